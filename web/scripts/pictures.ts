/**
 * Pictures of every page, and of every game at the moments its folder names: four widths, day and night. All go to
 * test-results/pictures for looking; those that belong to the documentation into docs/pictures.
 *
 *   make pictures                       everything
 *   GAME=stromboli npm run pictures     one game only
 *   SEE=grey npm run pictures           as eyes without colours see the boards; deutan, protan, tritan: with two of the three
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { create, finish, settle, sit } from '../e2e/people';
import { seedOf } from '../src/boards/seed';
import { seatsOf, WIDTHS, type GamePictures, type Light, type Width } from './moments';

const kept = join(import.meta.dirname, '..', '..', 'docs', 'pictures');
const all = join(import.meta.dirname, '..', 'test-results', 'pictures');
const boards = join(import.meta.dirname, '..', 'src', 'boards');
const only = process.env.GAME;
/** Eyes, by the names Chromium has for them. */
const EYES = { grey: 'achromatopsia', deutan: 'deuteranopia', protan: 'protanopia', tritan: 'tritanopia' } as const;
const see = process.env.SEE as keyof typeof EYES | undefined;
if (see && !(see in EYES)) throw new Error(`SEE must be one of ${Object.keys(EYES).join(', ')}`);
const widths = see ? ([1280] as const) : ([360, 768, 1280, 1920] as const);
const languages: Record<Light, string> = { day: 'en', night: 'it' };

async function visitor(browser: Browser, width: Width, theme: Light): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: WIDTHS[width] }, reducedMotion: 'reduce', hasTouch: width < 700 });
  const page = await context.newPage();
  await settle(page, { theme, language: languages[theme], name: 'Anna' });
  if (see) await (await context.newCDPSession(page)).send('Emulation.setEmulatedVisionDeficiency', { type: EYES[see] });
  return page;
}

/** The documentation is read over slow lines too: no picture is heavier. */
const HEAVIEST = 120_000;

async function shoot(page: Page, name: string, keep: boolean): Promise<void> {
  await page.waitForTimeout(700);
  let picture = await page.screenshot({ type: 'jpeg', quality: 74 });
  for (let quality = 66; picture.length > HEAVIEST && quality > 30; quality -= 8) picture = await page.screenshot({ type: 'jpeg', quality });
  for (const folder of keep ? [all, kept] : [all]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.jpg`), picture);
  }
}

// One match for all pictures of a game: playing it anew for each would take hours. The same person looks from every window.
for (const game of readdirSync(boards).filter((name) => existsSync(join(boards, name, 'pictures.ts')) && (!only || name === only))) {
  test(`pictures of ${game}`, async ({ browser }) => {
    const { pictures } = (await import(join(boards, game, 'pictures.ts'))) as { pictures: GamePictures };
    const player = await visitor(browser, 360, 'day');
    const { table } = await create(player, seatsOf(pictures), pictures.options, game, seedOf(pictures.seed));
    const cookies = await player.context().cookies();
    let made = 0;
    for (const moment of pictures.moments) {
      await finish(player, table, moment.choices, pictures.prefer, made);
      made = moment.choices;
      for (const theme of ['day', 'night'] as const) {
        for (const width of widths) {
          const page = await visitor(browser, width, theme);
          await page.context().addCookies(cookies);
          await sit(page, table);
          await expect(page.locator('.bar.asked').or(page.locator('.result h2'))).toBeVisible({ timeout: 60_000 });
          await moment.then?.(page);
          const keep = !see && (moment.keep?.some(([wide, light]) => wide === width && light === theme) ?? false);
          await shoot(page, `${game}-${moment.name}-${width}-${theme}${see ? `-${see}` : ''}`, keep);
          await page.context().close();
        }
      }
    }
    await player.context().close();
  });
}

const pages = (ended: string): [string, string][] => [
  ['home', '/'],
  ['island', '/game/nomads'],
  ['set-up', '/new/nomads'],
  ['replay', `/table/${ended}/replay?at=60`],
  ['luck', `/table/${ended}/luck`],
  ['rules', '/rules/nomads'],
  ['settings', '/settings'],
];

for (const [width, size] of only || see ? [] : ([[1280, 'desktop'], [360, 'phone']] as const)) {
  for (const theme of ['day', 'night'] as const) {
    test(`pictures of the pages: ${size}, ${theme}`, async ({ browser }) => {
      const page = await visitor(browser, width, theme);
      const { table } = await create(page, seatsOf({ seats: 3 }), { adventurers: 'nostromo,red,moon', first_player: '0' });
      await finish(page, table);
      for (const [name, address] of pages(table)) {
        await page.goto(address);
        await expect(page.locator('#main')).toBeVisible();
        await expect(page.getByText(/^(One moment…|Un momento…)$/)).toHaveCount(0);
        // Home in every light; of the others one of each.
        await shoot(page, `${name}-${size}-${theme}`, name === 'home' || (size === 'desktop') === (theme === 'day'));
      }
    });
  }
}
