/** The Island, played by people in the browser: mouse, keys, fingers, two browsers, a spectator, every challenge, the guide. */
import { expect, type Browser, type Page } from '@playwright/test';
import { Finger } from './finger';
import { test } from './test';
import {
  asked, axe, bot, choose, create, finish, listen, me, myTurn, over, PHONE, play, possible, pressByKeys, settle, sit, toldBy, watch, type Seat,
} from './people';
import { seedOf } from '../src/boards/seed';
import type { IslandView } from '../src/boards/the_island/view';

const GAME = 'the_island';
// Two hundred and more elements glow and are pressed here, beside bots that think: a busy machine needs its time.
test.setTimeout(400_000);
const first = { first_player: '0' };
const bots = (count: number): Seat[] => Array.from({ length: count }, (_, index) => ({ ...bot, name: ['Maestro', 'Grecale', 'Libeccio'][index] }));
const table = async (page: Page, seats: Seat[], options: Record<string, string> = first): Promise<string> => (await create(page, seats, options, GAME)).table;
const phase = (page: Page) => page.locator('.phases [aria-current]');

/** Two times of three a button if there is one: nobody walks for ever, and every phase is met all the same. */
const hurried = (choices: string): string | null => {
  const walker = window as unknown as { turn?: number };
  walker.turn = (walker.turn ?? 0) + 1;
  return walker.turn % 3 && document.querySelector(choices) ? '' : null;
};

test('a whole game by clicks at a table of four, by night in Italian, with a spectator who learns nothing before its end', async ({ page, browser }) => {
  await settle(page, { language: 'it', theme: 'night' });
  const id = await table(page, [me, ...bots(3)]);
  const eve = await visitor(browser, 'Eve');
  await sit(eve.page, id);
  await sit(page, id);
  expect(await play(page, Infinity, 'mouse', hurried)).toBeGreaterThan(30);
  await expect(over(page)).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await expect(over(eve.page)).toBeVisible();
  expect(await axe(eve.page)).toEqual([]);
  await expect(possible(eve.page)).toHaveCount(0);
  blind(eve.heard(), [0, 1, 2, 3]);
});

test('a whole game by keys alone at a table of three', async ({ page }) => {
  await settle(page);
  await sit(page, await table(page, [me, ...bots(2)]));
  await choose(page, 2, 'keys');
  await choose(page, 1, 'keys');
  await expect(page.locator('[data-piece^="explorer:0:"] .value')).toHaveCount(1);
  await expect(page.locator('[data-delegate]')).toBeVisible();
  await pressByKeys(page, '[data-delegate]');
  await expect(phase(page)).not.toHaveText(/Placing/, { timeout: 60_000 });
  expect(await play(page, Infinity, 'keys', hurried)).toBeGreaterThan(20);
  await expect(over(page)).toBeVisible();
});

test('a whole game by a clumsy finger on a phone of 360 pixels', async ({ browser }) => {
  const page = await (await browser.newContext(PHONE)).newPage();
  const finger = new Finger(page);
  await settle(page);
  await sit(page, await table(page, [me, ...bots(3)]));
  await finger.play(6);
  await page.locator('[data-delegate]').tap();
  await expect(phase(page)).not.toHaveText(/Placing/, { timeout: 60_000 });
  await finger.play(8, hurried);
  expect(await axe(page)).toEqual([]);
  const { acted, closer } = await finger.play(Infinity, hurried);
  await expect(over(page)).toBeVisible();
  expect(acted).toBeGreaterThan(40);
  expect(closer).toBeGreaterThan(5);
});

test('where a step is deadly the first tap of a finger only says so', async ({ browser }) => {
  const page = await (await browser.newContext(PHONE)).newPage();
  const finger = new Finger(page);
  await settle(page);
  const id = await table(page, [me, bot], { ...first, equality: 'on' });
  // Somebody of mine stands at the lagoon, where a serpent waits.
  await finish(page, id, 12, ['(F6|F7|G5|G7|H6|H7)$']);
  await sit(page, id);
  await expect(phase(page)).toHaveText(/Move/);
  await finger.choose({ element: 'explorer:0:0', luck: 0 });
  await expect(page.locator('[data-element="explorer:0:0"]')).toHaveAttribute('data-state', 'picked');
  await finger.show('hex:G6');
  await expect(page.locator('.warning')).toContainText('Tap again');
  await expect(page.locator('.lantern.on')).toHaveCount(3);
  await finger.choose({ element: 'hex:G6', luck: 0 });
  await expect(page.locator('.lantern.on')).toHaveCount(2);
  await expect(page.locator('[data-piece="explorer:0:0"]')).toHaveCount(0);
  expect(finger.taps.wrong).toEqual([]);
});

test('a finger that would meet several targets comes closer first', async ({ browser }) => {
  const page = await (await browser.newContext(PHONE)).newPage();
  await settle(page);
  await sit(page, await table(page, [me, bot]));
  await expect(asked(page)).toBeVisible();
  const size = async () => (await page.locator('[data-element="hex:D4"]').boundingBox())?.width ?? 0;
  expect(await size()).toBeLessThan(40);
  await page.locator('[data-piece="tile:E5"]').tap({ force: true });
  await expect.poll(size).toBeGreaterThanOrEqual(38);
  await expect(page.locator('[data-piece^="explorer:"]')).toHaveCount(0);
});

test('the value is chosen at the pawn, and undone by the normal rule', async ({ page }) => {
  await settle(page);
  await sit(page, await table(page, [me, bot]));
  await expect(asked(page)).toBeVisible();
  const before = await page.locator('.stage .view').boundingBox();
  await page.locator('[data-piece="tile:G4"]').click({ force: true });
  const over = page.locator('.values button');
  await expect(over).toHaveCount(6);
  await expect(page.locator('.choices [data-action]')).toHaveCount(0);
  expect(await page.locator('.stage .view').boundingBox()).toEqual(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(over).toHaveCount(0);
  await page.locator('[data-piece="tile:G4"]').click({ force: true });
  await over.last().click();
  await expect(page.locator('[data-piece="explorer:0:0"] .value')).toHaveText('6');
});

test('the rest of the set-up can be left to the bot', async ({ page }) => {
  await settle(page);
  await sit(page, await table(page, [me, bot]));
  await choose(page, 3);
  await expect(page.locator('[data-delegate]')).toBeVisible();
  await page.locator('[data-delegate]').click();
  await expect(phase(page)).toHaveText(/Move/, { timeout: 150_000 });
  await expect(page.locator('[data-piece^="explorer:"]')).toHaveCount(20);
  await expect(page.locator('[data-piece^="boat:"]')).toHaveCount(4);
  await expect(page.locator('[data-delegate]')).toHaveCount(0);
});

// -- what each page may contain ----------------------------------------------------------------------------------

interface Told {
  view?: { phase: string; explorers: { seat: number; value: number | null }[]; hands: { kind: string | null }[][]; placing: { seat: number; values: number[] | null } | null };
}

async function visitor(browser: Browser, name: string): Promise<{ page: Page; heard: () => Told[] }> {
  const page = await (await browser.newContext()).newPage();
  const heard: Told[] = [];
  const note = (told: unknown): void => {
    if (Array.isArray(told)) told.forEach(note);
    else if (told && typeof told === 'object') {
      if ('view' in told && told.view) heard.push(told as Told);
      Object.values(told).forEach(note);
    }
  };
  listen(page, note);
  await settle(page, { name });
  return { page, heard: () => heard };
}

/** Nothing of what these seats keep secret, in anything the page was told before all is shown at the end. */
function blind(heard: Told[], seats: number[]): void {
  expect(heard.length).toBeGreaterThan(5);
  // One expectation for all of it: thousands of them take longer than the game.
  const told = heard.flatMap(({ view }) => {
    if (!view || view.phase === 'over') return [];
    const values = view.explorers.filter(({ seat, value }) => seats.includes(seat) && value !== null);
    const kinds = seats.flatMap((seat) => view.hands[seat] ?? []).filter(({ kind }) => kind !== null);
    const placing = view.placing && seats.includes(view.placing.seat) && view.placing.values !== null ? [view.placing] : [];
    return [...values, ...kinds, ...placing];
  });
  expect(told).toEqual([]);
}

test('two browsers and a spectator see no more than they may', async ({ browser }) => {
  const ada = await visitor(browser, 'Ada');
  const bea = await visitor(browser, 'Bea');
  const eve = await visitor(browser, 'Eve');
  const { table: id, seats } = await create(ada.page, [me, { kind: 'open' }], first, GAME);
  await sit(ada.page, id);
  await bea.page.goto(`/join#${seats.find((seat) => seat.invite)?.invite ?? ''}`);
  await bea.page.getByRole('button', { name: 'Sit down' }).click();
  await bea.page.waitForURL(`**/table/${id}`);
  await sit(eve.page, id);
  // All explorers are placed quickly, the boats and the first turns by hand.
  const others = finish(bea.page, id, 20);
  await finish(ada.page, id, 20);
  const people = [ada.page, bea.page];
  for (let turn = 0; turn < 12; turn++) {
    await expect.poll(async () => (await Promise.all(people.map((page) => asked(page).isVisible()))).some(Boolean)).toBe(true);
    for (const page of people) if (await asked(page).isVisible()) await choose(page, turn);
  }
  await others;
  // Their own pawns carry numbers, nobody else's do.
  const numbers = (page: Page, seat: number) => page.locator(`[data-piece^="explorer:${seat}:"] .value`).count();
  expect(await numbers(ada.page, 0)).toBeGreaterThan(0);
  expect(await numbers(ada.page, 1)).toBe(0);
  expect(await numbers(bea.page, 1)).toBeGreaterThan(0);
  expect(await numbers(bea.page, 0)).toBe(0);
  expect(await numbers(eve.page, 0)).toBe(0);
  expect(await numbers(eve.page, 1)).toBe(0);
  blind(ada.heard(), [1]);
  blind(bea.heard(), [0]);
  blind(eve.heard(), [0, 1]);
  await expect(eve.page.locator('[data-state="possible"]')).toHaveCount(0);
});

test('at one screen a curtain keeps the values of the other seats', async ({ page }) => {
  await settle(page);
  await sit(page, await table(page, [me, { kind: 'here', name: 'Bea' }]));
  const curtain = page.locator('.curtain button');
  for (let turn = 0; turn < 6; turn++) {
    if (await curtain.isVisible()) await curtain.click();
    await expect(asked(page)).toBeVisible();
    await choose(page, turn);
  }
  await expect(page.locator('[data-piece^="explorer:"]')).toHaveCount(3);
  const seats = await page.locator('[data-piece^="explorer:"]:has(.value)').evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.piece?.split(':')[1]));
  expect(new Set(seats).size).toBeLessThanOrEqual(1);
});

test('without the memory aid no value stays in sight', async ({ page }) => {
  await settle(page);
  const id = await table(page, [me, bot], { ...first, memory_aid: 'off' });
  await finish(page, id, 24);
  await sit(page, id);
  await expect(asked(page)).toBeVisible();
  await expect(page.locator('[data-piece^="explorer:"] .value')).toHaveCount(0);
});

// -- moving ------------------------------------------------------------------------------------------------------

test('a boat stays picked while it can go on, and lets go at a click elsewhere', async ({ page }) => {
  await settle(page);
  const id = await table(page, [me, bot], { ...first, equality: 'on' });
  await finish(page, id, 12);
  await sit(page, id);
  await expect(phase(page)).toHaveText(/Move/);
  await expect(page.locator('.lantern.on')).toHaveCount(3);
  await page.locator('[data-piece^="boat:"] > [data-state="possible"]').first().click({ force: true });
  await possible(page).first().dispatchEvent('click');
  await expect(page.locator('.lantern.on')).toHaveCount(2);
  await expect(page.locator('[data-state="picked"]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-state="picked"]')).toHaveCount(0);
  await page.locator('[data-piece^="shark:"], [data-piece^="serpent:"]').first().locator('[data-element]').dispatchEvent('click');
  await expect(page.locator('.notice')).toContainText(/creature|Creatures/i);
});

test('layers by key and button: danger, names, what is left', async ({ page }) => {
  await settle(page);
  await sit(page, await table(page, [me, bot]));
  await expect(page.locator('.danger')).toHaveCount(0);
  await page.keyboard.press('d');
  await expect(page.locator('.danger').first()).toBeAttached();
  await page.keyboard.press('c');
  await expect(page.locator('.counts')).toContainText('Mountain', { ignoreCase: true });
  await page.getByRole('button', { name: 'Names' }).click();
  await expect(page.locator('.name', { hasText: 'G6' })).toBeAttached();
  expect(await axe(page)).toEqual([]);
});

const three: Seat[] = [me, { kind: 'here', name: 'Bo' }, { kind: 'here', name: 'Cleo' }];

test('a boat that others may steer as well says so when it is picked', async ({ page }) => {
  await settle(page);
  const { table: id } = await create(page, three, { ...first, equality: 'on' }, GAME, seedOf('salt'));
  await finish(page, id, Infinity, ['.*\\+', '.*-'], 0, (view) =>
    view.phase === 'move' && (view as IslandView).boats.some(({ load, control }) => load > 1 && control.length > 1 && control.includes(view.actor)));
  await sit(page, id);
  const curtain = page.locator('.curtain button');
  await expect(asked(page).or(curtain).first()).toBeVisible();
  if (await curtain.isVisible()) await curtain.click();
  await expect(page.locator('.shared')).toHaveCount(0);
  // Two pennants: the boat that two may steer.
  await page.locator('[data-piece^="boat:"]:has(g + g > .flag) > .held').first().dispatchEvent('click');
  await expect(page.locator('.shared')).toHaveText(/Shared control:\s*Bo\s*Cleo/);
});

test('a red tile that is played lies open for everybody before it acts', async ({ page }) => {
  await settle(page, { speed: 'normal' });
  const stories = JSON.parse(toldBy('the_island')) as Record<string, { frames: { events: { kind: string }[] }[] }>;
  const names = {
    dolphin: 'dolphin', wind: 'winds', move_serpent: 'move a sea serpent', move_shark: 'move a shark', move_whale: 'move a whale', defence_shark: 'shark defence', defence_whale: 'whale defence',
  };
  expect(Object.keys(stories)).toEqual(Object.keys(names));
  for (const [kind, name] of Object.entries(names)) {
    const told = stories[kind]?.frames ?? [];
    const played = told.findIndex(({ events }) => events.some((event) => event.kind === 'play' || event.kind === 'defend'));
    const id = await table(page, three);
    await watch(page, id, JSON.stringify(stories[kind]), played - 1);
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.played')).toContainText(name);
    await expect(page.locator('.played')).toContainText('Ada');
    // Whatever it does comes afterwards.
    await page.keyboard.press('ArrowRight');
    if (played + 1 < told.length) await expect(page.locator('.played')).toHaveCount(0);
  }
});

// None of them stands in the way of another: two tables have them all.
for (const [decisions, ...names] of [[30, 'overpopulation', 'to_the_last', 'submerged'], [14, 'equality', 'two_colours']] as const) {
  test(`twenty decisions with ${names.join(', ')}`, async ({ page }) => {
    await settle(page);
    const id = await table(page, [me, bot], { ...first, ...Object.fromEntries(names.map((name) => [name, 'on'])) });
    await sit(page, id);
    const colours = names.some((name) => name === 'two_colours');
    if (colours) await expect(page.locator('.sentence')).toContainText('first colour');
    await play(page, 8, 'mouse', true);
    if (colours) await expect(page.locator('.sash').first()).toBeAttached();
    await finish(page, id, decisions);
    await sit(page, id);
    await play(page, 12, 'mouse', true);
    await expect(page.locator('.stage')).toBeVisible();
  });
}

test('replay from the first tile to the last, where values turn over one by one before the sums are told', async ({ page }) => {
  await settle(page, { speed: 'fast' });
  const id = await table(page, [me, { ...bot, level: 2 }, { ...bot, name: 'Grecale', level: 2 }]);
  await finish(page, id);
  await page.goto(`/table/${id}/replay?at=60`);
  await expect(page.locator('[data-piece^="tile:"]').first()).toBeAttached();
  await expect(page.locator('[data-piece^="explorer:"]').first()).toBeAttached();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.story details')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.count .board')).toBeVisible();
  await expect(page.locator('.story details')).toHaveCount(0);
  await expect(page.locator('.story details').first()).toBeVisible();
  await expect(page.locator('.count .board')).toHaveCount(0);
});

test('the guide, from its first sentence to its last', async ({ page }) => {
  await settle(page);
  await page.goto(`/guide/${GAME}`);
  const guide = page.locator('.guide');
  await expect(guide).toBeVisible();
  const seen = new Set<string>();
  for (let step = 0; step < 160 && (await guide.count()); step++) {
    seen.add((await guide.locator('.thought').textContent().catch(() => '')) ?? '');
    const next = guide.getByRole('button', { name: /^(Go on|Play on)$/ });
    if (await next.count()) await next.first().click();
    else if (await page.locator('[data-delegate]').count() && step > 3) {
      await page.locator('[data-delegate]').click();
      await expect(phase(page)).toHaveText(/Move/, { timeout: 150_000 });
    } else if (await myTurn(page)) await choose(page, 0);
    await page.waitForTimeout(30);
  }
  await expect(guide).toHaveCount(0);
  expect(seen.size).toBeGreaterThanOrEqual(10);
});

