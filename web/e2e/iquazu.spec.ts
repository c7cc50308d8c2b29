/** Iquazú, played by people: clicks, keys, fingers, eyes only; two browsers whose hands stay secret; the guide. */
import { expect, type Browser, type Page } from '@playwright/test';
import { Finger } from './finger';
import { test } from './test';
import {
  axe, bot, choose, create, delays, finish, frameTime, listen, me, myTurn, nightInItalian, over, overhear, paint, PHONE, play, settle, sit, toldBy, watch, type Seat,
} from './people';
import { see } from './eyes';
import { seedOf } from '../src/boards/seed';

const fixed = { first_player: '0', strips: 'fixed' };
const table = (page: Page, seats: Seat[] = [me, bot]) => create(page, seats, fixed, 'iquazu', seats.some((seat) => seat.kind === 'open') ? undefined : seedOf('wet rock'));

interface Told {
  type: string;
  view?: { viewer: number | null; hand: number[] | null; offers: object; payments: object[]; hand_sizes: number[]; seats: number };
  steps?: { view: Told['view'] | null; events: { kind: string; args: Record<string, string | number>; moves: { piece: string; source: string | null; target: string | null }[] }[] }[];
}

function heardBy(page: Page): Told[] {
  const said: Told[] = [];
  listen(page, (message) => said.push(message as Told));
  return said;
}

/** Whatever a page was told of cards, it may know: only its own hand, and of others' cards only that they move. */
function checkSecrets(said: Told[], seat: number | null): number {
  let draws = 0;
  // One expectation for all of it: thousands of them take longer than the game.
  const leaks: unknown[] = [];
  const check = (fine: boolean, about: unknown) => void (fine || leaks.push(about));
  for (const message of said.filter((one) => one.type === 'update')) {
    for (const view of [message.view, ...(message.steps ?? []).map((step) => step.view)]) {
      if (!view) continue;
      check(view.viewer === seat, view);
      check(seat === null ? view.hand === null : (view.hand ?? []).reduce((sum, count) => sum + count, 0) === view.hand_sizes[seat], view);
    }
    for (const event of (message.steps ?? []).flatMap(({ events }) => events)) {
      const own = event.args.seat === `#${seat}`;
      if (event.kind === 'card') check(own, event);
      if (event.kind === 'card-hidden') {
        draws += 1;
        check(!own && Object.keys(event.args).join() === 'seat' && event.moves.map((move) => move.piece).join() === 'token:card', event);
      }
      check(own || !event.moves.some((move) => move.source?.startsWith('hand:') || move.target?.startsWith('hand:')), event);
    }
  }
  expect(leaks).toEqual([]);
  return draws;
}

test('a whole game by clicks, and its points light up what made them', async ({ page }) => {
  test.setTimeout(400_000);
  await settle(page);
  const { table: id } = await table(page);
  await sit(page, id);
  await expect(page.locator('.iquazu')).toBeVisible();
  expect(await play(page)).toBeGreaterThan(25);
  await expect(over(page)).toContainText(/win|victory/i);
  await page.locator('.result details[open] .line').first().hover();
  await expect(page.locator('.lit').first()).toBeAttached();
});

test('a crevice says what it costs and changes before it is chosen; ways to pay are cards', async ({ page }) => {
  await settle(page);
  const { table: id } = await table(page);
  await sit(page, id);
  await myTurn(page);
  const free = page.locator('.held[data-element^="crevice:"][data-state="possible"]');
  await free.first().hover({ force: true });
  await expect(page.locator('.thought').first()).toBeVisible();
  await expect(page.locator('.head.thought')).toHaveCount(1);
  await expect(page.locator('.goes').first()).toBeVisible();
  // Whatever cannot be chosen says why, with its rule.
  await page.locator('[data-element="row:1"]').first().click({ force: true });
  await expect(page.getByText(/Most gems in the row/)).toBeVisible();

  const ways = page.locator('.ways .way');
  // A full hand pays in several ways.
  for (let turns = 0; turns < 20 && !(await ways.count()); turns++) {
    if (!(await myTurn(page))) break;
    const pile = page.locator('[data-element="pile"][data-state="possible"]');
    if (turns < 6 && (await pile.count())) await pile.click();
    else if (await free.count()) await free.last().click({ force: true });
    else await choose(page);
    await see(page, 'still', 60);
  }
  await expect(ways.first()).toBeVisible();
  expect(await ways.count()).toBeGreaterThan(1);
  const gems = await page.locator('.piece .gem').count();
  await ways.first().click();
  await expect(ways).toHaveCount(0);
  await expect.poll(() => page.locator('.piece .gem').count()).toBeGreaterThan(gems);
});

/** Whoever can place a gem does. By what Tab meets first, the pile, a game lasts four times as long. */
const placing = (): string | null => document.querySelector<SVGElement>('[data-element^="crevice:"][data-state="possible"]')?.dataset.element ?? null;

test('a whole game by keys alone', async ({ page }) => {
  test.setTimeout(400_000);
  await settle(page);
  const { table: id } = await table(page);
  await sit(page, id);
  expect(await play(page, Infinity, 'keys', placing)).toBeGreaterThan(25);
  await expect(over(page)).toBeVisible();
});

test('a whole game with a finger on a phone: wall, hand and question in sight together, every crevice can be hit', async ({ browser }) => {
  test.setTimeout(400_000);
  const page = await (await browser.newContext(PHONE)).newPage();
  const finger = new Finger(page);
  await settle(page);
  const { table: id } = await table(page);
  await sit(page, id);
  await myTurn(page);
  const near = await page.locator('.held[data-element^="crevice:"][data-state="possible"]').evaluateAll((nodes) => {
    const points = nodes.map((node) => node.getBoundingClientRect()).map((box) => [box.x + box.width / 2, box.y + box.height / 2] as const);
    return Math.min(...points.flatMap((a, i) => points.slice(i + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1]))));
  });
  expect(near).toBeGreaterThanOrEqual(39);
  const bar = (await page.locator('.bar.asked').boundingBox())?.y ?? 0;
  for (const one of await page.locator('.fan, .pile, .discards, .held[data-element^="crevice:"]').all()) {
    const box = await one.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect((await finger.play()).decisions).toBeGreaterThan(25);
  await expect(over(page)).toBeVisible();
});

const fromPile = () => 'pile';

async function visitor(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await settle(page, { name });
  return page;
}

test('two browsers at a table of four, to the end: no page holds the hand of another, a spectator holds none', async ({ browser }) => {
  test.setTimeout(300_000);
  const [ada, bea, eve] = [await visitor(browser, 'Ada'), await visitor(browser, 'Bea'), await visitor(browser, 'Eve')];
  const heard = [heardBy(ada), heardBy(bea)] as const;
  const watched = heardBy(eve);
  const { table: id, seats: places } = await table(ada, [me, { kind: 'open' }, bot, bot]);
  await sit(ada, id);
  await bea.goto(`/join#${places.find((seat) => seat.invite)?.invite ?? ''}`);
  await bea.getByRole('button', { name: 'Sit down' }).click();
  await bea.waitForURL(`**/table/${id}`);
  await eve.goto(`/table/${id}`);
  await expect(eve.locator('.iquazu')).toBeVisible();
  const drawn = new Set<Page>();
  for (let turn = 0; turn < 10; turn++) {
    const page = await Promise.any([ada, bea].map(async (one) => ((await myTurn(one)), one)));
    const pile = page.locator('[data-element="pile"][data-state="possible"]');
    // Both draw first, so that each has something to hide from the other.
    if (!drawn.has(page) && (await pile.count())) {
      await choose(page, fromPile);
      drawn.add(page);
    } else await choose(page);
  }
  // What stands on the page: three fans of one's own, and for everybody a number of backs.
  for (const [page, fans] of [[ada, 3], [bea, 3], [eve, 0]] as const) {
    await expect(page.locator('[data-element^="hand:"]')).toHaveCount(fans);
    await expect(page.locator('.holds .cards')).toHaveCount(4);
    for (const panel of await page.locator('.holds .cards').all()) expect(await panel.innerHTML()).not.toMatch(/iq-(white|blue|orange)/);
  }
  // The rest goes quickly, and everybody hears it to the end.
  for (const page of [ada, bea, eve]) await overhear(page, id);
  await Promise.all([finish(ada, id), finish(bea, id)]);
  for (const page of [ada, bea, eve]) {
    await sit(page, id);
    await expect(over(page)).toBeVisible();
  }
  const draws = [checkSecrets(heard[0], 0), checkSecrets(heard[1], 1), checkSecrets(watched, null)];
  expect(Math.min(...draws)).toBeGreaterThan(20);
});

test('the count of a column is a play that can be watched', async ({ page }) => {
  await settle(page, { speed: 'normal' });
  const { table: id } = await table(page);
  await finish(page, id, 14);
  await sit(page, id);
  await paint(page);
  const before = await page.locator('.counted').count();
  const time = await frameTime(page, async () => {
    for (let turns = 0; turns < 40 && (await page.locator('.counted').count()) === before; turns++) {
      if (!(await myTurn(page))) break;
      await choose(page);
    }
  });
  test.info().annotations.push({ type: 'frame time, 95th percentile', description: `${time.toFixed(1)} ms` });
  await expect(page.locator('.counted')).not.toHaveCount(before);
});

for (const width of [1280, 360]) {
  test(`a chained count: each column for itself, places before tiles before the water, at a width of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 800 });
    await settle(page, { speed: 'normal' });
    const { table: id } = await table(page, [me, { kind: 'here', name: 'Bo' }, { kind: 'here', name: 'Cleo' }]);
    await watch(page, id, toldBy('iquazu'), 1);
    const next = () => page.keyboard.press('ArrowRight');
    const points = page.locator('[data-seat="0"] .points');
    /** One column is counted: it lights up at the left of the window, then places, then tiles, then the water moves on. */
    const counted = async (sentence: string, before: string, after: string) => {
      await next();
      await expect(page.locator('.caption .said', { hasText: sentence })).toBeAttached();
      const lights = page.locator('.kindled');
      await expect(lights).toHaveCount(10);
      const places = await delays(page, '.award:not(.caption)');
      const rows = await delays(page, '.sweep');
      const said = await delays(page, '.caption');
      expect([places.length, rows.length, said.length]).toEqual([2, 5, 4]);
      expect(Math.max(...(await delays(page, '.kindled')))).toBeLessThan(Math.min(...places));
      expect(Math.max(...places)).toBeLessThan(Math.min(...rows));
      expect(Math.max(...rows)).toBeLessThan(Math.max(...said));
      const left = await lights.first().getAttribute('cx');
      await expect(points).toContainText(before);
      await expect(points).toContainText(after, { timeout: 20_000 });
      return left;
    };
    const left = await counted('Column 1 is full and is scored.', '0', '8');
    for (let tiles = 0; tiles < 4; tiles++) await next();
    // The next column has come to where the first was.
    expect(await counted('Column 2 is full as well and is scored at once.', '8', '12')).toBe(left);
    for (let tiles = 0; tiles < 5; tiles++) await next();
    const order = [
      'places a gem at 1:9', 'Column 1 is full and is scored', 'Ada comes first in column 1', 'Bo comes second in column 1', 'takes a tile', 'column 2 is now the first',
      'Column 2 is full as well', 'Bo comes first in column 2', 'Ada comes second in column 2', 'takes a tile', 'column 3 is now the first', 'The water box goes to', 'Bo',
    ];
    await expect(page.locator('[role=log]')).toHaveText(new RegExp(order.join('[\\s\\S]*').replaceAll(' ', '\\s+')));
  });
}

test('the guide leads through a first game', async ({ page }) => {
  await settle(page);
  await page.goto('/game/iquazu');
  await page.getByRole('link', { name: 'Learn by playing' }).click();
  const guide = page.locator('.guide');
  await expect(guide).toContainText('wall of rock');
  for (let steps = 0; steps < 90 && !(await guide.getByText('Have fun!').count()); steps++) {
    const on = guide.getByRole('button', { name: 'Go on' });
    if (await on.count()) await on.click();
    else if (!(await myTurn(page))) break;
    else await choose(page);
  }
  await expect(guide).toContainText('Have fun!');
});

test('axe finds nothing on the board with every layer, in the middle and at the end, by day and by night, in both languages', async ({ page }) => {
  await settle(page, { theme: 'day' });
  const { table: id } = await table(page);
  await finish(page, id, 18);
  await sit(page, id);
  await myTurn(page);
  await page.keyboard.press('c');
  await page.keyboard.press('n');
  expect(await axe(page)).toEqual([]);
  await nightInItalian(page);
  expect(await axe(page)).toEqual([]);
  // Nobody has to watch the rest.
  await page.goto('/');
  await finish(page, id, Infinity, [], 18);
  await sit(page, id);
  await expect(over(page)).toBeVisible();
  expect(await axe(page)).toEqual([]);
});
