import type { Guide } from '../guides';
import type { IsleView } from './view';

const says = (...notations: string[]) => ({ notation }: { notation: string }) => notations.includes(notation);
const stands = (view: IsleView, geyser: string) => view.geysers.find((one) => one.id === geyser)?.seat === 0;

/** Three turns that end with a cape in the sea; the first raise wakes a volcano. */
export const guide: Guide<IsleView> = {
  seats: 2,
  options: { first_player: '0' },
  seed: 'mu 2',
  steps: [
    { name: 'welcome', show: ['volcano:1', 'volcano:2', 'volcano:3', 'volcano:4', 'volcano:5', 'volcano:6', 'volcano:7', 'volcano:8'] },
    { name: 'land', show: ['boat:0', 'hex:20'], deed: says('land:13') },
    { name: 'sculpt', show: ['space:72'], deed: says('sculpt:13.1') },
    { name: 'raise', show: ['geyser:67'], deed: says('raise:13.SE') },
    { name: 'erupted', show: ['space:73'], deed: says('sculpt:13.2') },
    { name: 'carry', show: ['moai:0:1', 'hex:3'], deed: says('carry:13-2b') },
    { name: 'cape', show: ['hex:25'], deed: says('move:2b-18') },
    { name: 'first-side', show: ['space:82', 'geyser:77'], until: (view) => stands(view, 'geyser:77') },
    { name: 'second-side', show: ['space:83', 'geyser:78'], until: (view) => stands(view, 'geyser:78') },
    { name: 'leave', show: ['hex:3'], deed: says('move:18-2b') },
    { name: 'sink', show: ['geyser:17'], deed: says('raise:2b.NW') },
    { name: 'end' },
  ],
};
