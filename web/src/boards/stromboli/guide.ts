import type { Guide } from '../guides';
import type { StromboliView } from './view';

/** Somebody has received a card: it is used up, or lies in front of a player. */
const received = (view: StromboliView) =>
  Object.values(view.discarded).some((count) => count > 0) || view.players.some((player) => player.shells > 0 || player.kept.length > 0);
const craters = [0, 1, 2, 3, 4, 5].map((segment) => `crater:${segment}`);
const beaches = [0, 1, 2, 3, 4, 5].map((segment) => `beach:${segment}`);

/** You begin; a weak bot answers. The base game, so that lava comes by itself. */
export const guide: Guide<StromboliView> = {
  seats: 2,
  options: { variant: 'base', first_player: '0' },
  seed: 'noon on the island',
  steps: [
    { name: 'welcome', show: ['boat', ...beaches] },
    { name: 'place', deed: (choice, view) => choice.path.length === 2 && choice.path[1] !== `beach:${view.boat.segment}` },
    { name: 'shaman', show: ['shaman:0'], deed: (choice) => choice.path[0]?.startsWith('space:') ?? false },
    { name: 'sums', show: beaches },
    { name: 'sail', show: ['boat'], until: received },
    { name: 'cards' },
    { name: 'build', show: ['shaman:0'], until: (view) => view.statues.some((statue) => statue.seat === 0) || view.round > 1 },
    { name: 'shop', show: ['scoreboard'] },
    { name: 'lava', show: craters },
    { name: 'eruption', show: ['deck:1'], until: (view) => view.round > 1 || view.phase === 'over' },
    { name: 'end' },
  ],
};
