import type { Guide } from '../guides';
import type { NomadsView } from './view';

const placed = (view: NomadsView) => view.spaces.flatMap((space) => space.pile).filter((disc) => disc.seat === 0).length;

/** You begin as Red; the bot sets up the sleepers, so that your first choices are your own two discs. */
export const guide: Guide<NomadsView> = {
  seats: 2,
  options: { adventurers: 'red,moon', first_player: '0' },
  seed: 'round the fire',
  steps: [
    { name: 'welcome', show: ['pile:0', 'stack:0'] },
    { name: 'first', until: (view) => placed(view) >= 1 },
    { name: 'second', until: (view) => placed(view) >= 2 },
    { name: 'move', deed: (choice) => choice.path.length === 2 && choice.path.every((element) => element.startsWith('pile:')) },
    { name: 'listened' },
    { name: 'write', until: (view) => (view.players[0]?.cards.length ?? 0) > 0 || view.actor === -2 },
    { name: 'moon', show: ['chart'] },
    { name: 'end' },
  ],
};
