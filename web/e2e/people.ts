/** What the tests do, in the words of people at a table. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { followed } from '../src/lib/patches';
import type { PatchMessage, Update, View } from '../src/lib/types';

export interface Seat {
  kind: 'me' | 'here' | 'bot' | 'open';
  name?: string;
  level?: number;
}

export const me: Seat = { kind: 'me', name: 'Ada' };
export const bot: Seat = { kind: 'bot', name: 'Maestro', level: 1 };
/** Fixed adventurers without choices of their own before a move, and I begin: the shortest way into the game. */
export const plain = { adventurers: 'nostromo,red', first_player: '0' };

/** Everything the service says to a page; patches as the updates they stand for. */
export function listen(page: Page, receive: (message: { type: string }) => void): void {
  page.on('websocket', (socket) => {
    let update: Update | null = null;
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string };
      if (message.type === 'patch' && update) update = followed(update, message as PatchMessage);
      else if (message.type === 'update') update = message as Update;
      receive(message.type === 'patch' && update ? update : message);
    });
  });
}

/**
 * Settings as if chosen on an earlier visit. Unless a test is about motion nothing moves at all: fires and waves that are
 * painted sixty times a second would take most of the time.
 */
export async function settle(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  if (!('speed' in settings)) await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((chosen) => {
    if (!localStorage.getItem('isolario.settings')) localStorage.setItem('isolario.settings', JSON.stringify(chosen));
  }, { speed: 'off', language: 'en', name: 'Ada', ...settings });
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
  const found = await page.waitForFunction(
    () => (document.querySelector('.bar.asked') ? 'asked' : document.querySelector('.result h2') ? 'over' : null),
    undefined,
    { timeout: 60_000, polling: 30 },
  );
  return (await found.jsonValue()) === 'asked';
}

/** How a choice is made: by mouse, by finger, or by keys alone. */
export type Means = 'mouse' | 'touch' | 'keys';
/** What somebody would point at next: the id of an element that can be chosen, or nothing for a button. */
export type Preference = (page: Page) => Promise<string>;

/** A number that looks like luck and is always the same: a regular choice could go round in circles. */
export const scatter = (number: number, among: number): number => ((number * 2654435761) >>> 9) % Math.max(1, among);

/** Choices without a place: in the bar, or where the board itself offers them. */
export const CHOICES = '.choices .button:not(.quiet), .stage button[data-action]';

/** A fingerprint of what is asked and picked, and of where the camera looks. */
const look = () => {
  const ids = [...document.querySelectorAll<HTMLElement>('[data-state="picked"], [data-state="possible"]')].map((node) => `${node.dataset.element}${node.dataset.state}`);
  const version = document.querySelector('[data-version]')?.getAttribute('data-version');
  const camera = document.querySelector<SVGElement>('.camera')?.style.transform;
  return [document.querySelector('.bar.asked') ? version : 'not asked', camera, ids.join(), document.querySelectorAll('.choices .button').length].join(' ');
};

/** Wait a moment for what a press leads to; false if nothing did. */
async function answered(page: Page, before: string, patience = 400): Promise<boolean> {
  const same = `(${look.toString()})() !== ${JSON.stringify(before)}`;
  return page.waitForFunction(same, undefined, { timeout: patience, polling: 20 }).then(() => true, () => false);
}

/** A point at which nothing lies over a thing, scrolled into sight if it has to be; its middle if there is none (`covered`). */
const reach = (node: Element) => {
  const find = () => {
    const { x, y, width, height } = node.getBoundingClientRect();
    for (const dy of [0.5, 0.7, 0.3, 0.9, 0.1]) {
      for (const dx of [0.5, 0.3, 0.7, 0.1, 0.9]) {
        const point = { x: x + dx * width, y: y + dy * height };
        const met = document.elementFromPoint(point.x, point.y);
        if (met && node.contains(met)) return point;
      }
    }
    return null;
  };
  let point = find();
  if (!point) {
    node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    point = find();
  }
  const { x, y, width, height } = node.getBoundingClientRect();
  return point ? { ...point, covered: false } : { x: x + width / 2, y: y + height / 2, covered: true };
};

async function press(thing: Locator, means: 'mouse' | 'touch'): Promise<void> {
  const page = thing.page();
  const before = await page.evaluate(look);
  // What was there a moment ago may be gone: the next look decides.
  const point = await thing.evaluate(reach, undefined, { timeout: 500 }).catch(() => null);
  if (!point) return;
  if (means === 'touch') {
    const id = await thing.getAttribute('data-element', { timeout: 500 }).catch(() => null);
    await page.touchscreen.tap(point.x, point.y);
    // Where several things lie over each other it is asked which one was meant.
    const named = page.locator(`.which [data-meant="${id}"]`);
    if (await named.count()) await named.tap();
  } else await page.mouse.click(point.x, point.y);
  // The mouse may meet a piece that covers a place all over: then a click is sent to the node itself. A finger comes again.
  // What lies open was met: on a busy machine its answer may be late, and a second click would be a second choice.
  if (!(await answered(page, before, point.covered ? 400 : 1500)) && means === 'mouse') {
    await thing.dispatchEvent('click', undefined, { timeout: 500 }).catch(() => undefined);
    await answered(page, before);
  }
}

/** With Tab or Shift+Tab, whichever is shorter, to what fits or, if nothing is wanted, so many things on that can be chosen; then Enter. */
export async function pressByKeys(page: Page, fits: string | null, further = 0): Promise<void> {
  const before = await page.evaluate(look);
  for (let tries = 0; tries < 4; tries++) {
    const [way, there] = await page.evaluate(
      ([wanted, skip, choices]) => {
        const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, [tabindex="0"]')].filter(
          (node) => node.tabIndex >= 0 && !node.matches(':disabled') && node.getClientRects().length > 0,
        );
        const at = stops.indexOf(document.activeElement as HTMLElement);
        const fitting = stops.filter((node) => (wanted === null ? node.dataset.state === 'possible' || node.matches(choices) : node.matches(wanted)));
        const later = fitting.filter((node) => stops.indexOf(node) >= at);
        const goal = (later.length ? later : fitting)[skip % Math.max(1, (later.length ? later : fitting).length)];
        return [goal ? stops.indexOf(goal) - at : 0, goal !== undefined && goal === document.activeElement] as const;
      },
      [fits, tries ? 0 : further, CHOICES] as const,
    );
    if (there) {
      await page.keyboard.press('Enter');
      await answered(page, before);
      return;
    }
    for (let presses = 0; presses < Math.abs(way); presses++) await page.keyboard.press(way > 0 ? 'Tab' : 'Shift+Tab');
  }
}

/** Make one choice: things on the board if there are some, else a button. `luck` scatters which one, `prefer` names it. */
export async function choose(page: Page, luck = 0, means: Means = 'mouse', prefer?: Preference): Promise<void> {
  const before = await version(page);
  for (let clicks = 0; clicks < 10; clicks++) {
    const wanted = prefer ? await prefer(page) : '';
    // What is preferred may be another beginning than the one that is in hand.
    const things = wanted ? page.locator(`[data-element="${wanted}"]:is([data-state="possible"], [data-state="again"])`) : possible(page);
    const buttons = page.locator(CHOICES);
    const [count, others] = [prefer && !wanted ? 0 : await things.count(), await buttons.count()];
    // Unscattered, the next stop is taken; where that leads nowhere, one further on.
    const further = luck ? scatter(luck + clicks, Math.min(4, count + others)) : Math.floor(clicks / 3);
    if (means === 'keys') await pressByKeys(page, wanted ? `[data-element="${wanted}"]:is([data-state='possible'], [data-state='picked'], [data-state='again'])` : null, further);
    else if (count) await press(things.nth(wanted ? 0 : scatter(luck, count)), means);
    else if (others) await press(buttons.nth(scatter(luck, others)), means);
    if ((await version(page)) !== before) return;
  }
}

/**
 * Where a finger can best meet something on the board that may be chosen, and how wide it is there, in pixels: the largest circle in
 * which every tap would mean it. Null if it is nowhere to be seen.
 */
export async function fingerSpot(page: Page, id: string): Promise<{ x: number; y: number; room: number } | null> {
  return page.evaluate((wanted) => {
    const REACH = 20;
    const RAYS = 24;
    const STEP = 4;
    const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const view = document.querySelector('.stage .view')?.getBoundingClientRect();
    const nodes = [...document.querySelectorAll<HTMLElement>('.stage .view [data-state="possible"]')];
    // Where the board draws what is meant higher than its element is, there one taps.
    const boxOf = (node: HTMLElement) => (document.querySelector(`[data-stands="${node.dataset.element}"]`) ?? node).getBoundingClientRect();
    const glowing = nodes.map((node) => ({ id: node.dataset.element, ...middle(boxOf(node)) }));
    const found = document.querySelector<HTMLElement>(`.stage .view [data-element="${wanted}"]:is([data-state="possible"], [data-state="again"])`);
    const own = found ? boxOf(found) : null;
    if (!view || !own) return null;
    const means = (x: number, y: number): boolean => {
      const seen = document.elementFromPoint(x, y);
      if (!seen?.closest('.view') || seen.closest('button')) return false;
      const hit = seen.closest<HTMLElement>('[data-element]');
      if (hit?.dataset.state) return hit.dataset.element === wanted;
      const far = (one: { x: number; y: number }) => Math.hypot(one.x - x, one.y - y);
      const [near] = glowing.toSorted((a, b) => far(a) - far(b));
      return near?.id === wanted && far(near) <= REACH;
    };
    type Spot = { x: number; y: number; room: number };
    const free = (x: number, y: number, dx: number, dy: number, most: number) => {
      let far = 0;
      while (far < most && means(x + dx * (far + 1), y + dy * (far + 1))) far += 1;
      return far;
    };
    /** The circle round a point, or round the middle of what lies there. */
    const circle = (x: number, y: number): Spot => {
      let least = REACH;
      for (let ray = 0; ray < RAYS; ray++) least = free(x, y, Math.cos((2 * Math.PI * ray) / RAYS), Math.sin((2 * Math.PI * ray) / RAYS), least);
      return { x, y, room: 2 * least };
    };
    const inside = (from: { x: number; y: number }): Spot => {
      let { x, y } = from;
      for (let times = 0; times < 2; times++) {
        x += (free(x, y, 1, 0, 2 * REACH) - free(x, y, -1, 0, 2 * REACH)) / 2;
        y += (free(x, y, 0, 1, 2 * REACH) - free(x, y, 0, -1, 2 * REACH)) / 2;
      }
      return circle(x, y);
    };
    const start = middle(own);
    let best: Spot | null = means(start.x, start.y) ? inside(start) : null;
    if (best && best.room >= 2 * REACH) return best;
    // Something covers its middle, or it is small: wherever it shows.
    const left = Math.max(view.left, own.left - REACH);
    const top = Math.max(view.top, own.top - REACH);
    const columns = Math.floor((Math.min(view.right, own.right + REACH) - left) / STEP);
    const rows = Math.floor((Math.min(view.bottom, own.bottom + REACH) - top) / STEP);
    for (let cell = 0; cell < rows * columns; cell++) {
      const [x, y] = [left + (cell % columns) * STEP, top + Math.floor(cell / columns) * STEP];
      if (!means(x, y)) continue;
      const found = circle(x, y);
      if (found.room > (best?.room ?? -1)) best = found;
      if (found.room >= 2 * REACH) break;
    }
    return best;
  }, id);
}

/** Which position is asked about; it changes with every decision. */
export async function version(page: Page): Promise<string> {
  return page.evaluate(() => (document.querySelector('.bar.asked') ? (document.querySelector('[data-version]')?.getAttribute('data-version') ?? '') : 'not asked'));
}

/** Play a number of decisions, or to the end, by mouse, finger or keys: the first choice that is offered, scattered ones, or preferred ones. */
export async function play(page: Page, decisions = Infinity, means: Means = 'mouse', manner: boolean | Preference = false): Promise<number> {
  let made = 0;
  while (made < decisions && (await myTurn(page))) {
    made += 1;
    await choose(page, manner ? made : 0, means, typeof manner === 'function' ? manner : undefined);
    if (made > 900) throw new Error('the game does not end');
  }
  return made;
}

/** What axe has against the page as it is now, a line each. */
export async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  return violations.flatMap((one) => one.nodes.map((node) => `${one.id} ${node.target.join(' ')} ${node.failureSummary}`));
}

/** From day in English to night in Italian, by the buttons at the top. */
export async function nightInItalian(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Switch to night' }).click();
  await page.locator('header nav button').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
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

interface Haste {
  table: string;
  most: number;
  prefer: string[];
  made: number;
}

/** Runs in the page. */
const hurry = ({ table, most, prefer, made }: Haste, until: (view: View) => boolean) =>
  new Promise<number>((done, fail) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/live`);
    let moves = made;
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as { type: string; over?: boolean; version: number; view: View; legal: { action: number; notation: string }[] };
      if (message.type !== 'update') return;
      if (message.over || (message.legal.length && (moves >= most || until(message.view)))) {
        socket.close();
        done(moves);
      } else if (message.legal.length) {
        moves += 1;
        const wanted = prefer.map((start) => message.legal.filter(({ notation }) => new RegExp(`^(${start})`).test(notation))).find((some) => some.length);
        const offered = wanted ?? message.legal;
        // Any scattered choice will do; a regular one could go round in circles.
        const choice = offered[((moves * 2654435761) >>> 9) % offered.length];
        socket.send(JSON.stringify({ type: 'move', id: `fast-${moves}`, version: message.version, action: choice?.action }));
      }
    };
    socket.onerror = () => fail(new Error('socket'));
  });

/**
 * Make choices quickly through the socket, to the end, or so many, or until one is asked in a position that is looked for; the page
 * shows what they led to. Where `prefer` lists patterns of how notations begin, the first that any choice fits decides among which it
 * is scattered. `made`: how many came before. `until` is sent to the page as it is written: it may name nothing from outside.
 */
export async function finish(page: Page, table: string, choices = Infinity, prefer: string[] = [], made = 0, until: (view: View) => boolean = () => false): Promise<number> {
  // What travels to the browser must be plain: no Infinity there.
  const haste: Haste = { table, most: Math.min(choices, 1e6), prefer, made };
  return page.evaluate<number>(`(${hurry.toString()})(${JSON.stringify(haste)}, ${until.toString()})`);
}

/** When the effects of a board begin that fit, in milliseconds from the beginning of their step. */
export const delays = (page: Page, selector: string): Promise<number[]> =>
  page.locator(selector).evaluateAll((nodes) => nodes.map((node) => parseFloat(getComputedStyle(node).animationDelay) * 1000));

/** What `e2e/<name>_story.py` tells. */
export function toldBy(name: string): string {
  const local = join(import.meta.dirname, '..', '..', '.venv', 'bin', 'python');
  const python = process.env.PYTHON ?? (existsSync(local) ? local : 'python3');
  return execFileSync(python, [join(import.meta.dirname, `${name}_story.py`)], { encoding: 'utf-8', maxBuffer: 1 << 26 });
}

/** Watch a scripted story in the replay of a table, from one of its steps on. */
export async function watch(page: Page, table: string, told: string, at = 0): Promise<void> {
  await page.route(`**/api/tables/${table}/replay*`, (route) => route.fulfill({ contentType: 'application/json', body: told }));
  await page.goto(`/table/${table}/replay?at=${at}`);
  await expect(page.locator('.stage')).toBeVisible();
}
