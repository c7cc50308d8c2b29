/**
 * `npm run frames`: how smoothly every board moves, and what it weighs. A page that moves nothing but a dot is measured first; the
 * boards are told as ratios to it, because the machine may be busy with other things.
 *
 *   npm run frames                     all boards, with the service and browser of the tests
 *   GAME=the_island npm run frames     one board only
 *
 * At rest: the crowded moment of `pictures.ts`, with somebody asked. Longest: the step of the same match that takes longest to
 * show, played three times in the replay.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { create, finish, frames, percentile, settle, sit } from '../e2e/people';
import { seedOf } from '../src/boards/seed';
import { CROWDED, seatsOf, type GamePictures } from './moments';
import { boardSizes } from './sizes.mjs';

const boards = join(import.meta.dirname, '..', 'src', 'boards');
const only = process.env.GAME;
const REST = 2500;
/** As many steps as may be the longest are tried: those in which most happens, and the last ones. */
const TRIED = 30;

/** Jump to a step without any movement, then show the one after it. */
async function show(page: Page, step: number): Promise<void> {
  await page.evaluate((to) => {
    const slider = document.querySelector<HTMLInputElement>('.slider input');
    if (!slider) throw new Error('no slider');
    for (const value of [0, to - 1, to]) {
      slider.value = String(value);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, step);
}

/** How long everything that moves on the board now will go on moving, in milliseconds. */
async function moving(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const ends = document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().endTime ?? 0));
    return Math.max(0, ...ends.filter(Number.isFinite));
  });
}

async function longest(page: Page, table: string): Promise<{ step: number; lasts: number }> {
  const shown = (await (await page.request.get(`/api/tables/${table}/replay`)).json()) as { frames: { events: { moves: unknown[] }[] }[] };
  const last = shown.frames.length - 1;
  const weight = (step: number) => (shown.frames[step]?.events ?? []).reduce((sum, event) => sum + 1 + event.moves.length, 0);
  const busy = Array.from({ length: last }, (_, index) => index + 1).sort((a, b) => weight(b) - weight(a));
  let found = { step: 1, lasts: 0 };
  for (const step of new Set([...busy.slice(0, TRIED), last - 2, last - 1, last])) {
    await show(page, step);
    const lasts = await moving(page);
    if (lasts > found.lasts) found = { step, lasts };
  }
  return found;
}

const line = (name: string, cells: string[]) => console.log(`${name.padEnd(15)}${cells.map((cell) => cell.padStart(13)).join('')}`);
const both = (times: number[]) => `${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.95).toFixed(1)}`;

test('how smoothly every board moves', async ({ page }) => {
  await settle(page, { speed: 'normal' });
  await page.goto('/settings');
  await expect(page.locator('#main')).toBeVisible();
  const empty = await frames(page, () =>
    page.evaluate(async () => {
      const dot = document.createElement('div');
      dot.textContent = '·';
      document.body.append(dot);
      await dot.animate([{ transform: 'none' }, { transform: 'translateX(300px)' }], 2500).finished;
      dot.remove();
    }),
  );
  const norm = percentile(empty, 0.95);
  const sizes = boardSizes();
  console.log('Milliseconds between frames, p50 / p95; in brackets p95 as a ratio to a page with one moving dot.');
  line('', ['at rest', '', 'longest', '', 'lasts', 'gzip']);
  line('(a dot)', [both(empty), '', '', '', '', '']);
  for (const game of readdirSync(boards).filter((name) => existsSync(join(boards, name, 'pictures.ts')) && (!only || name === only))) {
    const { pictures } = (await import(join(boards, game, 'pictures.ts'))) as { pictures: GamePictures };
    const { table } = await create(page, seatsOf(pictures), pictures.options, game, seedOf(pictures.seed));
    const middle = pictures.moments.find((moment) => moment.name === CROWDED)?.choices ?? 20;
    await finish(page, table, middle, pictures.prefer);
    await sit(page, table);
    await expect(page.locator('.bar.asked')).toBeVisible();
    await page.waitForTimeout(1500);
    const rest = await frames(page, () => page.waitForTimeout(REST));
    await finish(page, table, Infinity, pictures.prefer, middle);
    await page.goto(`/table/${table}/replay`);
    await expect(page.locator('.stage')).toBeVisible();
    const { step, lasts } = await longest(page, table);
    const moves: number[] = [];
    for (let times = 0; times < 3; times++) {
      await show(page, step);
      moves.push(...(await frames(page, () => page.waitForTimeout(lasts))));
    }
    const ratio = (times: number[]) => `(${(percentile(times, 0.95) / norm).toFixed(2)})`;
    const size = sizes.get(game) ?? 0;
    line(game, [both(rest), ratio(rest), both(moves), ratio(moves), `${(lasts / 1000).toFixed(1)} s`, `${(size / 1024).toFixed(1)} kB`]);
    expect(size).toBeGreaterThan(0);
  }
});
