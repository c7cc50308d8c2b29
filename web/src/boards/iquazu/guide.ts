import type { View } from '../../lib/types';
import type { Guide } from '../guides';
import type { IquazuView } from './view';

const seen = (view: View) => view as IquazuView;
const gems = (view: View) => seen(view).columns.flatMap((column) => column.crevices).filter((crevice) => crevice.owner === 0).length;
const mine = (view: View) => view.actor === 0 || view.phase === 'over';

/** You begin against one bot, with the strips in their fixed order; the first column is soon full, so a count comes early. */
export const guide: Guide = {
  seats: 2,
  options: { first_player: '0', strips: 'fixed' },
  steps: [
    { name: 'welcome', show: ['column:1', 'column:2', 'column:3', 'column:4', 'column:5'] },
    { name: 'cost', show: ['hand:white', 'hand:blue', 'hand:orange'] },
    { name: 'place', until: (view) => gems(view) >= 1 },
    { name: 'end-turn', until: (view) => seen(view).active !== 0 || view.phase === 'over' },
    { name: 'drop', show: ['waterfall'], until: (view) => mine(view) && gems(view) >= 1 },
    { name: 'draw', show: ['pile'], until: (view) => (seen(view).hand_sizes[0] ?? 0) >= 6 || view.phase === 'over' },
    { name: 'pairs', until: (view) => gems(view) >= 2 || view.phase === 'over' },
    { name: 'columns', show: ['column:1'] },
    { name: 'rows', show: ['row:1', 'row:2', 'row:3', 'row:4', 'row:5'] },
    { name: 'count', until: (view) => seen(view).frame > 1 || view.phase === 'over' },
    { name: 'tiles' },
    { name: 'end' },
  ],
};
