import type { Guide } from '../guides';
import type { IslandView } from './view';

const said = (id: string) => (choice: { phrase: { id: string } }) => choice.phrase.id === id;
const mine = (view: IslandView) => view.active === 0;

/**
 * You begin against one bot. With three steps in the first turn, the seed puts a shark under the first beach and on the
 * die; whoever plays otherwise meets another fate, and the guide still holds.
 */
export const guide: Guide<IslandView> = {
  seats: 2,
  options: { first_player: '0' },
  seed: 'lamp and lighthouse',
  steps: [
    { name: 'welcome', show: ['island:NW', 'island:NE', 'island:SW', 'island:SE'] },
    { name: 'place', deed: said('action-place') },
    { name: 'value', until: (view) => view.phase !== 'value' },
    { name: 'rest', until: (view) => view.placing === null || view.placing.colour === null },
    { name: 'boats', until: (view) => view.placing === null },
    { name: 'embark', deed: (choice) => said('action-embark')(choice) && choice.phrase.args.warning === '@warning-none' },
    { name: 'sail', deed: (choice) => said('action-sail')(choice) && choice.phrase.args.warning === '@warning-none' },
    { name: 'sink', until: (view) => !mine(view) || view.turn_phase === 4 },
    { name: 'creature', show: ['die'], until: (view) => !mine(view) },
    { name: 'shark', show: (view) => view.creatures.filter((one) => one.kind === 'shark').map((one) => one.id) },
    { name: 'land', show: ['hex:C1', 'hex:B10', 'hex:L1', 'hex:K11'] },
    { name: 'end' },
  ],
};
