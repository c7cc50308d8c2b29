import type { Guide } from '../guides';
import type { NomadsView } from './view';

const mine = (view: NomadsView) => view.spaces.flatMap((space) => space.pile).filter((disc) => disc.seat === 0).length;

/** You begin as Red; the bot sets up the sleepers, so that your first choices are your own two discs. */
export const guide: Guide = {
  seats: 2,
  options: { adventurers: 'red,moon', first_player: '0' },
  steps: [
    { name: 'welcome', show: ['pile:0', 'stack:0'] },
    { name: 'first', until: (view) => mine(view as NomadsView) >= 1 },
    { name: 'second', until: (view) => mine(view as NomadsView) >= 2 },
    { name: 'move', until: (view) => view.actor === 0 && (view as NomadsView).turn > 1 },
    { name: 'listened' },
    { name: 'write', until: (view) => ((view as NomadsView).players[0]?.cards.length ?? 0) > 0 || view.actor === -2 },
    { name: 'moon', show: ['chart'] },
    { name: 'end' },
  ],
};
