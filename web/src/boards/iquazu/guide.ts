import type { Guide } from '../guides';
import type { IquazuView } from './view';

const gems = (view: IquazuView) => view.columns.flatMap((column) => column.crevices).filter((crevice) => crevice.owner === 0).length;
const over = (view: IquazuView) => view.phase === 'over';

/** You begin against one bot, with the strips in their fixed order; the first column is soon full, so a count comes early. */
export const guide: Guide<IquazuView> = {
  seats: 2,
  options: { first_player: '0', strips: 'fixed' },
  seed: 'behind the waterfall',
  steps: [
    { name: 'welcome', show: ['column:1', 'column:2', 'column:3', 'column:4', 'column:5'] },
    { name: 'cost', show: ['hand:white', 'hand:blue', 'hand:orange'] },
    { name: 'place', until: (view) => gems(view) >= 1 },
    { name: 'end-turn', until: (view) => view.active !== 0 || over(view) },
    { name: 'drop', show: ['waterfall'], until: (view) => view.actor === 0 || over(view) },
    { name: 'draw', show: ['pile'], deed: (choice) => choice.path[0] === 'pile' },
    { name: 'pairs', until: (view) => gems(view) >= 2 || over(view) },
    { name: 'columns', show: ['column:1'] },
    { name: 'rows', show: ['row:1', 'row:2', 'row:3', 'row:4', 'row:5'] },
    { name: 'count', until: (view) => view.frame > 1 || over(view) },
    { name: 'tiles' },
    { name: 'end' },
  ],
};
