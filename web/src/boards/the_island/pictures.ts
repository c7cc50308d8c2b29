import type { GamePictures } from '../../../scripts/moments';

export const pictures: GamePictures = {
  seats: 4,
  level: 2,
  options: { first_player: '0' },
  seed: 'a calm sea',
  moments: [
    { name: 'opening', choices: 0, keep: [[1280, 'day']] },
    { name: 'middle', choices: 52, keep: [[1280, 'day'], [1280, 'night'], [360, 'day']] },
    { name: 'end', choices: Infinity, keep: [[1280, 'day'], [768, 'night'], [1920, 'night']] },
  ],
};
