import type { Page } from '@playwright/test';
import type { GamePictures } from '../../../scripts/moments';

/** Point at a geyser whose crack would cut something off, if there is one. */
async function wouldSink(page: Page): Promise<void> {
  const geysers = page.locator('[data-element^="geyser:"][data-state="possible"]');
  for (let index = 0; index < (await geysers.count()); index++) {
    await geysers.nth(index).focus();
    await page.waitForTimeout(200);
    if (await page.locator('.isle .breaks').count()) return;
  }
}

export const pictures: GamePictures = {
  seats: 4,
  options: { first_player: '0' },
  seed: 'mu 2',
  prefer: ['raise|land|flee', 'sculpt|village', 'create|carry|move'],
  moments: [
    { name: 'opening', choices: 0 },
    { name: 'raise', choices: 36, then: wouldSink },
    { name: 'middle', choices: 60 },
    { name: 'danger', choices: 60, then: (page) => page.keyboard.press('d') },
    { name: 'end', choices: Infinity },
  ],
};
