/**
 * The round island: six wedges of rings round a crater, cards moored at each wedge. Wide screens have the piers left and
 * right of the island, tall ones above and below it. Everything lies round the middle of the crater.
 */
import type { Box, Place, Point } from '../../stage';

export type Form = 'wide' | 'tall';

export const SEGMENTS = 6;
/** Outer edges of the rings. */
export const RADIUS = { crater: 66, mountain: 134, forest: 200, plain: 264, beach: 338, water: 404 } as const;
export type Ring = keyof typeof RADIUS;
/** The three grounds one can build on, in the order of their numbers in a segment. */
export const TERRAINS = ['plain', 'forest', 'mountain'] as const;
const INNER: Record<Ring, number> = { crater: 12, mountain: 66, forest: 134, plain: 200, beach: 264, water: 338 };

export const WORLD: Record<Form, Box> = {
  wide: { x: -474, y: -382, width: 948, height: 764 },
  // As high as a phone of 740 pixels has room for between the seats and the bar.
  tall: { x: -430, y: -515, width: 860, height: 1030 },
};

const rad = (degrees: number) => (degrees * Math.PI) / 180;
export const polar = (r: number, degrees: number): Point => ({ x: r * Math.cos(rad(degrees)), y: r * Math.sin(rad(degrees)) });

/** The middle of a segment, in degrees clockwise from the right. */
export const angleOf = (form: Form, segment: number): number => (form === 'wide' ? -120 : -90) + 60 * segment;

/** Everything that stands on the island is drawn so much larger, where the island itself is small. */
export const GROWN: Record<Form, number> = { wide: 1, tall: 1.16 };

/** Half of a sign with sums. */
const PLAQUE = { width: 41, height: 17 };

const n = (value: number) => Math.round(value * 10) / 10;

/** One space: a piece of a ring. */
export function wedge(form: Form, segment: number, ring: Ring, inset = 0): string {
  const middle = angleOf(form, segment);
  const outer = RADIUS[ring] - inset;
  const inner = INNER[ring] + inset;
  const at = (r: number, side: number) => {
    const { x, y } = polar(r, middle + side * (30 - (inset / r) * (180 / Math.PI)));
    return `${n(x)} ${n(y)}`;
  };
  return `M${at(inner, -1)}L${at(outer, -1)}A${outer} ${outer} 0 0 1 ${at(outer, 1)}L${at(inner, 1)}A${inner} ${inner} 0 0 0 ${at(inner, -1)}z`;
}

/** A line along the water from one segment to another, clockwise, a little short of both boats. */
export function route(form: Form, from: number, steps: number): string {
  const start = waterAngle(form, from) + 5;
  const end = waterAngle(form, from) + 60 * steps - 6;
  const a = polar(WATERWAY, start);
  const b = polar(WATERWAY, end);
  return `M${n(a.x)} ${n(a.y)}A${WATERWAY} ${WATERWAY} 0 ${end - start > 180 ? 1 : 0} 1 ${n(b.x)} ${n(b.y)}`;
}

const WATERWAY = 366;
/** The boat moors beside the cards, not under them. */
const waterAngle = (form: Form, segment: number) => angleOf(form, segment) - 19;
export const waterPlace = (form: Form, segment: number): Place => ({ ...polar(WATERWAY, waterAngle(form, segment)), r: 27, z: 900 });

/** Where a sentence about an arrival stands: on the land before the goal, so that it hides no sums. */
export function tellingPlace(form: Form, segment: number): Point {
  const angle = angleOf(form, segment);
  return polar(form === 'tall' ? 60 : 150 - 60 * Math.cos(rad(angle)) ** 2, angle);
}

/** Half-way to the next mooring. */
export const waterBetween = (form: Form, segment: number): Point => polar(WATERWAY, waterAngle(form, segment) + 30);

export const beachPlace = (form: Form, segment: number): Place => ({ ...polar(301, angleOf(form, segment)), r: 34, room: 9 });

/** Where the sums of a beach stand: close to the plain, but not on it. */
export function plaquePlace(form: Form, segment: number): Point {
  const angle = rad(angleOf(form, segment));
  const half = PLAQUE.width * Math.abs(Math.cos(angle)) + PLAQUE.height * Math.abs(Math.sin(angle));
  return polar(RADIUS.plain + 3 + GROWN[form] * half, angleOf(form, segment));
}

export const hutPlace = (form: Form, segment: number): Point => polar(314, angleOf(form, segment) + 23);

export function spacePlace(form: Form, space: number): Place {
  const terrain = TERRAINS[space % 3] ?? 'plain';
  const r = (RADIUS[terrain] + INNER[terrain]) / 2;
  return { ...polar(r, angleOf(form, Math.floor(space / 3))), r: 30 };
}

export const craterPlace = (form: Form, segment: number): Place => ({ ...polar(40, angleOf(form, segment)), r: 21 });

const CLUSTERS: readonly (readonly (readonly [number, number])[])[] = [
  [[42, 0]],
  [[42, -11], [42, 11]],
  [[34, 0], [51, -11], [51, 11]],
  [[27, 0], [43, -11.5], [43, 11.5], [58, 0]],
];

/** The markers of one crater space, spread so that they can be counted. */
export function markerPlaces(form: Form, segment: number, count: number): Place[] {
  const angle = angleOf(form, segment);
  const cluster = CLUSTERS[Math.min(count, CLUSTERS.length) - 1] ?? [];
  return cluster.map(([out, aside]) => {
    const along = polar(out, angle);
    const across = polar(aside, angle + 90);
    return { x: along.x + across.x, y: along.y + across.y, r: 12 };
  });
}

const DISC = 21;
const SAND = 301;

/** The discs of one seat on a beach: seat 0 before the middle, seat 1 behind it, zigzag where there are many. */
export function discPlaces(form: Form, segment: number, seat: number, count: number): Place[] {
  const angle = angleOf(form, segment);
  const side = seat === 0 ? -1 : 1;
  const half = PLAQUE.width * Math.abs(Math.sin(rad(angle))) + PLAQUE.height * Math.abs(Math.cos(rad(angle)));
  const scale = GROWN[form];
  const first = scale * (half + 4 + DISC);
  const room = 148 - first;
  const step = count > 1 ? Math.min(46 * scale, room / (count - 1)) : 0;
  return Array.from({ length: count }, (_, index) => {
    const along = first + index * step;
    const out = count > 2 ? (index % 2 ? 15 : -13) : 0;
    const place = polar(SAND + out, angle + (side * along * 180) / (Math.PI * SAND));
    return { ...place, r: DISC * scale, scale };
  });
}

/** The statue and the shaman of a space stand side by side. */
export const beside = (form: Form, place: Place, dx: number): Place => ({ x: place.x + GROWN[form] * dx, y: place.y + 6, r: 20, scale: GROWN[form] });

export interface Pier {
  x: number;
  y: number;
  /** Middle of each card, and how large it is drawn. */
  cards: [Place, Place];
  scale: number;
  width: number;
  height: number;
  /** Where the letter stands. */
  letter: Point;
}

const CARD = { width: 62, height: 84 };

/** Where two cards are moored, upright and readable. */
export function pier(form: Form, segment: number): Pier {
  const scale = form === 'wide' ? 1.08 : 1.55;
  const stacked = form === 'wide' && (segment === 2 || segment === 5);
  const w = CARD.width * scale;
  const h = CARD.height * scale;
  const gap = 5 * scale;
  const width = (stacked ? w : 2 * w + gap) + 14;
  const height = (stacked ? 2 * h + gap : h) + 14;
  const { x, y } = form === 'wide' ? wideMooring(segment, width, height) : tallMooring(segment, width, height);
  const dx = stacked ? 0 : (w + gap) / 2;
  const dy = stacked ? (h + gap) / 2 : 0;
  const r = Math.min(w, h) / 2;
  return {
    x, y, scale, width, height,
    cards: [{ x: x - dx, y: y - dy, r, z: 0 }, { x: x + dx, y: y + dy, r, z: 0 }],
    letter: letterOf(form, segment, x, y, width, height),
  };
}

function wideMooring(segment: number, width: number, height: number): Point {
  const { x, y, width: w, height: h } = WORLD.wide;
  const left = x + 5 + width / 2;
  const right = x + w - 5 - width / 2;
  const top = y + 6 + height / 2;
  const bottom = y + h - 6 - height / 2;
  return [{ x: left, y: top }, { x: right, y: top }, { x: right, y: 0 }, { x: right, y: bottom }, { x: left, y: bottom }, { x: left, y: 0 }][segment] ?? { x: 0, y: 0 };
}

function tallMooring(segment: number, width: number, tall: number): Point {
  const { x, y, width: w, height: h } = WORLD.tall;
  const left = x + 5 + width / 2;
  const right = x + w - 5 - width / 2;
  const top = y + 6 + tall / 2;
  const bottom = y + h - 6 - tall / 2;
  const dip = 14;
  return [
    { x: 0, y: top }, { x: right, y: top + dip }, { x: right, y: bottom - dip }, { x: 0, y: bottom }, { x: left, y: bottom - dip }, { x: left, y: top + dip },
  ][segment] ?? { x: 0, y: 0 };
}

function letterOf(form: Form, segment: number, x: number, y: number, width: number, height: number): Point {
  if (form === 'tall') return { x: x + (segment === 0 ? width / 2 - 4 : segment === 3 ? 4 - width / 2 : 0), y: y + (segment === 0 || segment === 1 || segment === 5 ? 1 : -1) * (height / 2 - 2) };
  if (segment === 2 || segment === 5) return { x, y: y - height / 2 - 6 };
  return { x: x + (segment === 0 || segment === 4 ? 1 : -1) * (width / 2 + 2), y };
}

/** The rope from the cards to their beach. */
export function rope(form: Form, segment: number): string {
  const { x, y, width, height } = pier(form, segment);
  const aside = form === 'wide' ? [0, 0, 9, 0, 0, 9] : [0, -22, 22, 0, -22, 22];
  const shore = polar(340, angleOf(form, segment) + (aside[segment] ?? 0));
  const from = { x: clampTo(shore.x, x - width / 2 + 8, x + width / 2 - 8), y: clampTo(shore.y, y - height / 2 + 4, y + height / 2 - 4) };
  const sag = { x: (from.x + shore.x) / 2, y: (from.y + shore.y) / 2 + 12 };
  return `M${n(from.x)} ${n(from.y)}Q${n(sag.x)} ${n(sag.y)} ${n(shore.x)} ${n(shore.y)}`;
}

const clampTo = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

// -- the drawing of the land: the same every time ---------------------------------------------------------------

/** A coast that is not quite round: the waves are the same wherever they are drawn. */
export function shore(r: number, wild: number, phase = 0): string {
  const points: string[] = [];
  for (let step = 0; step < 72; step++) {
    const angle = step * 5;
    const t = rad(angle);
    const off = Math.sin(3 * t + phase) * 0.45 + Math.sin(7 * t + 2.1 * phase + 1) * 0.35 + Math.sin(13 * t + 0.7 + phase) * 0.2;
    const { x, y } = polar(r + wild * off, angle);
    points.push(`${n(x)} ${n(y)}`);
  }
  return `M${points.join('L')}z`;
}

/** Evenly scattered numbers that are the same in every browser. */
export function scatter(count: number, seed: number): number[] {
  let value = seed;
  return Array.from({ length: count }, () => {
    value = (value * 16807) % 2147483647;
    return value / 2147483647;
  });
}

/** Plants of a ring: near its edges, where nothing stands. */
export function plants(form: Form, ring: 'forest' | 'plain', each: number): Point[] {
  const chance = scatter(SEGMENTS * each * 2, ring === 'forest' ? 41 : 97);
  const found: Point[] = [];
  for (let segment = 0; segment < SEGMENTS; segment++) {
    for (let index = 0; index < each; index++) {
      const k = 2 * (segment * each + index);
      const side = index % 2 ? 1 : -1;
      const spread = 11 + 17 * (chance[k] ?? 0);
      const depth = 0.16 + 0.68 * (chance[k + 1] ?? 0);
      const r = INNER[ring] + (RADIUS[ring] - INNER[ring]) * depth;
      found.push(polar(r, angleOf(form, segment) + side * spread));
    }
  }
  return found.sort((a, b) => a.y - b.y);
}

/** Where the sea is free for the compass rose. */
export const compassPlace = (form: Form): Point => (form === 'wide' ? { x: 433, y: -188 } : { x: 388, y: -296 });

/** Rocks where two beaches meet, and waves on the open sea. */
export function rocks(form: Form): (Point & { size: number })[] {
  const chance = scatter(3 * SEGMENTS, 23);
  return Array.from({ length: 3 * SEGMENTS }, (_, index) => {
    const edge = angleOf(form, Math.floor(index / 3)) + 30;
    return { ...polar(330 + 9 * (index % 3), edge + 3 * ((index % 3) - 1) + (chance[index] ?? 0)), size: 0.75 + 0.45 * (chance[index] ?? 0) };
  });
}

export function waves(form: Form): Point[] {
  const { x, y, width, height } = WORLD[form];
  const chance = scatter(120, 77);
  return Array.from({ length: 60 }, (_, index) => ({ x: x - 60 + (width + 120) * (chance[2 * index] ?? 0), y: y - 60 + (height + 120) * (chance[2 * index + 1] ?? 0) })).filter(
    (point) => Math.hypot(point.x, point.y) > 404,
  );
}

/** Light and dark faces of the cone. */
export function facets(): { path: string; light: number }[] {
  const chance = scatter(48, 7);
  return Array.from({ length: 24 }, (_, index) => {
    const from = index * 15 - 4 + 6 * (chance[index] ?? 0);
    const to = from + 15;
    const tip = polar(RADIUS.crater - 2, (from + to) / 2);
    const a = polar(RADIUS.mountain - 3, from);
    const b = polar(RADIUS.mountain - 3 - 10 * (chance[24 + index] ?? 0), to);
    return { path: `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}L${n(tip.x)} ${n(tip.y)}z`, light: Math.round(3 * (1 - Math.cos(rad((from + to) / 2 + 55)))) / 6 };
  });
}
