import type { GamePictures } from '../../../scripts/moments';

const disc = '.reserve [data-state="possible"]';

export const pictures: GamePictures = {
  seats: 2,
  options: { variant: 'base', first_player: '0' },
  seed: 'broom in bloom',
  moments: [
    { name: 'opening', choices: 0 },
    {
      name: 'middle',
      choices: 46,
      // A disc in hand over the beach of the boat: where it would land, and who would choose first.
      then: async (page) => {
        if (!(await page.locator(disc).count())) return;
        await page.locator(disc).last().click({ force: true });
        await page.locator('.beach[aria-label*="boat"], .beach[aria-label*="barca"]').first().dispatchEvent('pointerenter');
      },
    },
    { name: 'end', choices: Infinity },
  ],
};
