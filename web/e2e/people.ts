/** What the tests do, in the words of people at a table. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

export interface Seat {
  kind: 'me' | 'here' | 'bot' | 'open';
  name?: string;
  level?: number;
}

export const me: Seat = { kind: 'me', name: 'Ada' };
export const bot: Seat = { kind: 'bot', name: 'Maestro', level: 1 };
/** Fixed adventurers without choices of their own before a move, and I begin: the shortest way into the game. */
export const plain = { adventurers: 'nostromo,red', first_player: '0' };

/** Settings as if chosen on an earlier visit. */
export async function settle(page: Page, wishes: Record<string, unknown> = {}): Promise<void> {
  await page.addInitScript((chosen) => {
    if (!localStorage.getItem('isolario.settings')) localStorage.setItem('isolario.settings', JSON.stringify(chosen));
  }, { speed: 'off', language: 'en', name: 'Ada', ...wishes });
}

export interface Created {
  table: string;
  seats: { seat: number; invite?: string }[];
}

export async function create(page: Page, seats: Seat[] = [me, bot], options: Record<string, string> = plain, game = 'nomads', seed?: string): Promise<Created> {
  const origin = new URL(page.url() === 'about:blank' ? await home(page) : page.url()).origin;
  const answer = await page.request.post('/api/tables', { data: { game, options, seats, seed }, headers: { origin } });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return (await answer.json()) as Created;
}

async function home(page: Page): Promise<string> {
  await page.goto('/');
  return page.url();
}

export async function sit(page: Page, table: string): Promise<void> {
  await page.goto(`/table/${table}`);
  await expect(page.locator('.stage')).toBeVisible();
}

export const asked = (page: Page) => page.locator('.bar.asked');
export const over = (page: Page) => page.locator('.result h2');
export const possible = (page: Page) => page.locator('[data-state="possible"]');

/** Wait until I am asked something, or the game is over. True if asked. */
export async function myTurn(page: Page): Promise<boolean> {
  await expect(asked(page).or(over(page))).toBeVisible({ timeout: 60_000 });
  return !(await over(page).isVisible());
}

/** How a choice is made: by mouse, by finger, or by keys alone. */
export type Means = 'mouse' | 'touch' | 'keys';

/** A number that looks like luck and is always the same: a regular choice could go round in circles. */
export const scatter = (number: number, among: number): number => ((number * 2654435761) >>> 9) % Math.max(1, among);

/** The middle of an element may be covered by another: then a click is sent to the node itself. */
async function press(thing: Locator, means: Means): Promise<void> {
  const look = async () => `${await state(thing.page())} ${await thing.getAttribute('data-state', { timeout: 200 }).catch(() => 'gone')}`;
  const before = await look();
  if (means === 'touch') await thing.tap({ force: true, timeout: 3000 }).catch(() => undefined);
  else await thing.click({ force: true, timeout: 3000 }).catch(() => undefined);
  await thing.page().waitForTimeout(20);
  if (before === (await look())) await thing.dispatchEvent('click', undefined, { timeout: 500 }).catch(() => undefined);
}

/** Tab to something of a kind, then `further` such things on, and press Enter. */
export async function pressByKeys(page: Page, further = 0, kind = '[data-state="possible"], .choices .button:not(.quiet)'): Promise<void> {
  // How many tabs that is can be told beforehand; where the browser goes another way, one looks after each of them.
  const stops = await page.evaluate(
    ([wanted, skip]) => {
      const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]')].filter(
        (node) => node.tabIndex >= 0 && !node.matches(':disabled') && node.checkVisibility(),
      );
      const goals = all.flatMap((node, index) => (node.matches(wanted) ? [index] : []));
      const goal = goals[skip % Math.max(1, goals.length)];
      return goal === undefined ? 0 : goal - all.indexOf(document.activeElement as HTMLElement);
    },
    [kind, further] as const,
  );
  for (let tabs = 0; tabs < Math.abs(stops); tabs++) await page.keyboard.press(stops > 0 ? 'Tab' : 'Shift+Tab');
  for (let tabs = 0; tabs < 200; tabs++) {
    const here = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, kind);
    if (here) {
      await page.keyboard.press('Enter');
      await page.waitForTimeout(30);
      return;
    }
    await page.keyboard.press('Tab');
  }
}

/** Make one choice: things on the board if there are some, else a button. `luck` scatters which one. */
export async function choose(page: Page, luck = 0, means: Means = 'mouse'): Promise<void> {
  const before = await state(page);
  for (let clicks = 0; clicks < 8; clicks++) {
    // What was there a moment ago may be gone: the next look decides.
    const things = possible(page);
    const buttons = page.locator('.choices .button:not(.quiet)');
    const count = await things.count();
    if (means === 'keys') await pressByKeys(page, scatter(luck + clicks, Math.min(4, count + (await buttons.count()))));
    else if (count) await press(things.nth(scatter(luck, count)), means);
    else if (await buttons.count()) await press(buttons.nth(scatter(luck, await buttons.count())), means);
    await page.waitForTimeout(20);
    const after = await state(page);
    if (after !== before) return;
  }
}

/**
 * Where a finger can best meet something on the board that may be chosen, and how wide it is there, in pixels: the largest circle in
 * which every tap would mean it. Null if it is nowhere to be seen.
 */
export async function fingerSpot(page: Page, id: string): Promise<{ x: number; y: number; room: number } | null> {
  return page.evaluate((wanted) => {
    const STEP = 4;
    const REACH = 24;
    const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const view = document.querySelector('.stage .view')?.getBoundingClientRect();
    const nodes = [...document.querySelectorAll<HTMLElement>('.stage .view [data-state="possible"]')];
    // Where the board draws what is meant higher than its element is, there one taps.
    const boxOf = (node: HTMLElement) => (document.querySelector(`[data-stands="${node.dataset.element}"]`) ?? node).getBoundingClientRect();
    const glowing = nodes.map((node) => ({ id: node.dataset.element, ...middle(boxOf(node)) }));
    const found = nodes.find((node) => node.dataset.element === wanted);
    const own = found ? boxOf(found) : null;
    if (!view || !own) return null;
    const left = Math.max(view.left, own.left - REACH);
    const top = Math.max(view.top, own.top - REACH);
    const columns = Math.floor((Math.min(view.right, own.right + REACH) - left) / STEP);
    const rows = Math.floor((Math.min(view.bottom, own.bottom + REACH) - top) / STEP);
    const means = (x: number, y: number): boolean => {
      const seen = document.elementFromPoint(x, y);
      if (!seen?.closest('.view') || seen.closest('button')) return false;
      const hit = seen.closest<HTMLElement>('[data-element]');
      if (hit?.dataset.state) return hit.dataset.element === wanted;
      const far = (one: { x: number; y: number }) => Math.hypot(one.x - x, one.y - y);
      const near = glowing.reduce((best, one) => (far(one) < far(best) ? one : best));
      return near.id === wanted && far(near) <= REACH;
    };
    const cells = Array.from({ length: rows * columns }, (_, index) => {
      const x = left + (index % columns) * STEP;
      const y = top + Math.floor(index / columns) * STEP;
      return { x, y, own: means(x, y) };
    });
    const strange = cells.filter((one) => !one.own);
    let best: { x: number; y: number; room: number } | null = null;
    for (const { x, y, own: mine } of cells) {
      if (!mine) continue;
      const edge = Math.min(x - left, y - top, left + columns * STEP - x, top + rows * STEP - y);
      const free = strange.reduce((least, one) => Math.min(least, Math.hypot(one.x - x, one.y - y)), edge + STEP);
      const room = 2 * free - STEP;
      if (room > (best?.room ?? 0)) best = { x, y, room };
    }
    return best;
  }, id);
}

/** A fingerprint that changes with every decision. */
export async function state(page: Page): Promise<string> {
  return page.evaluate(() => {
    const bar = document.querySelector('.bar.asked');
    return bar ? (document.querySelector('[data-version]')?.getAttribute('data-version') ?? '') : 'not asked';
  });
}

/** Play a number of decisions, or to the end, by mouse, finger or keys; scattered unless the first choice will do. */
export async function play(page: Page, decisions = Infinity, means: Means = 'mouse', scattered = false): Promise<number> {
  let made = 0;
  while (made < decisions && (await myTurn(page))) {
    made += 1;
    await choose(page, scattered ? made : 0, means);
    if (made > 900) throw new Error('the game does not end');
  }
  return made;
}

/** What axe has against the page as it is now, a line each. */
export async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  return violations.flatMap((one) => one.nodes.map((node) => `${one.id} ${node.target.join(' ')} ${node.failureSummary}`));
}

/** The times between frames while something goes on, in milliseconds. */
export async function frames(page: Page, work: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(() => {
    const seen = window as unknown as { frames: number[]; counting: boolean };
    seen.frames = [];
    seen.counting = true;
    let last = performance.now();
    const tick = (now: number) => {
      seen.frames.push(now - last);
      last = now;
      if (seen.counting) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await work();
  return page.evaluate(() => {
    const seen = window as unknown as { frames: number[]; counting: boolean };
    seen.counting = false;
    return seen.frames.slice(1);
  });
}

/** The value below which such a share of the numbers lies. */
export const percentile = (numbers: readonly number[], share: number): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;

/** The 95th percentile of the time between frames while something goes on, in milliseconds. */
export const frameTime = async (page: Page, work: () => Promise<unknown>): Promise<number> => percentile(await frames(page, work), 0.95);

/**
 * Make choices quickly through the socket, to the end or so many; the page shows what they led to. Where `prefer` lists how
 * notations begin, the first that any choice fits decides among which it is scattered. `made`: how many came before.
 */
export async function finish(page: Page, table: string, choices = Infinity, prefer: string[] = [], made = 0): Promise<void> {
  await page.evaluate(
    ([id, most, wishes, from]) =>
      new Promise<void>((done, fail) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/live`);
        let moves = from;
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as { type: string; over?: boolean; version: number; legal: { action: number; notation: string }[] };
          if (message.type !== 'update') return;
          if (message.over || (message.legal.length && moves >= most)) {
            socket.close();
            done();
          } else if (message.legal.length) {
            moves += 1;
            const wanted = wishes.map((start) => message.legal.filter(({ notation }) => notation.startsWith(start))).find((some) => some.length);
            const offered = wanted ?? message.legal;
            // Any scattered choice will do; a regular one could go round in circles.
            const choice = offered[((moves * 2654435761) >>> 9) % offered.length];
            socket.send(JSON.stringify({ type: 'move', id: `fast-${moves}`, version: message.version, action: choice?.action }));
          }
        };
        socket.onerror = () => fail(new Error('socket'));
      }),
    // What travels to the browser must be plain: no Infinity there.
    [table, Math.min(choices, 1e6), prefer, made] as const,
  );
}
