import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './test';
import { choose, create, me, myTurn, plain, settle, sit } from './people';

async function friend(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await settle(page, { name });
  return page;
}

async function together(ada: Page, bea: Page): Promise<string> {
  const { table, seats } = await create(ada, [me, { kind: 'open' }], plain);
  const invite = seats.find((seat) => seat.invite)?.invite ?? '';
  await sit(ada, table);
  await bea.goto(`/join#${invite}`);
  await bea.getByRole('button', { name: 'Sit down' }).click();
  await bea.waitForURL(`**/table/${table}`);
  await expect(bea.locator('.stage')).toBeVisible();
  return table;
}

const version = (page: Page) => page.locator('.stage').getAttribute('data-version').then(Number);
const asksMe = (page: Page) => page.locator('.bar.asked').isVisible();

/** Let whoever is asked choose, so many times. */
async function alternate(pages: Page[], times: number): Promise<void> {
  for (let turn = 0; turn < times; turn++) {
    await expect
      .poll(async () => (await Promise.all(pages.map(asksMe))).some(Boolean), { timeout: 30_000 })
      .toBe(true);
    for (const page of pages) {
      if (await asksMe(page)) {
        await choose(page);
        break;
      }
    }
  }
}

test('two browsers play, one reloads, the other loses its connection; nothing is lost', async ({ browser }) => {
  const ada = await friend(browser, 'Ada');
  const bea = await friend(browser, 'Bea');
  await together(ada, bea);
  await alternate([ada, bea], 8);

  await bea.reload();
  await expect(bea.locator('.stage')).toBeVisible();
  await alternate([ada, bea], 4);

  // Ada's line breaks; whatever Bea does meanwhile, Ada sees it when she is back.
  await ada.context().setOffline(true);
  await expect(ada.locator('.lost')).toBeVisible();
  let waited = 0;
  while (await asksMe(bea)) {
    await choose(bea);
    if (++waited > 4) break;
  }
  await ada.context().setOffline(false);
  await expect(ada.locator('.lost')).toHaveCount(0, { timeout: 20_000 });
  await expect.poll(async () => (await version(ada)) === (await version(bea))).toBe(true);

  // A choice made without a line is kept and sent when it is back.
  while (!(await asksMe(ada))) await alternate([bea], 1);
  const before = await version(ada);
  await ada.context().setOffline(true);
  await expect(ada.locator('.lost')).toBeVisible();
  await choose(ada);
  await expect(ada.locator('.sentence')).toContainText('One moment');
  await ada.context().setOffline(false);
  await expect.poll(() => version(ada), { timeout: 20_000 }).toBeGreaterThan(before);
  await alternate([ada, bea], 4);
});

test('undo across people asks them first', async ({ browser }) => {
  const ada = await friend(browser, 'Ada');
  const bea = await friend(browser, 'Bea');
  await together(ada, bea);
  await alternate([ada, bea], 12);
  // Until Ada has made a move that drew tiles: then only consent takes it back.
  for (let turn = 0; turn < 10; turn++) {
    const button = ada.getByRole('button', { name: 'Ask for undo' });
    if ((await button.count()) && (await button.isEnabled())) break;
    await alternate([ada, bea], 1);
  }
  const before = await version(bea);
  await ada.getByRole('button', { name: 'Ask for undo' }).click();
  await expect(bea.locator('.pop')).toContainText('Ada asks to take a move back');
  await bea.getByRole('button', { name: 'Rather not' }).click();
  await expect(ada.locator('.notice')).toContainText('rather play on');
  await ada.getByRole('button', { name: 'Ask for undo' }).click();
  await bea.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect.poll(() => version(bea)).toBeGreaterThan(before);
});

test('a spectator sees everything public and can choose nothing', async ({ browser }) => {
  const ada = await friend(browser, 'Ada');
  const eye = await friend(browser, 'Eye');
  const { table } = await create(ada);
  await sit(ada, table);
  await sit(eye, table);
  await expect(eye.getByText('You are watching')).toBeVisible();
  await myTurn(ada);
  const before = await version(eye);
  await choose(ada);
  await expect.poll(() => version(eye)).toBeGreaterThan(before);
  await expect(eye.locator('[data-state="possible"]')).toHaveCount(0);
  await expect(eye.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('a table is made in one short screen, and a bot takes the seat nobody came for', async ({ page }) => {
  await settle(page);
  await page.goto('/new/nomads');
  await page.getByLabel('Who plays seat 2').selectOption('open');
  await page.getByLabel('Strength of the bot on seat 3').selectOption('1');
  await page.getByText('More options').click();
  await page.getByLabel('How adventurers are shared out').selectOption('random');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/table\//);
  await expect(page.getByLabel('Link for seat 2')).toHaveValue(/\/join#/);
  await page.getByRole('button', { name: 'Let a bot play' }).click();
  await expect(page.getByLabel('Link for seat 2')).toHaveCount(0);
});
