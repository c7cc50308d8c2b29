/** What a finger meets: it is wide, and must mean one thing only. Points are pixels of the window. */
import type { Point } from './places';

/** CSS pixels that a finger needs. */
export const FINGER = 40;
/** What seems so wide will do: looking in steps one sees a little less than there is. */
const ENOUGH = FINGER - 4;
/** Who must come closer comes a little closer than that, so that the next tap is beyond doubt. */
const AMPLE = FINGER + 4;

/** What a tap at a point would mean, if anything. */
export type Meaning = (point: Point) => string | undefined;

/** Every look at what lies at a point costs time: so many rays, and steps of so many pixels along them. */
const RAYS = 16;
const STEP = 2;
const ring: readonly Point[] = Array.from({ length: RAYS }, (_, index) => ({ x: Math.cos((2 * Math.PI * index) / RAYS), y: Math.sin((2 * Math.PI * index) / RAYS) }));
const along = (from: Point, way: Point, far: number): Point => ({ x: from.x + way.x * far, y: from.y + way.y * far });

/** The width of the widest circle round the middle of what is met here, in which every tap means it; what is wider than a finger counts as that wide. */
export function room(at: Point, meaning: Meaning): number {
  const wanted = meaning(at);
  const free = (from: Point, way: Point, most: number) => {
    let far = 0;
    while (far < most && meaning(along(from, way, far + STEP)) === wanted) far += STEP;
    return Math.min(far, most);
  };
  let middle = at;
  for (const way of [{ x: 1, y: 0 }, { x: 0, y: 1 }, { x: 1, y: 0 }, { x: 0, y: 1 }]) {
    const back = { x: -way.x, y: -way.y };
    middle = along(middle, way, (free(middle, way, FINGER) - free(middle, back, FINGER)) / 2);
  }
  let least = FINGER / 2;
  for (const way of ring) least = Math.min(least, free(middle, way, least));
  return 2 * least;
}

/**
 * How much closer the board must come before what is tapped here is as wide as a finger: 1 if it is already, null if coming
 * closer would not do, because other things cover it or because one may not come that close.
 */
export function closerFor(at: Point, most: number, meaning: Meaning): number | null {
  const wide = room(at, meaning);
  if (wide >= ENOUGH) return 1;
  // It may be wider by a step at both ends.
  if ((wide + 2 * STEP) * most < FINGER) return null;
  return Math.min(most, AMPLE / (wide + STEP));
}

/** Everything that a finger at this point may mean. */
export function under(at: Point, all: (point: Point) => readonly string[]): string[] {
  const points = [at, ...[0.25, 0.5].flatMap((share) => ring.map((way) => along(at, way, FINGER * share)))];
  return [...new Set(points.flatMap(all))];
}
