import type { GamePictures } from '../../../scripts/moments';

/** The first turn, a crowded wall with a gem being thought of, and the last count. */
export const pictures: GamePictures = {
  seats: 3,
  options: { first_player: '0', strips: 'fixed' },
  seed: 'wet rock',
  moments: [
    { name: 'opening', choices: 0 },
    {
      name: 'middle',
      choices: 32,
      then: async (page) => {
        const free = page.locator('.held[data-element^="crevice:"][data-state="possible"]');
        if (await free.count()) await free.last().hover({ force: true });
      },
    },
    { name: 'end', choices: Infinity },
  ],
};
