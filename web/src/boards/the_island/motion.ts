/** How things move on the chart, and which events have an effect of their own. */
import type { EffectTime, Manners } from '../../stage';

/** Boats and creatures glide, people hop; tiles drop into place and sink; what comes from below rises. */
export const manners: Manners = ({ piece, source, target }) => {
  const kind = piece.split(':')[0];
  if (kind === 'tile') return target === null ? 'sink' : 'drop';
  if (source === null) return kind === 'explorer' ? 'drop' : 'rise';
  if (target === null) return kind === 'explorer' || kind === 'boat' ? 'sink' : 'fade';
  return kind === 'boat' || kind === 'serpent' || kind === 'shark' || kind === 'whale' ? 'slide' : 'hop';
};

export const effects: Readonly<Record<string, EffectTime>> = {
  sink: { lasts: 2.6, sound: 'splash' },
  lost: { lasts: 1.6, when: 'after', sound: 'splash' },
  'boat-lost': { lasts: 1.6, when: 'after', sound: 'crack' },
  'back-whirlpool': { lasts: 4, sound: 'rumble' },
  'back-quenched': { lasts: 4, sound: 'rumble' },
  'back-volcano': { lasts: 7, sound: 'rumble' },
  'back-shark': { lasts: 1.4, sound: 'splash' },
  'back-whale': { lasts: 1.4, sound: 'splash' },
  'back-boat': { lasts: 1.4, sound: 'splash' },
  saved: { lasts: 2.2, when: 'after', sound: 'chime' },
  defend: { lasts: 1.5, sound: 'chime' },
  roll: { lasts: 1.2, sound: 'card' },
};
