/** How things move on the chart, and which events have an effect of their own. */
import type { GameEvent } from '../../lib/types';
import type { EffectTime, Manners } from '../../stage';
import type { IslandView } from './view';

/** Boats and creatures glide, people hop; tiles drop into place and sink; what comes from below rises. */
export const manners: Manners = ({ piece, source, target }) => {
  const kind = piece.split(':')[0];
  if (kind === 'tile') return target === null ? 'sink' : 'drop';
  if (source === null) return kind === 'explorer' ? 'drop' : 'rise';
  if (target === null) return kind === 'explorer' || kind === 'boat' ? 'sink' : 'fade';
  return kind === 'boat' || kind === 'serpent' || kind === 'shark' || kind === 'whale' ? 'slide' : 'hop';
};

/** At the end the values of the saved are turned over one by one: so many steps for each, and for all of them. */
export const turnOf = (count: number): number => Math.min(1.8, 22 / Math.max(1, count));
const count: EffectTime = {
  lasts: (after) => {
    const saved = (after as IslandView).explorers.filter((one) => one.where === 'saved').length;
    return LOOK + saved * turnOf(saved);
  },
  when: 'after',
  sound: 'chime',
};
/** How long the sums stay in sight when all values have been turned, in steps. */
export const LOOK = 4;

/** Foam closes over what goes down by itself; a whirlpool shows where its victims go. */
const foam = (_: unknown, event: GameEvent): number => (event.args.cause === 'whirlpool' ? 0 : 1.6);

export const effects: Readonly<Record<string, EffectTime>> = {
  'end-volcano': count,
  'end-empty': count,
  'end-sunk': count,
  'end-cap': count,
  sink: { lasts: 2.6, sound: 'splash' },
  lost: { lasts: foam, when: 'after', sound: 'splash' },
  'boat-lost': { lasts: foam, when: 'after', sound: 'crack' },
  'back-whirlpool': { lasts: 5, sound: 'rumble', pulls: true },
  'back-quenched': { lasts: 5, sound: 'rumble', pulls: true },
  'back-volcano': { lasts: 7, sound: 'rumble' },
  'back-shark': { lasts: 1.4, sound: 'splash' },
  'back-whale': { lasts: 1.4, sound: 'splash' },
  'back-boat': { lasts: 1.4, sound: 'splash' },
  saved: { lasts: 2.2, when: 'after', sound: 'chime' },
  play: { lasts: 7, sound: 'card' },
  defend: { lasts: 7, sound: 'chime' },
  roll: { lasts: 1.2, sound: 'card' },
};
