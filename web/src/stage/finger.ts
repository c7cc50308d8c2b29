/**
 * What a tap of a finger does. A finger is wide and lands beside what it aims at, so the law is: a tap acts only if everything within
 * its reach is as wide as a finger; else the board comes closer, or asks by name. Whoever aims at the middle of a thing and lands up to
 * half a finger beside it never chooses anything else. Points are pixels of the window.
 */
import type { Point } from './places';

/** CSS pixels that a finger needs. */
export const FINGER = 40;
/** How far from what it aims at a finger may land. */
export const REACH = FINGER / 2;
/** Every look at the page costs time: what lies round a touch is looked at in cells of this size. */
const CELL = 4;
/** How far from the touch it is looked whether a thing is wide; what is wide further away counts as narrow here. */
const SIGHT = 60;
/** Who must come closer comes a little closer than that, so that the next tap is beyond doubt. */
const AMPLE = 1.15;
/** Nor so much closer at once that one loses sight of where one is: what is narrow even then is asked for by name. */
const LEAP = 3.5;
/** Of what shows only as a cell or two, half may be hidden: it may be this much wider than it seems. */
const HIDDEN = 1.5;

/** What a tap at a point would mean, if anything; null: beyond the edge of the stage, where anything may go on. */
export type Meaning = (point: Point) => string | undefined | null;

export type Tap = { does: 'nothing' } | { does: 'act'; on: string } | { does: 'closer'; factor: number; about: string[] } | { does: 'ask'; about: string[] };

interface Offset {
  x: number;
  y: number;
  /** From the middle of a cell to the nearest point of the cell so far away. */
  far: number;
}

const gap = (steps: number) => Math.max(0, Math.abs(steps) - 0.5) * CELL;
const offset = (x: number, y: number): Offset => ({ x, y, far: Math.hypot(gap(x), gap(y)) });
const offsets = (most: number): Offset[] => {
  const cells = Math.ceil(most / CELL);
  const line = Array.from({ length: 2 * cells + 1 }, (_, index) => index - cells);
  return line.flatMap((y) => line.map((x) => offset(x, y))).filter(({ far }) => far < most).sort((a, b) => a.far - b.far);
};
/** What must mean one thing round the middle of what is wide. */
const DISC = offsets(REACH);
/** The same to the pixel, where the middle is known: circles in circles, the widest first, which what is narrow does not fill. */
const RINGS: readonly Point[] = [24, 18, 12, 6, 1].flatMap((points, step) =>
  Array.from({ length: points }, (_, index) => {
    const angle = (2 * Math.PI * index) / points;
    const far = (1 - step / 4) * REACH;
    return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
  }),
);
/** What a finger reaches that lands anywhere in its cell. */
const REACHED = offsets(REACH + CELL * Math.SQRT1_2);
const ROUND = offsets(SIGHT);

/** A name for a cell that is so many columns and rows from the touch. */
const keyOf = (x: number, y: number) => (y + 500) * 1000 + x + 500;

/** The meanings round a touch, cell by cell; each is looked up once, because every look at the page costs time. */
class Field {
  private readonly known = new Map<number, string | undefined | null>();
  private readonly column: number;
  private readonly row: number;

  constructor(at: Point, private readonly meaning: Meaning, private readonly middle: Touch['middle']) {
    this.column = Math.floor(at.x / CELL);
    this.row = Math.floor(at.y / CELL);
  }

  /** The meaning of the cell so many columns and rows from the touch. */
  at(x: number, y: number): string | undefined | null {
    const key = keyOf(x, y);
    if (!this.known.has(key)) this.known.set(key, this.meaning({ x: (this.column + x + 0.5) * CELL, y: (this.row + y + 0.5) * CELL }));
    return this.known.get(key);
  }

  /** Whether everything within a finger's reach of its middle, or of another point in sight, means this alone. */
  wide(label: string): boolean {
    const middle = this.middle(label);
    return Boolean(middle && RINGS.every(({ x, y }) => this.meaning({ x: middle.x + x, y: middle.y + y }) === label)) || this.radius(label) >= REACH;
  }

  /** The radius of the largest circle within sight that means this alone; one as wide as a finger is large enough. `edges`: the edge of the stage cuts nothing off. */
  radius(label: string, edges = false): number {
    let most = 0;
    for (const from of this.cells(label)) {
      const other = DISC.find(({ x, y }) => {
        const met = this.at(from.x + x, from.y + y);
        return met !== label && !(edges && met === null);
      });
      if (!other) return REACH;
      most = Math.max(most, other.far);
    }
    return most;
  }

  /** The cells in sight that mean this: from what the finger reaches as far as they hang together; all of them where it reaches none. */
  private *cells(label: string): Generator<Offset> {
    const reached = REACHED.filter(({ x, y }) => this.at(x, y) === label);
    const found = reached.length ? reached : ROUND.filter(({ x, y }) => this.at(x, y) === label);
    const seen = new Set(found.map(({ x, y }) => keyOf(x, y)));
    // It grows while it is gone through.
    for (const cell of found) {
      yield cell;
      for (const [x, y] of [[cell.x + 1, cell.y], [cell.x - 1, cell.y], [cell.x, cell.y + 1], [cell.x, cell.y - 1]] as const) {
        const next = offset(x, y);
        if (next.far >= SIGHT || seen.has(keyOf(x, y)) || this.at(x, y) !== label) continue;
        seen.add(keyOf(x, y));
        found.push(next);
      }
    }
  }
}

export interface Touch {
  at: Point;
  meaning: Meaning;
  /** Where the middle of a thing lies, if it is known. */
  middle: (label: string) => Point | undefined;
  /** Everything at this very point, what is covered by other things too. */
  all: readonly string[];
  /** To choose it again only lets go of it: to meet it by mistake does no harm. */
  picked: readonly string[];
  /** How many times closer one may still come. */
  reserve: number;
  /** Whether a tap has already come closer: never twice for one question. */
  again: boolean;
}

export function tap({ at, meaning, middle, all, picked, reserve, again }: Touch): Tap {
  const field = new Field(at, meaning, middle);
  const met = new Set<string>(all);
  for (const { x, y } of REACHED) {
    const label = field.at(x, y);
    if (label) met.add(label);
  }
  const about = [...met].filter((label) => !picked.includes(label));
  const narrow = about.filter((label) => !field.wide(label));
  const here = meaning(at);
  if (!narrow.length) return here ? { does: 'act', on: here } : { does: 'nothing' };
  const factors = narrow.map((label) => {
    const radius = field.radius(label, true);
    return radius < REACH ? (AMPLE * REACH) / radius : 1;
  });
  // What is only cut off by the edge is brought to the middle; what nothing is seen of, no zoom brings to light.
  const parting = factors.filter((factor) => factor === 1 || (reserve > 1.05 && factor <= reserve * HIDDEN));
  if (!parting.length || again) return { does: 'ask', about };
  return { does: 'closer', factor: Math.min(reserve, LEAP, Math.max(...parting)), about };
}
