import type { GamePictures } from '../../../scripts/moments';

const pile = '.pile[data-state="possible"]';

export const pictures: GamePictures = {
  seats: 3,
  options: { adventurers: 'nostromo,red,moon', first_player: '0' },
  seed: 'a clear night',
  moments: [
    { name: 'opening', choices: 0 },
    {
      name: 'middle',
      choices: 14,
      // At the moment of choosing a direction, if a pile is what is asked for.
      then: async (page) => {
        if ((await page.locator(pile).count()) === 0) return;
        await page.locator(pile).last().click({ force: true });
        await page.locator(pile).first().hover({ force: true });
        await page.locator('.ghost').first().waitFor({ state: 'attached', timeout: 3000 });
      },
    },
    { name: 'end', choices: Infinity },
  ],
};
