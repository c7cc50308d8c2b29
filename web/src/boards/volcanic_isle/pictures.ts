import type { GamePictures } from '../../../scripts/moments';

export const pictures: GamePictures = {
  seats: 4,
  options: { first_player: '0' },
  seed: 'mu 2',
  prefer: ['raise|land|flee', 'sculpt|village', 'create|carry|move'],
  moments: [
    { name: 'opening', choices: 0, keep: [[1280, 'day']] },
    { name: 'middle', choices: 60, keep: [[1280, 'night'], [360, 'day'], [1920, 'day']] },
    { name: 'end', choices: Infinity },
  ],
};
