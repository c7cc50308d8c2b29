import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './test';
import { choose, create, me, myTurn, plain, settle, sit } from './people';

async function person(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await settle(page, { name });
  return page;
}

async function invited(ada: Page, bea: Page): Promise<string> {
  const { table, seats } = await create(ada, [me, { kind: 'open' }], plain);
  await sit(ada, table);
  await expect(ada.locator('[data-waiting]')).toContainText('Waiting for');
  await expect(ada.locator('.sentence')).toContainText('begins when everybody has sat down');
  await bea.goto(`/join#${seats.find((seat) => seat.invite)?.invite ?? ''}`);
  await bea.getByRole('button', { name: 'Sit down' }).click();
  await bea.waitForURL(`**/table/${table}`);
  await expect(ada.locator('[data-waiting]')).toHaveCount(0);
  return table;
}

test('a bot plays for a friend who is gone, and the friend gets the seat back', async ({ browser }) => {
  const ada = await person(browser, 'Ada');
  const bea = await person(browser, 'Bea');
  const table = await invited(ada, bea);
  await bea.goto('/');
  const card = ada.locator('[data-gone]');
  await expect(card).toContainText('Bea has been away', { timeout: 30_000 });
  await card.getByRole('button', { name: 'Let a bot play' }).click();
  await expect(card).toHaveCount(0);
  for (let turn = 0; turn < 3 && (await myTurn(ada)); turn++) await choose(ada);
  await sit(bea, table);
  await expect(ada.locator('[data-seat="1"]')).toContainText('here');
});

test('a game is conceded, and the luck page shows whose shares went in', async ({ browser }) => {
  const ada = await person(browser, 'Ada');
  const bea = await person(browser, 'Bea');
  const table = await invited(ada, bea);
  await myTurn(ada);
  await choose(ada);
  await bea.getByText('Leave or end this game').click();
  await bea.getByRole('button', { name: 'End the game early' }).click();
  await bea.getByRole('button', { name: 'End it' }).click();
  await expect(ada.locator('.pop')).toContainText('Bea asks to end the game here');
  await ada.getByRole('button', { name: 'Rather not' }).click();
  await expect(bea.locator('.notice')).toContainText('rather play on');
  await bea.getByRole('button', { name: 'Concede' }).click();
  await bea.getByRole('alertdialog').getByRole('button', { name: 'Concede' }).click();
  await expect(ada.locator('.result h2')).toContainText('You win');
  await bea.goto(`/table/${table}/luck`);
  await expect(bea.getByText('This is the share your browser made.')).toBeVisible();
  await expect(bea.getByText('the one you saw before you added your share')).toBeVisible();
  await expect(bea.getByText('draws follows from the secret number and the shares')).toBeVisible();
});

test('seats and settings go to another device, and everything is deleted on demand', async ({ browser }) => {
  const laptop = await person(browser, 'Ada');
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const { table } = await create(laptop);
  await laptop.goto('/settings');
  await laptop.getByRole('button', { name: 'Use another device' }).click();
  await expect(laptop.getByAltText('The link as a QR code')).toBeVisible();
  const link = await laptop.getByLabel('Link for the other device').inputValue();
  await phone.goto(link);
  await phone.locator('main button').click();
  await phone.waitForURL('**/');
  await expect(phone.locator(`a[href="/table/${table}"]`)).toBeVisible();
  await expect.poll(() => phone.evaluate(() => document.documentElement.lang)).toBe('en');

  await laptop.getByRole('button', { name: 'Delete everything about me' }).click();
  await laptop.getByRole('alertdialog').getByRole('button', { name: 'Delete everything' }).click();
  await expect(laptop.getByText('Nothing here points to you any more')).toBeVisible();
  await phone.goto('/');
  await expect(phone.locator(`a[href="/table/${table}"]`)).toHaveCount(0);
});
