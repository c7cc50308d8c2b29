/**
 * A whole game by a clumsy finger. It aims at the middle of what it wants, lands anywhere within half a finger of that, and nothing
 * else may ever happen for it: what it aims at is chosen or shown, or the board comes closer, once, or asks by name.
 */
import { expect, type Page } from '@playwright/test';
import { FINGER, REACH } from '../src/stage/finger';
import type { Choice, Update } from '../src/lib/types';
import { acquire, scatter, see, type Preference, type Sight, type Wanted } from './eyes';
import { listen, touch, version } from './people';

/** A thing wanted is chosen after so many taps: the whole board, nearer, by name, what it would do, done. */
const PATIENCE = 7;

export interface Taps {
  decisions: number;
  /** Taps that chose something, that came closer, after which it was asked by name, that only showed what would happen, that met nothing. */
  acted: number;
  closer: number;
  named: number;
  shown: number;
  missed: number;
  /** What must never happen. */
  wrong: string[];
}

const scaleOf = ({ camera }: Sight): number => Number(/scale\(([\d.]+)/.exec(camera)?.[1] ?? 1);

export class Finger {
  readonly taps: Taps = { decisions: 0, acted: 0, closer: 0, named: 0, shown: 0, missed: 0, wrong: [] };
  /** What could be chosen in each position, and what the finger was after last: what a tap has sent may become known late. */
  private readonly legal = new Map<string, Choice[]>();
  private readonly wanted = new Map<string, string>();
  private turns = 0;

  /** Before the page is opened: the finger reads along what is sent. */
  constructor(private readonly page: Page) {
    listen(page, (message) => {
      if (message.type === 'update') this.legal.set(String((message as Update).version), (message as Update).legal);
    });
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => this.sent(String(payload))));
  }

  private sent(payload: string): void {
    const message = JSON.parse(payload) as { type: string; action?: number; version?: number };
    if (message.type !== 'move') return;
    const wanted = this.wanted.get(String(message.version));
    const choice = this.legal.get(String(message.version))?.find(({ action }) => action === message.action);
    if (wanted && choice && !choice.path.includes(wanted)) this.taps.wrong.push(`aimed at ${wanted}, played ${choice.notation}`);
  }

  /** Land somewhere within reach of the point one aims at. */
  private async land(x: number, y: number): Promise<void> {
    this.turns += 1;
    const angle = (scatter(this.turns, 360) * Math.PI) / 180;
    const away = Math.sqrt(scatter(this.turns * 7 + 1, 101) / 100) * REACH;
    await touch(this.page, x + away * Math.cos(angle), y + away * Math.sin(angle));
  }

  /** Tap until what is wanted has been chosen. What is seen then; null: there is nothing to choose. */
  async choose(wanted: Wanted): Promise<{ now: Sight | null } | null> {
    let closer = this.taps.closer;
    let goal = wanted;
    for (let tries = 0; tries < PATIENCE; tries++) {
      const done = await this.once(goal);
      if (!done) return null;
      if (this.taps.closer > closer + 1) this.taps.wrong.push(`${done.aimed}: closer for the second time`);
      if (done.acted) return done;
      // Who has looked at the whole board again may come closer once more.
      if (done.beyond) closer = this.taps.closer;
      goal = { element: done.aimed, luck: wanted.luck };
    }
    this.taps.wrong.push(`${goal.element || 'a button'}: not to be met by a finger`);
    return { now: null };
  }

  /** One tap, and the name if it is asked for. */
  private async once(wanted: Wanted): Promise<{ aimed: string; acted: boolean; beyond: boolean; now: Sight | null } | null> {
    const { page, taps } = this;
    const aim = await see(page, 'aim', wanted);
    if (!aim) return null;
    const { before } = aim;
    if (aim.beyond) {
      const whole = await page.locator('.looks .look').last().boundingBox();
      if (whole) await this.land(whole.x + whole.width / 2, whole.y + whole.height / 2);
      await see(page, 'seenAfter', before, 1500);
      return { aimed: aim.element ?? '', acted: false, beyond: true, now: null };
    }
    this.wanted.set(before.version, aim.element ?? '');
    await this.land(aim.x, aim.y);
    let now = await see(page, 'seenAfter', before, 1500);
    if (now?.asked.length && aim.element) now = await this.name(aim.element, now);
    const acted = now !== null && (now.version !== before.version || now.picked.join() !== before.picked.join());
    if (!now) taps.missed += 1;
    else if (acted) {
      taps.acted += 1;
      const strange = now.picked.filter((id) => !before.picked.includes(id));
      if (now.version === before.version && aim.element && strange.length && !strange.includes(aim.element)) taps.wrong.push(`aimed at ${aim.element}, picked ${strange.join()}`);
    } else if (now.camera !== before.camera) {
      // The camera may step back by itself, so that all is in sight that can be chosen: the finger has come too early.
      if (scaleOf(now) > 0.99 * scaleOf(before)) taps.closer += 1;
      else taps.missed += 1;
    }
    else if (now.told !== before.told) taps.shown += 1;
    return { aimed: aim.element ?? '', acted, beyond: false, now };
  }

  /** Tap until it is told what this would do. */
  async show(element: string): Promise<void> {
    const before = this.taps.shown;
    for (let tries = 0; tries < PATIENCE && this.taps.shown === before; tries++) await this.once({ element, luck: 0 });
    expect(this.taps.shown).toBeGreaterThan(before);
  }

  /** It is asked which one was meant: what was aimed at is among them, on a button as wide as a finger. */
  private async name(element: string, asked: Sight): Promise<Sight | null> {
    const { page, taps } = this;
    taps.named += 1;
    if (!asked.asked.includes(element)) {
      taps.wrong.push(`${element} is not among ${asked.asked.join()}`);
      return asked;
    }
    const button = page.locator(`.which [data-meant="${element}"]`);
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (!box || Math.min(box.width, box.height) < FINGER) taps.wrong.push(`the button for ${element} is too small`);
    if (box) await this.land(box.x + box.width / 2, box.y + box.height / 2);
    return see(page, 'seenAfter', asked, 1500);
  }

  /** Play a number of decisions, or to the end: scattered ones, or by taste; `look` comes before every tap. */
  async play(decisions = Infinity, how?: Preference, look?: () => Promise<void>): Promise<Taps> {
    const { page, taps } = this;
    const taste = how && (await acquire(page, how));
    for (let made = 0; made < decisions; made++) {
      const { asked, cramped, version: before } = await see(page, 'ready', FINGER);
      if (!asked) break;
      taps.wrong.push(...cramped);
      // Where nothing is offered any more the answer is on its way.
      for (let picks = 0, now = before; now === before;) {
        await look?.();
        const chosen = await this.choose({ element: null, luck: taps.decisions + 1 + 31 * picks, version: before, ...(taste === undefined ? {} : { taste }) });
        if (chosen) picks += 1;
        now = chosen?.now?.version ?? (await version(page));
        if (picks < 24) continue;
        taps.wrong.push(`nothing was decided in position ${before}`);
        break;
      }
      taps.decisions += 1;
      if (taps.decisions > 900) throw new Error('the game does not end');
      if (taps.wrong.length) break;
    }
    expect([...new Set(taps.wrong)]).toEqual([]);
    return taps;
  }
}
