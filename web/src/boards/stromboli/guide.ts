import type { Guide } from '../guides';
import type { StromboliView } from './view';

const seen = (look: (view: StromboliView) => boolean) => (view: object) => look(view as StromboliView);
const out = (view: StromboliView) => view.discs.filter((disc) => disc.seat === 0 && disc.beach !== null).length;
const received = (view: StromboliView) => Object.values(view.discarded).some((count) => count > 0) || view.players.some((player) => player.shells > 0 || player.kept.length > 0);

/** You begin; the bot answers. A game of the base variant, so that lava comes by itself. */
export const guide: Guide = {
  seats: 2,
  options: { variant: 'base', first_player: '0' },
  steps: [
    { name: 'welcome', show: ['boat', 'beach:0', 'beach:1', 'beach:2', 'beach:3', 'beach:4', 'beach:5'] },
    { name: 'place', until: seen((view) => out(view) > 0 || view.phase === 'shaman') },
    { name: 'shaman', show: ['shaman:0'], until: seen((view) => view.shamans[0]?.space !== null || view.actor !== 0) },
    { name: 'sums' },
    { name: 'sail', show: ['boat'], until: seen(received) },
    { name: 'cards' },
    { name: 'build', show: ['shaman:0'], until: seen((view) => view.statues.some((statue) => statue.seat === 0) || view.round > 1) },
    { name: 'shop', show: ['scoreboard'] },
    { name: 'lava', show: ['crater:0', 'crater:1', 'crater:2', 'crater:3', 'crater:4', 'crater:5'] },
    { name: 'eruption', until: seen((view) => view.round > 1 || view.phase === 'over') },
    { name: 'end' },
  ],
};
