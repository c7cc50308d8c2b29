/** Where things lie on the continent, and what the board reads out of a view. No drawing here. */
import type { Choice, GameView } from '../../lib/types';
import { centre, corner, DIRECTIONS } from '../../stage/hexes';
import type { Box, Place, Places, Point } from '../../stage';

export type IsleView = GameView<'VolcanicIsleView'>;
export type HexData = GameView<'VolcanicIsleHexView'>;
export type SpaceData = GameView<'VolcanicIsleSpaceView'>;
export type GeyserData = GameView<'VolcanicIsleGeyserView'>;
export type Hanging = GameView<'VolcanicIsleHangingView'>;

/** Corners of a hex are so far from its middle; the board is seen a little from above; land stands out of the sea. */
export const SIZE = 64;
export const SQUASH = 0.9;
export const CLIFF = 13;
const INNER = (SIZE * Math.sqrt(3)) / 2;

const onPaper = ({ x, y }: Point): Point => ({ x, y: y * SQUASH });
export const middle = (hex: { q: number; r: number }): Point => onPaper(centre([hex.q, hex.r], SIZE));

/** From the middle of a hex towards one of its sides, as a vector of length 1 on the flat map. */
export function towards(side: number): Point {
  const angle = (-60 * side * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** The two ends of a side, relative to the middle, pulled in by `inset`. */
export function edge(side: number, inset = 0): [Point, Point] {
  return [onPaper(corner(side, SIZE - inset)), onPaper(corner(side + 5, SIZE - inset))];
}

// -- inside a hex ------------------------------------------------------------------------------------------------

/** Where the side towards the other hex of a volcano's area lies; the cone stands on it. */
export function coneSide(view: IsleView, hex: HexData): number | null {
  if (hex.volcano === null) return null;
  for (const [side, word] of hex.sides.entries()) if (word === 'inner') return side;
  // The area has sunk: its place is still known from its other hex.
  const other = view.hexes.find((one) => one.area === hex.area && one.id !== hex.id);
  if (!other) return null;
  return DIRECTIONS.findIndex(([q, r]) => hex.q + q === other.q && hex.r + r === other.r);
}

const VENT = INNER * 0.78;
export const vent = (side: number): Point => onPaper({ x: towards(side).x * VENT, y: towards(side).y * VENT });

/** Slots of a hex round its middle: two rows leading away from the cone, or side by side above the settlers. */
export function slot(index: number, count: number, cone: number | null): Point {
  if (cone === null) return count === 1 ? { x: 0, y: -17 } : { x: index % 2 ? 18 : -18, y: -15 };
  const away = { x: -towards(cone).x, y: -towards(cone).y };
  const aside = { x: -away.y, y: away.x };
  const along = index % 2 ? 20 : -11;
  const across = index < 2 ? -19 : 19;
  return onPaper({ x: away.x * along + aside.x * across, y: away.y * along + aside.y * across });
}

/** Where settlers and loose Moai gather. */
const GATHER: Point = { x: 0, y: 17 };
const gather = (cone: number | null): Point => (cone === null ? GATHER : { x: -towards(cone).x * 5, y: -towards(cone).y * 5 * SQUASH + 8 });

// -- the whole board ---------------------------------------------------------------------------------------------

export const hexOf = (view: IsleView, id: string): HexData | undefined => view.hexes.find((hex) => hex.id === id);

/** The hex of a space, a geyser or a volcano. */
export function partOf(view: IsleView, id: string): string | undefined {
  if (id.startsWith('space:')) return view.spaces.find((one) => one.id === id)?.hex;
  if (id.startsWith('geyser:')) return view.geysers.find((one) => one.id === id)?.hex;
  return view.volcanoes.find((one) => one.id === id)?.hex;
}

const MARGIN = 30;
const worlds = new Map<string, Box>();

/** All hexes, sunken ones too, and the bays: it does not change while the game runs. */
export function worldOf(view: IsleView): Box {
  const key = `${view.seed ?? ''}/${view.seats}/${view.hexes.length}`;
  const known = worlds.get(key);
  if (known) return known;
  const points = view.hexes.map(middle);
  for (const player of view.players) if (player.bay) points.push(bayPlace(player.bay));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(0, ...xs) - INNER - MARGIN, Math.min(0, ...ys) - SIZE * SQUASH - MARGIN];
  const made = { x: left, y: top, width: Math.max(0, ...xs) + INNER + MARGIN - left, height: Math.max(0, ...ys) + SIZE + MARGIN + CLIFF - top };
  worlds.set(key, made);
  return made;
}

const frames = new Map<string, Box>();

/**
 * What the camera shows when nobody has zoomed: the land that is left, with the boats that still wait, in the proportions of the
 * whole chart. Land that has just gone down counts once more, so that it is seen going.
 */
export function frameOf(view: IsleView, before: IsleView | null): Box {
  const whole = worldOf(view);
  const dry = [...(before ? before.hexes : []), ...view.hexes].filter((hex) => !hex.sunk);
  const aboard = view.players.flatMap(({ aboard, bay }) => (aboard && bay ? [bayPlace(bay)] : []));
  const key = `${view.seed ?? ''}/${view.seats}/${[...new Set(dry.map(({ id }) => id))].sort().join()}/${aboard.length}`;
  const known = frames.get(key);
  if (known || !dry.length) return known ?? whole;
  const points = [...dry.map(middle), ...aboard];
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - INNER - MARGIN, Math.min(...ys) - SIZE * SQUASH - MARGIN];
  const [right, bottom] = [Math.max(...xs) + INNER + MARGIN, Math.max(...ys) + SIZE + MARGIN + CLIFF];
  const ratio = whole.width / whole.height;
  const width = Math.min(whole.width, Math.max(right - left, (bottom - top) * ratio, whole.width * 0.5));
  const height = width / ratio;
  // Wide as it must be, but never beyond the chart.
  const within = (start: number, size: number, from: number, all: number) => Math.min(Math.max(start - size / 2, from), from + all - size);
  const made = { x: within((left + right) / 2, width, whole.x, whole.width), y: within((top + bottom) / 2, height, whole.y, whole.height), width, height };
  frames.set(key, made);
  return made;
}

const bayPlace = ([q = 0, r = 0]: number[]): Point => onPaper(centre([q, r], SIZE));

/** Boats of a common bay lie side by side. */
export function boatPlace(view: IsleView, seat: number): Point | null {
  const bay = view.players[seat]?.bay;
  if (!bay) return null;
  const crew = view.players.flatMap((player, index) => (player.bay?.join() === bay.join() ? [index] : []));
  const at = bayPlace(bay);
  const index = crew.indexOf(seat);
  if (crew.length === 1) return at;
  return { x: at.x + 8 + (index % 2 ? 27 : -27), y: at.y + (index < 2 ? -16 : 22) + (crew.length <= 2 ? 8 : 0) };
}

/** Settlers of one seat in a hex, or its loose Moai there: they are alike, so they stand together and only one is pointed at. */
export interface Group {
  seat: number;
  kind: 'settler' | 'moai';
  hex: string;
  pieces: string[];
  at: Point;
}

const number = (id: string) => Number(id.slice(id.lastIndexOf(':') + 1));

export function groupsOf(view: IsleView): Group[] {
  const found = new Map<string, Group>();
  const add = (kind: Group['kind'], hex: string, seat: number, piece: string) => {
    const key = `${hex}/${kind}/${seat}`;
    const known = found.get(key);
    if (known) known.pieces.push(piece);
    else found.set(key, { seat, kind, hex, pieces: [piece], at: { x: 0, y: 0 } });
  };
  for (const piece of view.settlers) if (piece.at.startsWith('hex:')) add('settler', piece.at, piece.seat, piece.id);
  for (const piece of view.moai) if (piece.at.startsWith('hex:')) add('moai', piece.at, piece.seat, piece.id);
  const byHex = new Map<string, Group[]>();
  for (const group of found.values()) {
    group.pieces.sort((a, b) => number(a) - number(b));
    const there = byHex.get(group.hex);
    if (there) there.push(group);
    else byHex.set(group.hex, [group]);
  }
  for (const [id, groups] of byHex) {
    const hex = hexOf(view, id);
    if (!hex) continue;
    const base = gather(coneSide(view, hex));
    const at = middle(hex);
    // People in front, what lies on the ground behind them.
    const people = groups.filter((group) => group.kind === 'settler');
    const lying = groups.filter((group) => group.kind === 'moai');
    people.forEach((group, index) => (group.at = { x: at.x + base.x + (index - (people.length - 1) / 2) * 20, y: at.y + base.y + 3 }));
    lying.forEach((group, index) => (group.at = { x: at.x + base.x + (index - (lying.length - 1) / 2) * 26, y: at.y + base.y + (people.length ? 13 : 2) }));
  }
  return [...found.values()];
}

const LAND = -1e6;
const SHORE = -5e5;

export function places(view: IsleView): Places {
  const found: Places = new Map();
  const hexes = new Map<string, { at: Point; cone: number | null; spaces: number }>();
  for (const hex of view.hexes) {
    if (hex.sunk) continue;
    const at = middle(hex);
    hexes.set(hex.id, { at, cone: coneSide(view, hex), spaces: view.spaces.filter((space) => space.hex === hex.id).length });
    found.set(hex.id, { ...at, z: LAND + at.y, r: 46, drawn: true });
  }
  for (const space of view.spaces) {
    const hex = hexes.get(space.hex);
    if (!hex) continue;
    const offset = slot(space.slot, hex.spaces, hex.cone);
    const at = { x: hex.at.x + offset.x, y: hex.at.y + offset.y };
    found.set(space.id, { ...at, r: 13 });
    if (!space.piece) continue;
    const depth = space.holds === 'lava' ? SHORE / 2 + at.y : at.y + 7;
    found.set(space.piece, { ...at, z: depth, r: 14, scale: space.holds === 'moai' ? 0.86 : 1 });
  }
  for (const geyser of view.geysers) {
    const hex = hexes.get(geyser.hex);
    if (!hex) continue;
    const offset = vent(geyser.side);
    const at: Place = { x: hex.at.x + offset.x, y: hex.at.y + offset.y, r: 11 };
    found.set(geyser.id, at);
    if (geyser.piece) found.set(geyser.piece, { ...at, z: at.y + 2 });
  }
  for (const crack of view.cracks) {
    const hex = hexes.get(crack.hex);
    if (!hex) continue;
    const way = towards(crack.side);
    const at = { x: hex.at.x + way.x * INNER, y: hex.at.y + way.y * INNER * SQUASH };
    found.set(crack.id, { ...at, z: SHORE + at.y, r: 20, drawn: true });
  }
  for (const volcano of view.volcanoes) {
    const hex = hexes.get(volcano.hex);
    if (!hex || hex.cone === null) continue;
    const way = towards(hex.cone);
    const at = { x: hex.at.x + way.x * INNER, y: hex.at.y + way.y * INNER * SQUASH };
    found.set(volcano.id, { x: at.x, y: at.y - 2, z: at.y + 12, r: 26, drawn: true });
  }
  for (const group of groupsOf(view)) {
    group.pieces.forEach((piece, index) => {
      // The first one can be pointed at, so it stands in front; two more show behind it.
      const behind = Math.min(index, 2);
      found.set(piece, { x: group.at.x + behind * 4, y: group.at.y - behind * 3, z: group.at.y + 9 - behind, r: 15, scale: group.kind === 'moai' ? 0.82 : 1 });
    });
  }
  for (const [seat, player] of view.players.entries()) {
    const at = boatPlace(view, seat);
    if (!at || !player.aboard) continue;
    found.set(`boat:${seat}`, { ...at, r: 24, z: at.y, drawn: true, scale: 1.25 });
    const sailor = view.settlers.find((piece) => piece.at === `boat:${seat}`);
    if (sailor) found.set(sailor.id, { x: at.x - 11, y: at.y + 1, z: at.y + 1, r: 12, scale: 0.85 });
  }
  return found;
}

// -- drawing along a side ------------------------------------------------------------------------------------------

/** A jagged line along a side, relative to its middle; always the same for the same side. */
export function jagged(id: string, side: number): string {
  const [a, b] = edge(side);
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = Math.hypot(dx, dy);
  let seed = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const random = () => (seed = (seed * 137 + 29) % 9973) / 9973;
  const points = Array.from({ length: 8 }, (_, index) => {
    const share = index / 7 - 0.5;
    const out = index === 0 || index === 7 ? 0 : (index % 2 ? 1 : -1) * (3 + random() * 4);
    return `${(dx * share - (dy / long) * out).toFixed(1)} ${(dy * share + (dx / long) * out).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** The six sides of a hex as a path, pulled in by `inset`. */
export function faceOf(at: Point, inset = 0): string {
  const points = [1, 0, 5, 4, 3, 2].map((index) => onPaper(corner(index, SIZE - inset)));
  return `M${points.map(({ x, y }) => `${(at.x + x).toFixed(1)} ${(at.y + y).toFixed(1)}`).join('L')}z`;
}

/** The outline of several hexes as one path. */
export function outlineOf(view: IsleView, ids: Iterable<string>, inset = 0): string {
  return [...ids]
    .flatMap((id) => {
      const hex = hexOf(view, id);
      return hex ? [faceOf(middle(hex), inset)] : [];
    })
    .join('');
}

/** Only the outer sides of a set of hexes: where a part would break off. */
export function rimOf(view: IsleView, ids: readonly string[]): string {
  const inside = new Set(ids.flatMap((id) => {
    const hex = hexOf(view, id);
    return hex ? [`${hex.q},${hex.r}`] : [];
  }));
  const lines: string[] = [];
  for (const id of ids) {
    const hex = hexOf(view, id);
    if (!hex) continue;
    const at = middle(hex);
    for (const [side, [q, r]] of DIRECTIONS.entries()) {
      if (inside.has(`${hex.q + q},${hex.r + r}`)) continue;
      const [a, b] = edge(side, 2);
      lines.push(`M${(at.x + a.x).toFixed(1)} ${(at.y + a.y).toFixed(1)}L${(at.x + b.x).toFixed(1)} ${(at.y + b.y).toFixed(1)}`);
    }
  }
  return lines.join('');
}

// -- a part that breaks off --------------------------------------------------------------------------------------------

/** How a part that has broken off, or would, lies in the water: a little away from the land it hung on, and tilted. */
export interface Lean {
  hexes: ReadonlySet<string>;
  centre: Point;
  drift: Point;
  /** Degrees; the larger the part the fewer, so that no end of it travels far. */
  angle: number;
}

const DRIFT = 11;

export function leanOf(view: IsleView, part: readonly string[]): Lean | null {
  const hexes = new Set(part);
  const mean = (points: Point[]): Point => ({ x: points.reduce((sum, { x }) => sum + x, 0) / points.length, y: points.reduce((sum, { y }) => sum + y, 0) / points.length });
  const broken = view.hexes.filter(({ id }) => hexes.has(id)).map(middle);
  const rest = view.hexes.filter(({ id, sunk }) => !sunk && !hexes.has(id)).map(middle);
  if (!broken.length || !rest.length) return null;
  const centre = mean(broken);
  const from = mean(rest);
  const far = Math.hypot(centre.x - from.x, centre.y - from.y) || 1;
  const drift = { x: ((centre.x - from.x) / far) * DRIFT, y: ((centre.y - from.y) / far) * DRIFT + 3 };
  const reach = Math.max(SIZE, ...broken.map(({ x, y }) => Math.hypot(x - centre.x, y - centre.y)));
  return { hexes, centre, drift, angle: (drift.x < 0 ? -1 : 1) * Math.min(5, (9 / reach) * (180 / Math.PI)) };
}

/** The same for the attribute of an SVG node that draws the part where it was. */
export const tiltOf = ({ centre, drift, angle }: Lean): string => `translate(${drift.x} ${drift.y}) rotate(${angle} ${centre.x} ${centre.y})`;

/** How far a point of the part lies from where it was. */
function leaning({ centre, drift, angle }: Lean, { x, y }: Point): Point {
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [x - centre.x, y - centre.y];
  return { x: drift.x + dx * (Math.cos(turn) - 1) - dy * Math.sin(turn), y: drift.y + dx * Math.sin(turn) + dy * (Math.cos(turn) - 1) };
}

/** The hex that something belongs to: itself, the one it lies in, or null for a boat and for a crack along the rim. */
function homeOf(view: IsleView, id: string, part: ReadonlySet<string>): string | null {
  if (id.startsWith('hex:')) return id;
  if (id.startsWith('volcano:')) return partOf(view, id) ?? null;
  if (id.startsWith('crack:')) {
    const crack = view.cracks.find((one) => one.id === id);
    return crack?.between.every((hex) => part.has(hex)) ? crack.hex : null;
  }
  const at = /^(space|geyser):/.test(id) ? id : (view.pieces[id] ?? '');
  return at.startsWith('hex:') ? at : (partOf(view, at) ?? null);
}

/** How far something lies from where it was, if it belongs to the part that leans. */
export function shiftOf(view: IsleView, lean: Lean, id: string, at: Point): Point | null {
  return lean.hexes.has(homeOf(view, id, lean.hexes) ?? '') ? leaning(lean, at) : null;
}

// -- lava lines --------------------------------------------------------------------------------------------------------

/** Arrow heads from the cone to the first space and on to the next, for each line. */
export function chevrons(at: Places, cone: string, line: readonly string[]): { x: number; y: number; turn: number }[] {
  return line.flatMap((space, index) => {
    const [from, to] = [at.get(index ? (line[index - 1] ?? '') : cone), at.get(space)];
    if (!from || !to) return [];
    const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    const share = index ? 0.5 : 0.62;
    return [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, turn }];
  });
}

/** How lava runs: over the lip of the crater, down the flank, then from space to space. */
export function flow(cone: Point, stops: readonly Point[]): string {
  const [first, ...rest] = stops;
  if (!first) return '';
  const crater = { x: cone.x, y: cone.y - 17 };
  const [dx, dy] = [first.x - crater.x, first.y - crater.y];
  const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const lip = at(crater.x + Math.sign(dx) * Math.min(9, Math.abs(dx) * 0.5), crater.y + 4);
  const way = `M${at(crater.x, crater.y)}C${lip} ${at(crater.x + dx * 0.55, crater.y + dy * 0.25)} ${at(first.x, first.y)}`;
  let from = first;
  return way + rest.map((to, index) => {
    // No lava runs straight.
    const bend = (index + Math.round(to.x)) % 2 ? 5 : -5;
    const middle = at((from.x + to.x) / 2 + (to.y - from.y) * (bend / 30), (from.y + to.y) / 2 - (to.x - from.x) * (bend / 30));
    from = to;
    return `Q${middle} ${at(to.x, to.y)}`;
  }).join('');
}

// -- what things cost ------------------------------------------------------------------------------------------------

const PRICES: Record<string, keyof IsleView['costs']> = {
  land: 'land', move: 'move', carry: 'carry', village: 'village', create: 'create', sculpt: 'sculpt', raise: 'raise_',
};

/** The action points a choice costs; 0 for what is free. */
export function costOf(view: IsleView, choice: Choice | null | undefined): number {
  if (!choice || view.phase !== 'turn') return 0;
  const word = choice.notation.split(':')[0] ?? '';
  if (word === 'pray') return view.players[view.actor]?.prayer_price ?? 0;
  const price = PRICES[word];
  return price ? view.costs[price] : 0;
}

/** The prices that stand on what glows: one number, or several that one pick more decides. */
export function prices(view: IsleView, glowing: ReadonlyMap<string, Choice[]>): { element: string; text: string }[] {
  return [...glowing].flatMap(([element, choices]) => {
    if (!/^(hex|space|geyser):/.test(element)) return [];
    const costs = [...new Set(choices.map((choice) => costOf(view, choice)))].filter((cost) => cost > 0).sort();
    return costs.length ? [{ element, text: costs.join('·') }] : [];
  });
}

/**
 * Own lying Moai of one hex, and own villages of one hex, are offered through one of them. Gives the one to point at
 * instead, if `id` is another of its kind.
 */
export function standIn(view: IsleView, id: string, offered: ReadonlyMap<string, unknown>): string | null {
  const statue = view.moai.find((piece) => piece.id === id);
  if (statue && !statue.stands && !offered.has(id)) {
    return view.moai.find((one) => one.seat === statue.seat && one.hex === statue.hex && !one.stands && offered.has(one.id))?.id ?? null;
  }
  const village = view.villages.find((piece) => piece.id === id);
  const hex = village && view.spaces.find((space) => space.id === village.at)?.hex;
  if (!village || offered.has(village.at)) return null;
  return view.spaces.find((space) => space.hex === hex && space.holds === 'village' && space.seat === village.seat && offered.has(space.id))?.id ?? null;
}

/** The answer to "which Moai" for somebody who has pointed at one before: loose ones of a hex are alike. */
export function answerFor(view: IsleView, legal: Choice[], wanted: string): Choice | null {
  if (view.phase !== 'which') return null;
  const at = view.pieces[wanted];
  return legal.find((choice) => choice.path[0] === wanted || (at !== undefined && view.pieces[choice.path[0] ?? ''] === at)) ?? null;
}

/** Whether a text is the number of a continent: a whole number below 2^64. */
export function seedOk(text: string): boolean {
  return /^\d{1,20}$/.test(text) && BigInt(text) < 1n << 64n;
}
