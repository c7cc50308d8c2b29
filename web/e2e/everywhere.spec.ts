/** Every page, in both languages and times of day, at phone width, and for everybody. */
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { see } from './eyes';
import { gzipSync } from 'node:zlib';
import { axe, bot, choose, create, finish, me, myTurn, nightInItalian, plain, play, settle, sit } from './people';

/** A game of Nomads that is over, and one that is not. */
async function tables(page: Page): Promise<[string, string][]> {
  const { table: ended } = await create(page, [me, bot], plain);
  await finish(page, ended);
  const { table: running } = await create(page, [me, bot], plain);
  return [['table', `/table/${running}`], ['end', `/table/${ended}`], ['replay', `/table/${ended}/replay?at=40`], ['luck', `/table/${ended}/luck`]];
}

const others: [string, string][] = [['home', '/'], ['island', '/game/nomads'], ['set-up', '/new/nomads'], ['rules', '/rules/nomads'], ['settings', '/settings'], ['join', '/join#nothing'], ['lost', '/nowhere']];

const ready = async (page: Page) => {
  await expect(page.locator('#main')).toBeVisible();
  await expect(page.getByText(/^(One moment…|Un momento…)$/)).toHaveCount(0);
  await see(page, 'still', 100);
};

/** Names of sentences that nobody wrote: they stand where the sentence should. */
const bareNames = () => {
  const found: string[] = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = (node.textContent ?? '').trim();
    const code = node.parentElement?.closest('code, table, .rules');
    if (!code && /^[a-z]+(-[a-z0-9]+)+$/.test(text)) found.push(text);
  }
  return found;
};

/** What is wrong with the page as it is shown now, by day or by night, in one of the languages. */
async function faults(page: Page, where: string): Promise<string[]> {
  const told = (await axe(page)).map((line) => `${where}: ${line}`);
  const looked = async (how: string) => told.push(...(await page.evaluate(bareNames)).map((bare) => `${where}${how}: ${bare}`));
  await looked('');
  await page.setViewportSize({ width: 360, height: 740 });
  await see(page, 'still', 60);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > 360) told.push(`${where}: ${wide} pixels wide on a phone`);
  await looked(' on a phone');
  await page.setViewportSize({ width: 1280, height: 800 });
  return told;
}

// One visit for all of it: opening the pages takes most of the time.
for (const [which, addresses] of [['of a table', tables], ['beside the tables', () => Promise.resolve(others)]] as const) {
  test(`on every page ${which} axe finds nothing, no sentence is missing and 360 pixels are enough, by day and by night, and the language changes at once`, async ({ page }) => {
    test.setTimeout(400_000);
    await settle(page, { theme: 'day' });
    const told: string[] = [];
    const language = page.locator('header nav button').first();
    for (const [name, address] of await addresses(page)) {
      await page.goto(address);
      await ready(page);
      told.push(...(await faults(page, `${name}, day, en`)));
      await nightInItalian(page);
      await see(page, 'still', 60);
      told.push(...(await faults(page, `${name}, night, it`)));
      await language.click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await see(page, 'still', 60);
      told.push(...(await page.evaluate(bareNames)).map((bare) => `${name}, in English again: ${bare}`));
      await page.getByRole('button', { name: 'Switch to day' }).click();
    }
    expect(told).toEqual([]);
  });
}

test('360 pixels are enough for playing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await settle(page);
  const { table } = await create(page, [me, bot], plain);
  await sit(page, table);
  expect(await play(page, 8)).toBe(8);
  // The bar stays at the thumb.
  const bar = await page.locator('.bar').first().boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(741);
});

test('with less motion nothing travels, and the new place lights up', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settle(page, { speed: 'normal' });
  const { table } = await create(page);
  await sit(page, table);
  while ((await myTurn(page)) && !(await page.locator('.sentence').textContent())?.includes('Choose a pile')) await choose(page);
  await page.evaluate(() => {
    const seen = window as unknown as { ringed: boolean; travelled: boolean };
    seen.ringed = seen.travelled = false;
    new MutationObserver(() => {
      if (document.querySelector('.ringed')) seen.ringed = true;
      if (document.getAnimations().some((one) => one.id === 'travel')) seen.travelled = true;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await choose(page);
  await expect.poll(() => page.evaluate(() => (window as unknown as { ringed: boolean }).ringed)).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { travelled: boolean }).travelled)).toBe(false);
});

test('with motion the discs travel one after the other, and a click ends it', async ({ page }) => {
  await settle(page, { speed: 'calm' });
  const { table } = await create(page);
  await sit(page, table);
  while ((await myTurn(page)) && !(await page.locator('.sentence').textContent())?.includes('Choose a pile')) await choose(page);
  await page.locator('.pile[data-state="possible"]').first().click({ force: true });
  // The same pile once more would let go of it.
  await expect(page.locator('.pile[data-state="picked"]')).toHaveCount(1);
  await page.locator('.pile[data-state="possible"]').first().click({ force: true });
  // Looked at in every frame: a busy machine may show only some of them.
  await page.waitForFunction(() => document.getAnimations().some((one) => one.id === 'travel'));
  await page.locator('.board').click({ position: { x: 5, y: 5 } });
  await page.waitForFunction(() => document.getAnimations().every((one) => one.id !== 'travel'));
});

test('the first load is small', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (answer) => {
    if (/\.(js|css)(\?|$)/.test(new URL(answer.url()).pathname)) sizes.push(answer.body().then((body) => gzipSync(body).length));
  });
  await settle(page);
  await page.goto('/');
  await ready(page);
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThanOrEqual(150 * 1024);
});

test('the time of day follows the device until somebody chooses', async ({ page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper'));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await ready(page);
  const day = await paper();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  expect(await paper()).not.toBe(day);
});
