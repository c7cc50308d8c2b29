import { describe, expect, it } from 'vitest';
import { FINGER, REACH, tap, type Meaning, type Tap } from './finger';
import type { Point } from './places';

/** Squares of a size side by side, named by their number; `gap` pixels apart. */
const row = (size: number, gap = 0): Meaning => ({ x, y }) => {
  const number = Math.floor(x / (size + gap));
  return y >= 0 && y < size && x - number * (size + gap) < size ? String(number) : undefined;
};
const touch = (at: Point, meaning: Meaning, more: Partial<Parameters<typeof tap>[0]> = {}): Tap => tap({ at, meaning, middle: () => undefined, all: [meaning(at) ?? []].flat(), picked: [], reserve: 6, again: false, ...more });

describe('a finger', () => {
  it('acts on what is as wide as itself, wherever it meets it', () => {
    expect(touch({ x: 24, y: 24 }, row(48))).toEqual({ does: 'act', on: '0' });
    expect(touch({ x: 3, y: 44 }, row(48))).toEqual({ does: 'act', on: '0' });
  });

  it('acts on what is just as wide as itself where its middle is known', () => {
    expect(touch({ x: 24, y: 20 }, row(41), { middle: (id) => ({ x: 41 * Number(id) + 20.5, y: 20.5 }) })).toEqual({ does: 'act', on: '0' });
  });

  it('does nothing where nothing is', () => {
    expect(touch({ x: 24, y: 90 }, row(48))).toEqual({ does: 'nothing' });
  });

  it('comes as much closer as it must, and not twice', () => {
    const done = touch({ x: 9, y: 9 }, row(18));
    expect(done.does).toBe('closer');
    const factor = done.does === 'closer' ? done.factor : 0;
    expect(factor * 18).toBeGreaterThanOrEqual(FINGER);
    expect(factor * 18).toBeLessThan(FINGER * 2);
    expect(touch({ x: 9, y: 9 }, row(18), { again: true })).toMatchObject({ does: 'ask', about: expect.arrayContaining(['0', '1']) as string[] });
  });

  it('asks by name where no zoom would part things', () => {
    expect(touch({ x: 9, y: 9 }, row(18), { reserve: 1 }).does).toBe('ask');
    // All of it lies under the settler.
    const covered: Meaning = ({ x, y }) => (Math.hypot(x, y) < 30 ? 'settler' : undefined);
    expect(touch({ x: 3, y: 0 }, covered, { all: ['settler', 'slot'] })).toEqual({ does: 'ask', about: ['settler', 'slot'] });
    expect(touch({ x: 3, y: 0 }, covered)).toEqual({ does: 'act', on: 'settler' });
  });

  it('does not act on what is wide beside something narrow that it may have aimed at', () => {
    const pebble: Meaning = ({ x, y }) => (Math.hypot(x, y) < 8 ? 'pebble' : 'hex');
    expect(touch({ x: 18, y: 0 }, pebble).does).toBe('closer');
    expect(touch({ x: 40, y: 0 }, pebble)).toEqual({ does: 'act', on: 'hex' });
    // What is picked already is only let go of: it stands in nobody's way.
    expect(touch({ x: 18, y: 0 }, pebble, { picked: ['pebble'] })).toEqual({ does: 'act', on: 'hex' });
  });

  it('brings to the middle what only the edge of the stage cuts off', () => {
    const cut: Meaning = ({ x }) => (x < 0 ? null : x < 30 ? 'hex' : undefined);
    expect(touch({ x: 10, y: 10 }, cut)).toMatchObject({ does: 'closer', factor: 1 });
  });
});

/** A number that looks like luck and is always the same. */
function luck(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Thing extends Point {
  id: string;
  round: boolean;
  r: number;
}
const inside = (thing: Thing, { x, y }: Point) =>
  thing.round ? Math.hypot(x - thing.x, y - thing.y) < thing.r : Math.abs(x - thing.x) < thing.r && Math.abs(y - thing.y) < thing.r;

describe('a finger that lands beside what it aims at', () => {
  it('never chooses anything else, whatever lies on the board', () => {
    const acted = new Set<string>();
    const wrong: string[] = [];
    for (let seed = 1; seed <= 12; seed++) {
      const next = luck(seed);
      const things: Thing[] = Array.from({ length: 2 + Math.floor(next() * 9) }, (_, index) => ({ id: String(index), round: next() < 0.5, x: next() * 240, y: next() * 240, r: 3 + next() ** 2 * 70 }));
      const top = (point: Point) => things.findLast((thing) => inside(thing, point))?.id;
      const clear = (at: Point, id: string) =>
        Array.from({ length: 48 }, (_, ray) => ray).every((ray) => [0, 0.25, 0.5, 0.75, 1].every((share) => top({ x: at.x + share * 23 * Math.cos(ray * 0.131), y: at.y + share * 23 * Math.sin(ray * 0.131) }) === id));
      for (const thing of things) {
        // Where a person would aim: the middle of a wide part of it or, if it has none, any part that shows.
        const points = Array.from({ length: 400 }, () => ({ x: thing.x + (next() * 2 - 1) * thing.r, y: thing.y + (next() * 2 - 1) * thing.r })).filter((point) => top(point) === thing.id);
        const wide = points.filter((point) => clear(point, thing.id));
        for (const aim of (wide.length ? wide : points).slice(0, 4)) {
          for (let times = 0; times < 6; times++) {
            const [angle, away] = [next() * 2 * Math.PI, next() * (REACH - 3)];
            const at = { x: aim.x + away * Math.cos(angle), y: aim.y + away * Math.sin(angle) };
            const done = tap({ at, meaning: top, middle: (id) => things[Number(id)], all: things.filter((one) => inside(one, at)).map((one) => one.id).reverse(), picked: [], reserve: 6, again: times % 2 === 0 });
            if (done.does === 'act' && done.on !== thing.id) wrong.push(`${seed}: ${thing.id} at ${at.x},${at.y}: ${done.on}`);
            if (done.does === 'ask' && !done.about.includes(thing.id)) wrong.push(`${seed}: ${thing.id} not among ${done.about.join()}`);
            acted.add(done.does);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(acted).toEqual(new Set([...acted, 'act', 'ask', 'closer']));
  });
});
