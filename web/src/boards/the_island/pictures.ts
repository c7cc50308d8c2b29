import type { GamePictures } from '../../../scripts/moments';

export const pictures: GamePictures = {
  seats: 4,
  level: 2,
  options: { first_player: '0' },
  seed: 'a calm sea',
  moments: [
    { name: 'opening', choices: 0 },
    { name: 'middle', choices: 52 },
    { name: 'end', choices: Infinity },
  ],
};
