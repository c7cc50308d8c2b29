/** Every page at both widths and in both lights, into docs/pictures/. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { bot, choose, create, finish, me, myTurn, settle, sit } from '../e2e/people';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'pictures');
const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } } as const;

async function visitor(browser: Browser, size: keyof typeof sizes, theme: string, language: string): Promise<Page> {
  const context = await browser.newContext({ viewport: sizes[size], reducedMotion: 'reduce' });
  const page = await context.newPage();
  await settle(page, { theme, language, name: 'Anna' });
  return page;
}

/** A game well under way, at the moment of choosing a direction. */
async function middle(page: Page): Promise<void> {
  let turns = 0;
  while (await myTurn(page)) {
    const main = /Choose a pile|Scegli una pila da/.test((await page.locator('.sentence').textContent()) ?? '');
    if (main && ++turns === 7) break;
    await choose(page);
  }
  await page.locator('.pile[data-state="possible"]').last().click({ force: true });
  await page.locator('.pile[data-state="possible"]').first().hover({ force: true });
  await expect(page.locator('.ghost').first()).toBeVisible();
  await page.waitForTimeout(400);
}

for (const size of ['desktop', 'phone'] as const) {
  for (const [theme, language] of [['day', 'en'], ['night', 'it']] as const) {
    test(`pictures: ${size}, ${theme}, ${language}`, async ({ browser }) => {
      mkdirSync(folder, { recursive: true });
      const page = await visitor(browser, size, theme, language);
      const shoot = async (name: string) => {
        await page.waitForTimeout(500);
        await page.screenshot({ path: join(folder, `${name}-${size}-${theme}.jpg`), type: 'jpeg', quality: 82 });
      };
      const third = { kind: 'bot', name: 'Grecale', level: 1 } as const;
      const { table } = await create(page, [me, bot, third], { adventurers: 'nostromo,red,moon', first_player: '0' });
      const { table: ended } = await create(page, [me, bot, third], { adventurers: 'nostromo,red,moon', first_player: '0' });
      await finish(page, ended);
      for (const [name, address] of [
        ['home', '/'],
        ['island', '/game/nomads'],
        ['set-up', '/new/nomads'],
        ['end', `/table/${ended}`],
        ['replay', `/table/${ended}/replay?at=60`],
        ['luck', `/table/${ended}/luck`],
        ['rules', '/rules/nomads'],
        ['settings', '/settings'],
      ] as const) {
        await page.goto(address);
        await expect(page.locator('#main')).toBeVisible();
        await expect(page.getByText(/^(One moment…|Un momento…)$/)).toHaveCount(0);
        await shoot(name);
      }
      await sit(page, table);
      await middle(page);
      await shoot('game');
    });
  }
}
