/** The arithmetic of looking at a board that may be larger than the screen. Screen = world × k + (x, y), in CSS pixels. */
import type { Point } from './places';

export interface Look {
  x: number;
  y: number;
  k: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Point, Size {}

/** The whole board, in the middle. */
export function fit(screen: Size, world: Box): Look {
  const k = Math.min(screen.width / world.width, screen.height / world.height) || 1;
  return { k, x: (screen.width - world.width * k) / 2 - world.x * k, y: (screen.height - world.height * k) / 2 - world.y * k };
}

/** Never smaller than the whole board, never further than its edge; an axis on which everything fits stays in the middle. */
export function clamp(look: Look, screen: Size, world: Box, most: number): Look {
  const whole = fit(screen, world);
  const k = Math.min(Math.max(look.k, whole.k), whole.k * most);
  const axis = (wanted: number, length: number, from: number, room: number) => {
    const span = length * k;
    if (span <= room) return (room - span) / 2 - from * k;
    return Math.min(-from * k, Math.max(room - span - from * k, wanted));
  };
  return { k, x: axis(look.x, world.width, world.x, screen.width), y: axis(look.y, world.height, world.y, screen.height) };
}

/** Closer or further, as far as one may, with the point under the fingers staying where it is unless that would lie beyond the edge. */
export function zoomAt(look: Look, at: Point, wanted: number, screen: Size, world: Box, most: number): Look {
  const whole = fit(screen, world).k;
  const k = Math.min(Math.max(look.k * wanted, whole), whole * most);
  const factor = k / look.k;
  return clamp({ k, x: at.x - (at.x - look.x) * factor, y: at.y - (at.y - look.y) * factor }, screen, world, most);
}

export const toScreen = (look: Look, { x, y }: Point): Point => ({ x: x * look.k + look.x, y: y * look.k + look.y });
export const toWorld = (look: Look, { x, y }: Point): Point => ({ x: (x - look.x) / look.k, y: (y - look.y) / look.k });

/** The box round some points, with a margin. */
export function around(points: Point[], margin: number): Box | null {
  if (!points.length) return null;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** The smallest change of look after which the box is in sight; the same look if it is already. */
export function show(look: Look, screen: Size, box: Box): Look {
  const k = Math.min(look.k, screen.width / box.width, screen.height / box.height);
  const middle = toWorld(look, { x: screen.width / 2, y: screen.height / 2 });
  const kept = k === look.k ? look : { k, x: screen.width / 2 - middle.x * k, y: screen.height / 2 - middle.y * k };
  const axis = (offset: number, from: number, length: number, room: number) => {
    const low = from * k + offset;
    const high = low + length * k;
    return low < 0 ? offset - low : high > room ? offset - (high - room) : offset;
  };
  return { k, x: axis(kept.x, box.x, box.width, screen.width), y: axis(kept.y, box.y, box.height, screen.height) };
}
