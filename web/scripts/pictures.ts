/**
 * Pictures of every page, and of every game at the moments its folder names: four widths, day and night, and as eyes see that do not
 * tell all colours apart. All go to test-results/pictures for looking. For the documentation those of one moment lie together on a
 * sheet (docs/pictures/<game>-<moment>.jpg); the crowded moment stands there alone as well.
 *
 *   make pictures                       everything
 *   GAME=stromboli npm run pictures     one game only
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { create, finish, settle, sit } from '../e2e/people';
import { seedOf } from '../src/boards/seed';
import { CROWDED, seatsOf, WIDTHS, type GamePictures, type Light, type Width } from './moments';

const kept = join(import.meta.dirname, '..', '..', 'docs', 'pictures');
const all = join(import.meta.dirname, '..', 'test-results', 'pictures');
const boards = join(import.meta.dirname, '..', 'src', 'boards');
const only = process.env.GAME;
const widths = [360, 768, 1280, 1920] as const;
const lights = ['day', 'night'] as const;
const languages: Record<Light, string> = { day: 'en', night: 'it' };
/** Without colours, then without one kind of the three that eyes have for them; by the names Chromium has for such eyes. */
const EYES = ['achromatopsia', 'deuteranopia', 'protanopia', 'tritanopia'] as const;
type Eyes = (typeof EYES)[number];

async function visitor(browser: Browser, width: Width, theme: Light, eyes?: Eyes): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: WIDTHS[width] }, reducedMotion: 'reduce', hasTouch: width < 700 });
  const page = await context.newPage();
  await settle(page, { theme, language: languages[theme], name: 'Anna' });
  if (eyes) await (await context.newCDPSession(page)).send('Emulation.setEmulatedVisionDeficiency', { type: eyes });
  return page;
}

/** The documentation is read over slow lines too: no picture, and no sheet of them, is heavier. */
const HEAVIEST = { picture: 120_000, sheet: 200_000 };

function put(folder: string, name: string, picture: Buffer): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.jpg`), picture);
}

/** As fine as the weight allows. */
async function shoot(page: Page, heaviest: number): Promise<Buffer> {
  let picture = await page.screenshot({ type: 'jpeg', quality: 74 });
  for (let quality = 66; picture.length > heaviest && quality > 30; quality -= 8) picture = await page.screenshot({ type: 'jpeg', quality });
  return picture;
}

interface Picture {
  name: string;
  image: Buffer;
}

async function take(page: Page, name: string, alone: boolean): Promise<Picture> {
  await page.waitForTimeout(700);
  const image = await shoot(page, HEAVIEST.picture);
  put(all, name, image);
  if (alone) put(kept, name, image);
  return { name, image };
}

/** Rows of pictures, each as high as the others of its row, on one sheet. */
async function sheet(browser: Browser, name: string, rows: { height: number; pictures: Picture[] }[]): Promise<void> {
  const page = await (await browser.newContext({ viewport: { width: 1600, height: 100 } })).newPage();
  const shown = rows.map(({ height, pictures }) =>
    pictures.map(({ image }) => `<img height="${height}" src="data:image/jpeg;base64,${image.toString('base64')}">`).join(''));
  await page.setContent(`<style>body { margin: 10px; background: #e9e2d3 } p { display: flex; flex-wrap: wrap; justify-content: center; gap: 10px; margin: 0 0 10px }</style>${shown.map((row) => `<p>${row}</p>`).join('')}`);
  await page.setViewportSize({ width: 1600, height: await page.evaluate(() => document.body.scrollHeight) });
  put(kept, name, await shoot(page, HEAVIEST.sheet));
  await page.context().close();
}

// One match for all pictures of a game: playing one for each would take hours. The same person looks from every window.
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
      const look = async (width: Width, theme: Light, eyes?: Eyes): Promise<Picture> => {
        const page = await visitor(browser, width, theme, eyes);
        await page.context().addCookies(cookies);
        await sit(page, table);
        await expect(page.locator('.bar.asked').or(page.locator('.result h2'))).toBeVisible({ timeout: 60_000 });
        await moment.then?.(page);
        const alone = !eyes && moment.name === CROWDED && width === 1280 && theme === 'day';
        const picture = await take(page, `${game}-${moment.name}-${width}-${eyes ?? theme}`, alone);
        await page.context().close();
        return picture;
      };
      const rows = [];
      for (const theme of lights) {
        const row: Picture[] = [];
        for (const width of widths) row.push(await look(width, theme));
        rows.push({ height: 330, pictures: row });
      }
      await sheet(browser, `${game}-${moment.name}`, rows);
      if (moment.name !== CROWDED) continue;
      const seen: Picture[] = [];
      for (const eyes of EYES) seen.push(await look(1280, 'day', eyes));
      await sheet(browser, `${game}-eyes`, [{ height: 480, pictures: seen }]);
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

if (!only) {
  test('pictures of the pages', async ({ browser }) => {
    const rows = [];
    for (const [width, theme] of [[1280, 'day'], [360, 'night'], [1280, 'night'], [360, 'day']] as const) {
      const page = await visitor(browser, width, theme);
      const { table } = await create(page, seatsOf({ seats: 3 }), { adventurers: 'nostromo,red,moon', first_player: '0' });
      await finish(page, table);
      const row: Picture[] = [];
      for (const [name, address] of pages(table)) {
        await page.goto(address);
        await expect(page.locator('#main')).toBeVisible();
        await expect(page.getByText(/^(One moment…|Un momento…)$/)).toHaveCount(0);
        row.push(await take(page, `${name}-${width}-${theme}`, name === 'home' && width === 1280));
      }
      rows.push({ height: width === 360 ? 330 : 236, pictures: row });
      await page.context().close();
    }
    // By day on a large screen, by night on a small one: all of the others are only for looking.
    await sheet(browser, 'pages', rows.slice(0, 2));
  });
}
