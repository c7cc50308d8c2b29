/** Stromboli, played by people: clicks, keys, fingers, eyes only; both variants; the guide. */
import { expect, type Page } from '@playwright/test';
import { Finger } from './finger';
import { test } from './test';
import { axe, bot, choose, create, delays, finish, me, myTurn, nightInItalian, over, PHONE, play, settle, sit, toldBy, watch, type Seat } from './people';
import { seedOf } from '../src/boards/seed';

const base = { variant: 'base', first_player: '0' };
const tactical = { variant: 'tactical', first_player: '0' };
const table = (page: Page, options: Record<string, string> = base, seats: Seat[] = [me, bot], seed = 'broom in bloom') => create(page, seats, options, 'stromboli', seedOf(seed));
const both: Seat[] = [me, { kind: 'here', name: 'Bo' }];

/** What somebody in a hurry points at next: cards, then whatever moves the boat; empty for a button. */
const nextPick = (): string => {
  const all = [...document.querySelectorAll<HTMLElement>('[data-state="possible"]')];
  const id = (node: HTMLElement) => node.dataset.element ?? '';
  const of = (kind: string) => all.filter((node) => id(node).startsWith(`${kind}:`));
  // Scattered, but always the same: it depends on the position alone.
  const version = Number(document.querySelector<HTMLElement>('[data-version]')?.dataset.version ?? 0);
  const any = (nodes: HTMLElement[]) => nodes[((version * 2654435761) >>> 9) % Math.max(1, nodes.length)];
  const boat = all.find((node) => id(node) === 'boat');
  const sails = of('beach').find((node) => node.getAttribute('aria-label')?.includes('at the boat'));
  const reserve = of('disc').filter((node) => node.closest('.reserve'));
  const inward = of('space').sort((a, b) => Number(id(b).slice(6)) % 3 - (Number(id(a).slice(6)) % 3));
  const found = any(of('card')) ?? any(of('scorecard')) ?? inward[0] ?? any(of('crater')) ?? boat ?? sails ?? any(of('beach')) ?? any(of('lavadisc')) ?? any(reserve) ?? all[0];
  return found ? id(found) : '';
};

/** Whether something that may be chosen can be seen, if anything may. */
const answerable = () => {
  const bar = document.querySelector('.bar.asked')?.getBoundingClientRect().top ?? 0;
  const boxes = [...document.querySelectorAll('[data-state="possible"]')].map((node) => node.getBoundingClientRect());
  return !boxes.length || boxes.some((box) => box.top >= -1 && box.bottom <= bar + 1);
};

/** One click on a thing, wherever it lies. */
const click = (page: Page, element: string) => page.locator(`[data-element="${element}"]`).first().dispatchEvent('click');

const where = (page: Page) =>
  page.evaluate(() => Object.fromEntries([...document.querySelectorAll<SVGElement>('[data-piece]')].map((node) => [node.dataset.piece, node.getAttribute('transform')])));

test('a whole base game by clicks, watched by somebody who sees the same island and can choose nothing', async ({ page, browser }) => {
  test.setTimeout(400_000);
  await settle(page);
  const { table: id } = await table(page);
  await sit(page, id);
  const watcher = await (await browser.newContext()).newPage();
  await settle(watcher);
  await sit(watcher, id);
  expect(await play(page, 10, 'mouse', nextPick)).toBe(10);
  await myTurn(page);
  await expect.poll(async () => JSON.stringify(await where(watcher)), { timeout: 20_000 }).toBe(JSON.stringify(await where(page)));
  expect(await watcher.locator('[data-state="possible"]').count()).toBe(0);
  expect(await play(page, Infinity, 'mouse', nextPick)).toBeGreaterThan(5);
  await expect(page.locator('.result')).toContainText(/scoring 2|No points yet/);
  await expect(over(watcher)).toBeVisible();
});

test('a whole game of the tactical variant with keys alone', async ({ page }) => {
  test.setTimeout(400_000);
  await settle(page);
  await sit(page, (await table(page, tactical)).table);
  await expect(page.locator('[data-element="lavadisc:0"]')).toBeVisible();
  expect(await play(page, Infinity, 'keys', nextPick)).toBeGreaterThan(10);
  await expect(over(page)).toBeVisible();
});

test('a whole game with a finger on a phone of 360 pixels', async ({ browser }) => {
  test.setTimeout(400_000);
  const page = await (await browser.newContext(PHONE)).newPage();
  const finger = new Finger(page);
  await settle(page);
  await sit(page, (await table(page)).table);
  // Everything that can be picked first is wide enough for a finger.
  await myTurn(page);
  for (const disc of await page.locator('.reserve [data-state="possible"]').all()) {
    const box = await disc.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  // Whatever is asked, the page has come to where one can answer: to the cards for sale too.
  const look = () => expect.poll(() => page.evaluate(answerable)).toBe(true);
  expect((await finger.play(Infinity, nextPick, look)).decisions).toBeGreaterThan(10);
  await expect(over(page)).toBeVisible();
});

for (const [options, theme, language] of [[base, 'day', 'en'], [base, 'night', 'it'], [tactical, 'day', 'it'], [tactical, 'night', 'en']] as const) {
  test(`on a phone the bar covers no card, also while it has a button: ${options.variant}, ${theme}, ${language}`, async ({ browser }) => {
    const page = await (await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })).newPage();
    await settle(page, { theme, language });
    await sit(page, (await table(page, options)).table);
    await myTurn(page);
    const cards = page.locator('.stage [data-element^="card:"]');
    const free = async () => {
      await expect(cards).toHaveCount(12);
      const bar = (await page.locator('.bar.asked').boundingBox())?.y ?? 0;
      const feet = await cards.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().bottom));
      expect(Math.max(...feet)).toBeLessThanOrEqual(bar);
    };
    await free();
    await page.locator('[data-element="disc:0:3"]').tap();
    await expect(page.locator('.choices .button')).toHaveCount(1);
    await free();
    await click(page, 'beach:2');
    await expect(page.locator('.choices [data-action]')).toHaveCount(1);
    await free();
  });
}

test('on a phone nothing moves when cards are kept or a sentence is long, and the header tells the points of both', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })).newPage();
  await settle(page, { language: 'it' });
  const { table: id } = await table(page, base, [{ kind: 'me', name: 'Massimiliana Ferdinanda' }, { kind: 'here', name: 'Bartolomea dei Marinai' }], 'noon');
  await sit(page, id);
  await myTurn(page);
  const board = page.locator('main > .board');
  const before = (await board.boundingBox())?.y;
  // One of the longest sentences, for somebody with a long name, after both have taken cards.
  await finish(page, id, Infinity, ['take-basket', 'take-build'], 0, (view) => view.phase === 'build' && (view as unknown as { players: { kept: string[] }[] }).players.some(({ kept }) => kept.length > 0));
  await expect(page.locator('.sentence')).toContainText('Costruisci una statua');
  await page.evaluate(() => scrollTo(0, 0));
  expect((await board.boundingBox())?.y).toBe(before);
  const bar = (await page.locator('.bar.asked').boundingBox())?.y ?? 0;
  const feet = await page.locator('.stage [data-element^="card:"]').evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().bottom));
  expect(feet.length).toBeGreaterThan(8);
  expect(Math.max(...feet)).toBeLessThanOrEqual(bar);
  const standing = page.locator('header .standing');
  await expect(standing).toBeVisible();
  const points = await page.locator('.seats .points').evaluateAll((nodes) => nodes.map((node) => node.firstChild?.textContent?.trim()));
  await expect(standing.locator('span')).toContainText(points.map(String));
});

test('buying before a scoring: whoever caused it buys first, then lava flows, statues burn, points are counted, and only then round 2 begins', async ({ page }) => {
  await settle(page, { speed: 'normal' });
  const { table: id } = await table(page, base, both);
  await watch(page, id, toldBy('stromboli'), 3);
  const shelf = page.locator('.sale');
  const sold = page.locator('.sale .card.sold');
  const next = () => page.keyboard.press('ArrowRight');
  const points = (seat: number) => page.locator(`[data-seat="${seat}"] .points`);

  await next(); // the last two-palm card
  await expect(page.locator('.quake')).toHaveCount(1);
  await expect(shelf).toContainText('Ada may buy before the scoring');
  await expect(page.locator('.harbour')).toContainText('round 1 of 2');
  await next(); // Ada buys the Priestess, and Bo has to wait until the lava is turned
  await expect(sold).toHaveText([/Priestess/]);
  await expect(shelf).not.toContainText('may buy');
  await next();
  await expect(shelf).toContainText('Bo may buy before the scoring');

  await next(); // Bo buys a card: now everything follows
  await expect(page.locator('.gain').first()).toBeAttached();
  const [flows, fires, sums] = [await delays(page, '.flash'), await delays(page, '.blaze'), await delays(page, '.gain')];
  expect([flows.length, fires.length, sums.length]).toEqual([2, 2, 6]);
  expect(Math.max(...flows)).toBeLessThan(Math.min(...fires));
  expect(Math.max(...fires)).toBeLessThan(Math.min(...sums));
  expect(sums).toEqual(sums.toSorted((a, b) => a - b));
  // Meanwhile the card is Bo's, and nobody has points yet.
  await expect(sold).toHaveText([/Forest.*Bo/, /Priestess/]);
  await expect(page.locator('.harbour')).toContainText('round 1 of 2');
  await expect(points(0)).toContainText('0');
  await expect(points(0)).toContainText('7', { timeout: 20_000 });
  await expect(points(1)).toContainText('4');
  await expect(sold).toHaveCount(0);
  await expect(page.locator('.harbour')).toContainText('round 2 of 2');
  const order = [
    'The last two-palm card is out', 'Ada buys the Priestess', 'Ada moves a lava marker from D to C', 'Bo buys', 'Forest Statues', 'The volcano erupts in C', 'The volcano erupts in E', 'Lava destroys a statue', 'The lava cools', 'Ada scores', 'Round 2',
  ];
  await expect(page.getByRole('log')).toHaveText(new RegExp(order.join('[\\s\\S]*').replaceAll(' ', '\\s+')));
});

test('before a scoring the cards for sale are what one is asked about, on a phone too', async ({ browser }) => {
  test.setTimeout(300_000);
  const page = await (await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })).newPage();
  await settle(page);
  const { table: id } = await table(page, base, both, 'noon');
  // Shells are taken and kept until the volcano erupts.
  await finish(page, id, Infinity, ['buy-nothing', 'take-shell'], 0, (view) => view.phase === 'prebuy');
  await sit(page, id);
  await expect(page.locator('.bar.asked')).toContainText('Buy one last card before the volcano erupts');
  const offers = page.locator('.sale [data-state="possible"]');
  expect(await offers.count()).toBeGreaterThan(1);
  await expect.poll(() => page.evaluate(answerable)).toBe(true);
  await offers.first().tap();
  await expect(page.locator('[role=log]')).toContainText('buys');
});

test('a disc in hand shows where the boat would land, and a beach that would tie says why not', async ({ page }) => {
  await settle(page, { name: 'You' });
  const { table: id } = await table(page, base, [{ kind: 'me', name: 'You' }, { kind: 'here', name: 'Bea' }]);
  await sit(page, id);
  await myTurn(page);
  await click(page, 'disc:0:3');
  await expect(page.locator('.told')).toContainText('Nobody has a disc at D');
  await click(page, 'beach:2');
  await page.getByRole('button', { name: /shaman stay/ }).click();
  // Bea: her 3 would make it 3 against 3 on C, her 2 at the boat brings it to C.
  await expect(page.locator('[data-element="disc:1:3"][data-state="possible"]')).toBeVisible();
  await click(page, 'disc:1:3');
  await expect(page.locator('.refused')).toHaveCount(1);
  await click(page, 'beach:2');
  await expect(page.locator('.notice')).toContainText('3 against 3');
  await expect(page.locator('.notice')).toContainText('ST-DISC-5');
  await click(page, 'disc:1:2');
  await expect(page.locator('.notice')).toHaveCount(0);
  await expect(page.locator('.told')).toContainText('The two cards at C are alike');
  await page.locator('[data-element="beach:0"]').dispatchEvent('pointerenter');
  await expect(page.locator('.told.sure')).toBeVisible();
  await expect(page.locator('.aim.sure')).toBeVisible();
  await expect(page.locator('.ghost').first()).toBeVisible();
  await click(page, 'beach:0');
  await expect(page.getByText('The boat goes 2 segments, from A to C.')).toBeVisible();
  await expect(page.locator('.told')).toHaveCount(0);
  await page.keyboard.press('d');
  await expect(page.locator('.threat')).toHaveCount(5);
});

test('axe finds nothing on the board in the middle of a game, by day and by night, in both languages', async ({ page }) => {
  await settle(page, { theme: 'day' });
  const { table: id } = await table(page);
  await finish(page, id, 30);
  await sit(page, id);
  await myTurn(page);
  expect(await axe(page)).toEqual([]);
  await nightInItalian(page);
  const { table: other } = await table(page, tactical);
  await finish(page, other, 30);
  await sit(page, other);
  await myTurn(page);
  expect(await axe(page)).toEqual([]);
});

test('the guide leads from the first disc to the first eruption', async ({ page }) => {
  test.setTimeout(300_000);
  await settle(page);
  await page.goto('/game/stromboli');
  await page.getByRole('link', { name: 'Learn by playing' }).click();
  const guide = page.locator('.guide');
  await expect(guide).toContainText('six beaches');
  const told = new Set<string>();
  for (let step = 0; step < 400 && (await guide.count()); step++) {
    told.add(((await guide.textContent()) ?? '').slice(0, 60));
    const on = guide.locator('.button.main');
    if (await on.count()) await on.first().click();
    else if (await myTurn(page)) await choose(page, nextPick);
  }
  expect(told.size).toBeGreaterThanOrEqual(9);
});
