/** What the tests do, in the words of people at a table. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { followed } from '../src/lib/patches';
import type { PatchMessage, Update, View } from '../src/lib/types';
import { acquire, see, type Course, type Manner, type Next, type Preference, type Pressed } from './eyes';

/** A phone as narrow as they come, without motion. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;

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

/** A later one wins. */
const opacity = (value: number) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`#page { opacity: ${value} }`);
  document.adoptedStyleSheets.push(sheet);
};

/** Nothing is painted, but everything lies where it does otherwise. `PAINT=1` paints all the same, for pictures of what failed. */
export async function unpainted(context: BrowserContext): Promise<void> {
  if (!process.env.PAINT) await context.addInitScript(opacity, 0);
}

/** From now on somebody looks at this page. */
export async function paint(page: Page): Promise<void> {
  await page.evaluate(opacity, 1);
}

/**
 * Settings as if chosen on an earlier visit. Unless a test is about motion nothing moves at all: fires and waves that are
 * drawn sixty times a second would take most of the time.
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
  const origin = new URL(test.info().project.use.baseURL ?? page.url()).origin;
  const answer = await page.request.post('/api/tables', { data: { game, options, seats, seed }, headers: { origin } });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return (await answer.json()) as Created;
}

export async function sit(page: Page, table: string): Promise<void> {
  await page.goto(`/table/${table}`);
  await expect(page.locator('.stage')).toBeVisible();
}

export const asked = (page: Page) => page.locator('.bar.asked');
export const over = (page: Page) => page.locator('.result h2');
export const possible = (page: Page) => page.locator('[data-state="possible"]');

/** Wait until I am asked something, or the game is over. True if asked. */
export const myTurn = (page: Page): Promise<boolean> => see(page, 'turn', 60_000);

/** Which position is asked about; it changes with every decision. */
export const version = (page: Page): Promise<string> => see(page, 'version');

/** Wires to pages, for input whose parts follow each other without waiting for an answer to each. */
const wires = new WeakMap<Page, Promise<CDPSession>>();
function wireTo(page: Page): Promise<CDPSession> {
  const wire = wires.get(page) ?? page.context().newCDPSession(page);
  wires.set(page, wire);
  return wire;
}

async function click(page: Page, x: number, y: number): Promise<void> {
  const wire = await wireTo(page);
  const left = { x, y, button: 'left', clickCount: 1 } as const;
  await Promise.all([
    wire.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }),
    wire.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...left, buttons: 1 }),
    wire.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...left }),
  ]);
}

/** Tab, or Shift+Tab if there are less than 0, held down for so many strokes. */
async function tab(page: Page, presses: number): Promise<void> {
  const wire = await wireTo(page);
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: presses < 0 ? 8 : 0 };
  const strokes = Array.from({ length: Math.abs(presses) }, (_, index) => wire.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key, autoRepeat: index > 0 }));
  await Promise.all([...strokes, wire.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })]);
}

async function enter(page: Page): Promise<void> {
  const wire = await wireTo(page);
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
  await Promise.all([wire.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key, text: '\r' }), wire.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })]);
}

/** Touch a point of the window and let go. */
export async function touch(page: Page, x: number, y: number): Promise<void> {
  const wire = await wireTo(page);
  await Promise.all([
    wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
    wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
}

/** A whole way is gone at once; where the focus went elsewhere it is looked for again, so many times. */
const DETOURS = 4;

/** With Tab or Shift+Tab, whichever is shorter, to what fits; then Enter. */
export async function pressByKeys(page: Page, fits: string): Promise<boolean> {
  for (let tries = 0; tries < DETOURS; tries++) {
    const { presses, there, before, version } = await see(page, 'way', fits, 0, 0);
    if (there) {
      await enter(page);
      const now = await see(page, 'changed', before, 400);
      return now !== null && now !== version;
    }
    await tab(page, presses);
  }
  return false;
}

/** How somebody chooses: what is offered first; scattered (a number: so many choices came before); or by taste. */
type Choosing = boolean | number | Preference;

/** Play a number of decisions, or to the end, by mouse or keys: things on the board if there are some, else buttons. By finger: `Finger`. */
export const play = (page: Page, decisions = Infinity, means: Manner['means'] = 'mouse', how: Choosing = false): Promise<number> => goOn(page, decisions, means, how, false);

/** Make one choice, if somebody here is asked. */
export const choose = (page: Page, how: number | Preference = 0, means: Manner['means'] = 'mouse'): Promise<number> => goOn(page, 1, means, how || false, true);

async function goOn(page: Page, decisions: number, means: Manner['means'], how: Choosing, calmly: boolean): Promise<number> {
  const before = typeof how === 'number' ? how : 0;
  const taste = typeof how === 'function' ? await acquire(page, how) : null;
  // What travels to the browser must be plain: no Infinity there.
  const manner: Manner = { means, scattered: how !== false, taste, most: Math.min(before + decisions, 1e6), calmly };
  let course: Course = { made: before, presses: 0, about: null };
  let last: Pressed | null = null;
  for (let detours = 0; ;) {
    const next: Next = await see(page, 'go', course, manner, last);
    const { made, presses, point, way } = next;
    if (next.done) return made - before;
    if (made > 900) throw new Error('the game does not end');
    course = { made, presses, about: next.about };
    last = null;
    if (point) {
      await click(page, point.x, point.y);
      last = point;
    } else if (way?.there) {
      await enter(page);
      last = { ...way, covered: false };
    } else if (way && detours < DETOURS) {
      await tab(page, way.presses);
      detours += 1;
      continue;
    } else {
      // What was there a moment ago may be gone: the next look decides.
      course.presses += 1;
      if (course.presses === 10) course = { made: made + 1, presses: 0, about: null };
    }
    detours = 0;
  }
}

/** What axe has against the page as it is now, a line each. */
export async function axe(page: Page): Promise<string[]> {
  await paint(page);
  // Nothing here is in a frame: the old way of axe opens no second page to gather what it found. What is in order need not be described.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
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

interface QuickPlay {
  table: string;
  most: number;
  prefer: string[];
  made: number;
}

/** Runs in the page. */
const playQuickly = ({ table, most, prefer, made }: QuickPlay, until: (view: View) => boolean) =>
  new Promise<number>((done, fail) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/live`);
    // Nobody watches the page meanwhile: it need not be painted.
    document.body.style.visibility = 'hidden';
    let moves = made;
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as { type: string; over?: boolean; version: number; view: View; legal: { action: number; notation: string }[] };
      if (message.type !== 'update') return;
      if (message.over || (message.legal.length && (moves >= most || until(message.view)))) {
        socket.close();
        document.body.style.visibility = '';
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
  if (page.url() === 'about:blank') await page.goto('/');
  // What travels to the browser must be plain: no Infinity there.
  const quick: QuickPlay = { table, most: Math.min(choices, 1e6), prefer, made };
  return page.evaluate<number>(`(${playQuickly.toString()})(${JSON.stringify(quick)}, ${until.toString()})`);
}

/** Hear what a page at the table would be told, from one where nothing has to be drawn. */
export async function overhear(page: Page, table: string): Promise<void> {
  await page.goto('/settings');
  await page.evaluate(
    (id) =>
      new Promise<void>((heard) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/live?patches=1`);
        socket.onmessage = ({ data }) => {
          if ((JSON.parse(String(data)) as { type: string }).type === 'update') heard();
        };
      }),
    table,
  );
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
