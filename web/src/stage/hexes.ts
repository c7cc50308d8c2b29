/**
 * Hexagons with pointy tops in axial coordinates (q, r): the same geometry as the kernel's `hexes.py`, held to it by a
 * table that both sides are tested against. r grows to the south; directions 0-5 go counter-clockwise from east.
 */
import type { Point } from './places';

export type Hex = readonly [q: number, r: number];

export const DIRECTIONS: readonly Hex[] = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]];
export const DIRECTION_NAMES = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;

export function neighbour([q, r]: Hex, direction: number): Hex {
  const [dq, dr] = DIRECTIONS[direction] as Hex;
  return [q + dq, r + dr];
}

export function distance(a: Hex, b: Hex): number {
  const [dq, dr] = [a[0] - b[0], a[1] - b[1]];
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

export const opposite = (direction: number): number => (direction + 3) % 6;

/** Turned round (0, 0) by that many sixths of a circle: direction d becomes (d + sixths) mod 6. */
export function rotate([q, r]: Hex, sixths: number): Hex {
  for (let turn = ((sixths % 6) + 6) % 6; turn > 0; turn--) [q, r] = [q + r, -q];
  return [q, r];
}

/** Where the middle lies on paper, y downwards, for hexes whose corners are `size` from it. */
export function centre([q, r]: Hex, size = 1): Point {
  return { x: size * Math.sqrt(3) * (q + r / 2), y: size * 1.5 * r };
}

/** The hex at (x, row) of a board in doubled columns: a step east is x + 2, a step south-east (1, 1). */
export function fromDoubled(x: number, row: number): Hex {
  return [Math.floor((x - row) / 2), row];
}

/** The two ends of a side: direction d is the side towards neighbour d. */
export function side(direction: number, size = 1): [Point, Point] {
  return [corner(direction, size), corner(direction + 5, size)];
}

/** Corner d lies between the sides d and d + 1, so they too go counter-clockwise, the first in the north-east. */
export function corner(number: number, size = 1): Point {
  const angle = (-(30 + 60 * number) * Math.PI) / 180;
  return { x: size * Math.cos(angle), y: size * Math.sin(angle) };
}

const number = (value: number) => String(Math.round(value * 100) / 100);

/** The outline round the origin; `squash` flattens it for a board seen slightly from above. */
export function outline(size = 1, squash = 1): string {
  const points = [1, 0, 5, 4, 3, 2].map((index) => corner(index, size));
  return `M${points.map(({ x, y }) => `${number(x)} ${number(y * squash)}`).join('L')}z`;
}

/** The two visible walls of a prism of that height under the outline. */
export function walls(size = 1, height = 0, squash = 1): string {
  const points = [3, 4, 5].map((index) => corner(index, size));
  const top = points.map(({ x, y }) => `${number(x)} ${number(y * squash)}`);
  const foot = points.map(({ x, y }) => `${number(x)} ${number(y * squash + height)}`).reverse();
  return `M${[...top, ...foot].join('L')}z`;
}
