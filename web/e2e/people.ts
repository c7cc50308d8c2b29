/** What the tests do, in the words of people at a table. */
import { expect, type Page } from '@playwright/test';

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

export async function create(page: Page, seats: Seat[] = [me, bot], options: Record<string, string> = plain, game = 'nomads'): Promise<Created> {
  const origin = new URL(page.url() === 'about:blank' ? await home(page) : page.url()).origin;
  const answer = await page.request.post('/api/tables', { data: { game, options, seats }, headers: { origin } });
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

/** Make one choice by clicking: things on the board if there are some, else a button. */
export async function choose(page: Page): Promise<void> {
  const before = await state(page);
  for (let clicks = 0; clicks < 4; clicks++) {
    const thing = possible(page).first();
    // What was there a moment ago may be gone: the next look decides.
    const button = page.locator('.choices .button').first();
    if (await thing.count()) await thing.click({ force: true, timeout: 3000 }).catch(() => undefined);
    else if (await button.count()) await button.click({ timeout: 3000 }).catch(() => undefined);
    await page.waitForTimeout(20);
    const after = await state(page);
    if (after !== before) return;
  }
}

/** A fingerprint that changes with every decision. */
async function state(page: Page): Promise<string> {
  return page.evaluate(() => {
    const bar = document.querySelector('.bar.asked');
    return bar ? (document.querySelector('[data-version]')?.getAttribute('data-version') ?? '') : 'not asked';
  });
}

/** Play a number of decisions, or to the end. */
export async function play(page: Page, decisions = Infinity): Promise<number> {
  let made = 0;
  while (made < decisions && (await myTurn(page))) {
    await choose(page);
    made += 1;
    if (made > 600) throw new Error('the game does not end');
  }
  return made;
}

/** Finish a table quickly through the socket, with the first choice every time; the page shows what that led to. */
export async function finish(page: Page, table: string): Promise<void> {
  await page.evaluate(
    (id) =>
      new Promise<void>((done, fail) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/live`);
        let moves = 0;
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as { type: string; over?: boolean; version: number; legal: { action: number }[] };
          if (message.type !== 'update') return;
          if (message.over) {
            socket.close();
            done();
          } else if (message.legal.length) {
            moves += 1;
            // Any scattered choice will do; a regular one could go round in circles.
            const choice = message.legal[((moves * 2654435761) >>> 9) % message.legal.length];
            socket.send(JSON.stringify({ type: 'move', id: `fast-${moves}`, version: message.version, action: choice?.action }));
          }
        };
        socket.onerror = () => fail(new Error('socket'));
      }),
    table,
  );
}
