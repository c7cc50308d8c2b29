import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { asked, bot, create, me, myTurn, over, settle, sit, type Seat } from './people';

const first = { first_player: '0' };
const other: Seat = { kind: 'here', name: 'Bo' };
const isle = (page: Page, seats: Seat[] = [me, bot], options: Record<string, string> = first) => create(page, seats, options, 'volcanic_isle');
const thing = (page: Page, id: string) => page.locator(`[data-element="${id}"]`).first();

type Means = 'mouse' | 'keys';

/**
 * What drives the game on, of all that can be pointed at now: raise, else carve, carry, go where nobody has been; null: only a
 * button is left. A settler that has moved stays picked, then other beginnings count as well.
 */
function wish(count: number): string | null {
  const lies = (...states: string[]) => states.flatMap((state) => [...document.querySelectorAll<HTMLElement>(`[data-state="${state}"]`)].map((node) => node.dataset.element ?? ''));
  const seen = ((window as unknown as { seen?: Record<string, number> }).seen ??= {});
  const [picked = ''] = lies('picked');
  const shown = picked.startsWith('settler:') ? lies('possible', 'again') : lies('possible');
  const of = (start: string) => shown.filter((id) => id.startsWith(start));
  const ends = (end: string) => shown.filter((id) => id.startsWith('supply:') && id.endsWith(end));
  const least = Math.min(...of('hex:').map((id) => seen[id] ?? 0));
  const fresh = of('hex:').filter((id) => (seen[id] ?? 0) === least);
  const groups = picked.startsWith('space:') ? [count % 4 ? ends(':moai') : ends(':villages'), ends(':moai'), ends(':villages')] : [];
  const group = [...groups, of('geyser:'), picked ? [] : of('boat:'), of('space:'), picked ? fresh : [], of('moai:'), of('settler:'), fresh].find((one) => one.length) ?? [];
  const chosen = group[((count * 2654435761) >>> 9) % Math.max(1, group.length)] ?? null;
  if (chosen?.startsWith('hex:')) seen[chosen] = (seen[chosen] ?? 0) + 1;
  return chosen;
}

/** The node of an element that can be pointed at. */
const choosable = (id: string) => `[data-element="${id}"]:is([data-state="possible"], [data-state="again"])`;

/** Many decisions by clicks, without a way out of the page and back for each: a whole game takes seconds. */
async function clickOn(page: Page, most: number): Promise<void> {
  await page.evaluate(
    async ([decisions, chooser]) => {
      const wished = new Function(`return (${chooser})`)() as (count: number) => string | null;
      const pause = () => new Promise((done) => setTimeout(done, 15));
      const version = () => document.querySelector('[data-version]')?.getAttribute('data-version');
      const look = () => `${version()} ${[...document.querySelectorAll<HTMLElement>('[data-state="picked"]')].map((node) => node.dataset.element).join()}`;
      const ended = () => Boolean(document.querySelector('.result h2'));
      for (let made = 0; made < decisions && !ended(); made++) {
        const before = version();
        for (let clicks = 0; clicks < 20 && version() === before && !ended(); clicks++) {
          const id = wished(made);
          const seen = look();
          // Nothing glows while an answer is on its way: only who waits in vain presses the button.
          const node = id ? document.querySelector(`[data-element="${id}"]:is([data-state="possible"], [data-state="again"])`) : clicks % 5 === 4 ? document.querySelector('.bar.asked .choices .button') : null;
          node?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
          for (let waits = 0; waits < 12 && look() === seen && !ended(); waits++) await pause();
        }
      }
    },
    [most, wish.toString()] as const,
  );
}

/** One decision by keys alone. */
async function decide(page: Page, made: number): Promise<void> {
  const version = () => page.locator('[data-version]').getAttribute('data-version');
  const before = await version();
  for (let acts = 0; acts < 8; acts++) {
    await byKeys(page, await page.evaluate(wish, made));
    await page.waitForTimeout(20);
    if ((await version()) !== before || (await over(page).isVisible())) return;
  }
}

/** Tab to the thing, there or back, then Enter; nothing else is used. */
async function byKeys(page: Page, id: string | null): Promise<void> {
  const selector = id ? choosable(id) : '.choices .button';
  for (let tries = 0; tries < 12; tries++) {
    // How far it is, as stops lie in the page; null while nothing has the focus: only the browser knows where it goes on from.
    const far = await page.evaluate((wanted) => {
      const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex="0"]')]
        .filter((node) => node.tabIndex >= 0 && !(node as HTMLButtonElement).disabled && node.getClientRects().length > 0);
      const now = stops.indexOf(document.activeElement as HTMLElement);
      const there = stops.findIndex((node) => node.matches(wanted));
      return there < 0 ? 'gone' : now < 0 ? null : there - now;
    }, selector);
    // An answer is on its way: the next look decides.
    if (far === 'gone') return;
    if (far === 0) return page.keyboard.press('Enter');
    for (let tabs = 0; tabs < Math.abs(far ?? 1); tabs++) await page.keyboard.press((far ?? 1) < 0 ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`no way to ${selector} with the Tab key`);
}

async function playOn(page: Page, most = 500, means: Means = 'mouse'): Promise<void> {
  if (means === 'mouse') return clickOn(page, most);
  for (let made = 0; made < most && (await myTurn(page)); made++) await decide(page, made);
}

/** The land sinks until two volcanoes are left, or one: not because nobody dared to raise any more. */
async function endedByTheEarth(page: Page): Promise<void> {
  await expect(over(page)).toBeVisible();
  expect(await page.locator('[data-piece^="volcano:"]').count()).toBeLessThanOrEqual(2);
  expect(await page.locator('.isle .land').count()).toBeGreaterThan(0);
}

test('a whole game of two by clicks, until the earth comes to rest', async ({ page }) => {
  test.slow();
  await settle(page);
  await sit(page, (await isle(page, [me, other])).table);
  await playOn(page);
  await endedByTheEarth(page);
});

test('a whole game of four on a built continent', async ({ page }) => {
  test.slow();
  await settle(page);
  const three: Seat[] = ['Bo', 'Cy', 'Di'].map((name) => ({ kind: 'here', name }));
  await sit(page, (await isle(page, [me, ...three], { ...first, map: 'advanced', map_seed: '7' })).table);
  await playOn(page);
  await endedByTheEarth(page);
});

test('a whole game with keys alone', async ({ page }) => {
  test.slow();
  await settle(page);
  await sit(page, (await isle(page, [me, other])).table);
  await playOn(page, 500, 'keys');
  await endedByTheEarth(page);
});

test('land, carve, look before raising, say which Moai', async ({ page }) => {
  await settle(page);
  await sit(page, (await isle(page, [me, other])).table);
  await thing(page, 'boat:0').click();
  await thing(page, 'hex:20').dispatchEvent('click');
  for (const space of ['space:72', 'space:73']) {
    await thing(page, space).click({ force: true });
    // Lava may become two things: both are offered right there, with their prices.
    await expect(page.locator('.build button')).toHaveCount(2);
    await page.locator('.build button').nth(1).click();
    await expect(page.locator('.build')).toHaveCount(0);
  }
  await thing(page, 'geyser:67').hover({ force: true });
  const card = page.locator('.card', { hasText: 'Raise here' });
  await expect(card).toContainText('+1');
  await expect(card).toContainText('13 and 9 crack apart');
  await expect(card).toContainText('3 in 6: a volcano erupts');
  await thing(page, 'geyser:67').click({ force: true });
  await expect(asked(page)).toContainText('Choose which of your Moai in 13');
  await thing(page, 'moai:0:1').click({ force: true });
  await expect(page.locator('[data-piece="crack:16-20"]')).toBeVisible();
  // The Moai that was pointed at stands, the other still lies.
  await expect(page.locator('[data-piece="moai:0:1"] .crown')).toHaveCount(1);
  await expect(page.locator('[data-piece="moai:0:0"] .sledge')).toHaveCount(1);
});

test('pointing at a Moai and at a hex answers the question which one by itself', async ({ page }) => {
  await settle(page);
  await sit(page, (await isle(page, [me, other])).table);
  await thing(page, 'boat:0').click();
  await thing(page, 'hex:20').dispatchEvent('click');
  for (const space of ['space:72', 'space:73']) {
    await thing(page, space).click({ force: true });
    await page.locator('.build button').nth(1).click();
    await expect(page.locator('.build')).toHaveCount(0);
  }
  await thing(page, 'moai:0:1').click({ force: true });
  await expect(thing(page, 'hex:2')).toHaveAttribute('data-state', 'possible');
  await thing(page, 'hex:2').dispatchEvent('click');
  await expect(page.getByRole('log')).toContainText('carries a Moai from 13 to 2a');
  await expect(asked(page)).toContainText('Bo');
});

test('what cannot be done says why', async ({ page }) => {
  await settle(page);
  await sit(page, (await isle(page, [me, other])).table);
  await expect(asked(page)).toBeVisible();
  await thing(page, 'geyser:0').click({ force: true });
  await expect(page.getByText('To raise a Moai here you need a settler and a lying Moai of yours in 1a.')).toBeVisible();
});

test('keys reach what has no place on the map, and the danger layer', async ({ page }) => {
  await settle(page);
  await sit(page, (await isle(page, [me, other])).table);
  await expect(asked(page)).toBeVisible();
  await page.keyboard.press('d');
  await expect(page.locator('.isle .danger').first()).toBeVisible();
  await byKeys(page, 'stock:prayers');
  await expect(page.getByRole('log')).toContainText('takes a prayer token');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a finger sees what a raise would do before it does it', async ({ page }) => {
    await settle(page);
    await sit(page, (await isle(page, [me, other])).table);
    const tap = async (id: string, until: () => Promise<boolean>) => {
      // The first tap may bring the camera closer.
      for (let taps = 0; taps < 6 && !(await until()); taps++) {
        const box = await thing(page, id).boundingBox();
        if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
        await page.waitForTimeout(450);
      }
      expect(await until()).toBe(true);
    };
    await tap('boat:0', async () => (await thing(page, 'hex:20').getAttribute('data-state')) === 'possible');
    await tap('hex:20', async () => (await page.locator('[data-piece="settler:0:0"]').count()) > 0 && !(await thing(page, 'boat:0').isVisible()));
    await tap('space:72', async () => page.locator('.build').isVisible());
    await page.locator('.build button').nth(1).tap();
    await tap('geyser:67', async () => page.getByRole('button', { name: 'Raise', exact: true }).isVisible());
    await expect(page.locator('[data-piece^="crack:"]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Raise', exact: true }).tap();
    await expect(page.locator('[data-piece^="crack:"]')).toHaveCount(1);
    // Nothing is wider than the screen.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test('a spectator watches and is offered nothing', async ({ page, browser }) => {
  await settle(page);
  const { table } = await isle(page);
  await sit(page, table);
  const stranger = await (await browser.newContext()).newPage();
  await settle(stranger, { name: 'Eve' });
  await stranger.goto(`${new URL(page.url()).origin}/table/${table}`);
  await expect(stranger.locator('.isle .land')).toHaveCount(36);
  await playOn(page, 6);
  await expect(stranger.getByRole('log')).not.toBeEmpty();
  await expect(stranger.locator('[data-state="possible"]')).toHaveCount(0);
  await stranger.context().close();
});

test('a continent is chosen from the gallery, by number or by link', async ({ page }) => {
  await settle(page);
  await page.goto('/new/volcanic_isle?map=advanced&map_seed=42');
  const chosen = page.getByRole('radio', { name: 'No. 42' });
  await expect(chosen).toBeChecked();
  await expect(chosen.locator('svg')).toBeVisible();
  await page.getByRole('button', { name: 'Other continents' }).click();
  await page.getByRole('radio', { name: 'No. 8' }).click();
  await page.getByLabel('Number').fill('2019');
  await page.getByLabel('Number').blur();
  await expect(page.getByRole('radio', { name: 'No. 2019' })).toBeChecked();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.isle .land').first()).toBeVisible();
  expect(await page.locator('.isle .land').count()).not.toBe(36);
});

function story(): string {
  const local = join(import.meta.dirname, '..', '..', '.venv', 'bin', 'python');
  const python = process.env.PYTHON ?? (existsSync(local) ? local : 'python3');
  return execFileSync(python, [join(import.meta.dirname, 'volcanic_story.py')], { encoding: 'utf-8', maxBuffer: 1 << 26 });
}

test('the whole chain plays as one story: crack, die, eruption, prayers, points, sinking, rescues, double eruption', async ({ page }) => {
  await settle(page, { speed: 'fast' });
  const { table } = await isle(page, [me, other]);
  const told = story();
  await page.route(`**/api/tables/${table}/replay*`, (route) => route.fulfill({ contentType: 'application/json', body: told }));
  await page.goto(`/table/${table}/replay`);
  await expect(page.locator('.isle .land')).toHaveCount(13);
  const next = async () => {
    await page.keyboard.press('ArrowRight');
  };
  const settled = () => expect(page.locator('.isle .cue')).toHaveCount(0, { timeout: 10_000 });
  await next();
  await expect(page.locator('.isle .cue .runs')).toHaveCount(1); // the crack runs along its side
  await settled();
  await expect(page.locator('[data-piece="crack:0-5"]')).toBeVisible();
  await next();
  await expect(page.locator('.isle .cue .die')).toHaveCount(1);
  await settled();
  await next();
  await expect(page.locator('.isle .cue .flash')).toHaveCount(1);
  await expect(page.locator('.isle .threat')).toHaveCount(1); // the very piece somebody is asked about
  await settled();
  await next(); // one prays
  await settled();
  await next(); // the other lets it burn; then lava, points and the part that is cut off
  await expect(page.locator('.isle .cue .floats')).toHaveCount(1);
  await expect(page.locator('.isle .cue .shakes')).toHaveCount(1);
  await settled();
  await expect(page.locator('.isle .breaks')).toHaveCount(1);
  await next(); // all of one's settlers flee
  await settled();
  await next(); // one of the other's; then the land goes down
  await expect(page.locator('.isle .cue .closes').first()).toBeAttached();
  await settled();
  await expect(page.locator('[data-piece^="hex:"]')).toHaveCount(11);
  await expect(page.locator('[data-piece="volcano:1"]')).toHaveCount(0);
  await next(); // no lava is left: two volcanoes answer, one after the other
  await expect(page.locator('.isle .cue .flash').first()).toBeAttached();
  await settled();
  await expect(page.locator('[data-piece^="lava:"]')).toHaveCount(8);
  await expect(page.locator('.hud')).toContainText('Last round');
  for (const sentence of ['Area 1 is cut off', 'a double eruption, 2 and 3', 'this round is the last']) await expect(page.getByRole('log')).toContainText(sentence);
});

test('nothing is laid out again while a chain plays on a full board', async ({ page }) => {
  await settle(page, { speed: 'calm' });
  const { table } = await isle(page, [me, other]);
  const told = story();
  await page.route(`**/api/tables/${table}/replay*`, (route) => route.fulfill({ contentType: 'application/json', body: told }));
  await page.goto(`/table/${table}/replay?at=6`);
  await expect(page.locator('.isle .land')).toHaveCount(13);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.isle .cue')).not.toHaveCount(0);
  // Everything that moves is moved by transform and opacity: nothing is laid out again.
  const moved = await page.evaluate(() =>
    document.getAnimations().map((animation) => animation.effect as KeyframeEffect).filter((effect) => effect.target?.closest('.isle'))
      .flatMap((effect) => effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
      .filter((name) => !['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity', 'strokeDashoffset', 'strokeOpacity'].includes(name)),
  );
  expect(moved).toEqual([]);
});

test('the guide leads from the boat to a sunken cape', async ({ page }) => {
  await settle(page);
  await page.goto('/guide/volcanic_isle');
  const panel = page.getByRole('region', { name: 'Learn by playing' });
  await panel.getByRole('button', { name: 'Go on' }).click();
  const go = async (...ids: string[]) => {
    for (const id of ids) {
      await expect(thing(page, id)).toHaveAttribute('data-state', /possible|again/, { timeout: 30_000 });
      await thing(page, id).dispatchEvent('click');
    }
  };
  // Only what the sentence asks for is offered: the first thing to point at is enough.
  await go('boat:0');
  await go('space:72');
  await go('geyser:67');
  await expect(panel).toContainText('woke a volcano');
  await go('space:73');
  await go('moai:0:1');
  await go('settler:0:0');
  await expect(panel).toContainText('geyser in the east');
  await go('space:82');
  if (await page.locator('.build').isVisible()) await page.locator('.build button').nth(1).click();
  await go('geyser:77');
  await expect(panel).toContainText('second one', { timeout: 30_000 });
  await go('space:83');
  if (await page.locator('.build').isVisible()) await page.locator('.build button').nth(1).click();
  await go('geyser:78');
  await go('settler:0:0');
  await go('geyser:17');
  await expect(panel).toContainText('The cape is gone', { timeout: 30_000 });
  await expect(page.locator('[data-piece="hex:25"]')).toHaveCount(0);
});

test('the board is in order for screen readers, by day and by night', async ({ page }) => {
  for (const theme of ['day', 'night']) {
    await page.addInitScript((chosen) => localStorage.setItem('isolario.settings', JSON.stringify(chosen)), { speed: 'off', language: 'en', name: 'Ada', theme });
    await sit(page, (await isle(page, [me, other])).table);
    await playOn(page, 5);
    const found = await new AxeBuilder({ page }).analyze();
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`)).toEqual([]);
  }
});
