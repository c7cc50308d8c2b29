/** The view of Iquazú, and where everything lies: a wide wall beside the rail, a tall one on a phone. */
import type { GameView } from '../../lib/types';
import type { Box, Place, Places, Point } from '../../stage';

export type IquazuView = GameView<'IquazuView'>;
export type RockColumn = IquazuView['columns'][number];
export type BonusRow = IquazuView['rows'][number];
export type BonusTile = IquazuView['tiles'][number];
export type GemOffer = IquazuView['offers'][string];

export const COLOURS = ['white', 'blue', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];
export const WINDOW = 5;
export const ROWS = 5;
export const CREVICES = 10;
const CREVICE_COLUMNS = 11;

/** Everything that differs between the wide and the tall picture. */
export interface Geometry {
  narrow: boolean;
  world: Box;
  /** The left edge of the window and the width of a column in it. */
  left: number;
  column: number;
  /** The first crevice, the way to the next one, and how far they zigzag. */
  top: number;
  step: number;
  zigzag: number;
  /** The wall from head to foot. */
  wall: { y: number; height: number };
  /** How large pieces are drawn. */
  scale: number;
  head: { y: number; width: number; height: number };
  costs: number;
  /** The sentence that stands there while a column is counted. */
  captionHeight: number;
  tab: { x: number; width: number };
  plaque: { x: number; scale: number };
  hand: Record<Colour, Point>;
  handScale: number;
  pile: Point;
  discards: Point;
  tiles: { x: number; y: number; scale: number; columns: number; dx: number; dy: number };
  /** Counted columns at the left: from here, so wide all together. */
  counted: { x: number; width: number } | null;
  /** The table with the seats and their two boxes. */
  table: (Point & { rx: number; ry: number }) | null;
  /** Where the water begins. */
  water: number;
}

export const WIDE: Geometry = {
  narrow: false,
  world: { x: 0, y: 0, width: 1060, height: 740 },
  left: 146,
  column: 118,
  top: 124,
  step: 39,
  zigzag: 25,
  wall: { y: 98, height: 410 },
  scale: 1,
  head: { y: 29, width: 108, height: 66 },
  costs: 537,
  captionHeight: 36,
  tab: { x: 740, width: 48 },
  plaque: { x: 824, scale: 1 },
  hand: { white: { x: 318, y: 680 }, blue: { x: 444, y: 680 }, orange: { x: 570, y: 680 } },
  handScale: 1,
  pile: { x: 688, y: 676 },
  discards: { x: 790, y: 676 },
  tiles: { x: 890, y: 654, scale: 0.62, columns: 3, dx: 62, dy: 52 },
  counted: { x: 20, width: 112 },
  table: { x: 112, y: 676, rx: 76, ry: 40 },
  water: 876,
};

export const TALL: Geometry = {
  narrow: true,
  // So low that wall and hand are in sight together between the seats and the bar of a phone of 740 pixels.
  world: { x: 0, y: 0, width: 360, height: 486 },
  left: 12,
  column: 56,
  top: 68,
  step: 28.8,
  zigzag: 14,
  wall: { y: 53, height: 292 },
  scale: 0.52,
  head: { y: 4, width: 54, height: 47 },
  costs: 360,
  captionHeight: 24,
  tab: { x: 297, width: 46 },
  plaque: { x: 320, scale: 0.5 },
  hand: { white: { x: 52, y: 414 }, blue: { x: 142, y: 414 }, orange: { x: 230, y: 414 } },
  handScale: 0.7,
  pile: { x: 318, y: 414 },
  discards: { x: 254, y: 472 },
  tiles: { x: 24, y: 468, scale: 0.46, columns: 6, dx: 35, dy: 0 },
  counted: null,
  table: null,
  water: 346,
};

export const columnX = (g: Geometry, place: number): number => g.left + g.column * (place + 0.5);

export const creviceAt = (g: Geometry, place: number, index: number): Point => ({
  x: columnX(g, place) + (index % 2 ? g.zigzag : -g.zigzag),
  y: g.top + g.step * index,
});

/** The middle of a row, 0 to 4. */
export const rowY = (g: Geometry, row: number): number => g.top + g.step * (2 * row + 0.5);

/** A counted column, narrow at the left; the newest is next to the window. */
export function countedAt(g: Geometry, frame: number, column: number): { x: number; width: number } | null {
  if (!g.counted || column >= frame) return null;
  const width = g.counted.width / Math.max(5, frame - 1);
  return { x: g.counted.x + g.counted.width - width * (frame - column), width };
}

/** The columns that are counted between two positions, and where in the window they still stand meanwhile. */
export function counting(before: IquazuView, after: IquazuView): { column: RockColumn; place: number }[] {
  return after.columns.filter(({ column }) => column >= before.frame && column < after.frame).map((column) => ({ column, place: column.column - before.frame }));
}

/** The seats round the table, clockwise, the viewer nearest. */
export function tableSeat(g: Geometry, view: IquazuView, seat: number): Point | null {
  if (!g.table) return null;
  const turn = ((seat - (view.viewer ?? 0) + view.seats) % view.seats) / view.seats;
  const angle = Math.PI * (0.5 + 2 * turn);
  return { x: g.table.x + g.table.rx * Math.cos(angle), y: g.table.y + (g.table.ry + 2) * Math.sin(angle) };
}

/** Own tiles lie in order of their sort: three to draw, any colour, double turn, points. */
export function tileGroup(tile: BonusTile): number {
  if (tile.type === 'draw') return (tile.value ?? 2) - 2;
  return tile.type === 'any_colour' ? 3 : tile.type === 'double_turn' ? 4 : 5;
}

/** Where everything lies that moves or can be pointed at. */
export function places(view: IquazuView, g: Geometry): Places {
  const found: Places = new Map();
  const r = 33 * g.scale;
  const over = view.phase === 'over';
  for (const column of view.columns) {
    const place = column.column - view.frame;
    const inside = place >= 0 && place < WINDOW;
    const soon = place === WINDOW && column.column <= CREVICE_COLUMNS && !over;
    if (inside || soon) placeColumn(found, g, column, inside ? place : WINDOW + 1.2, r);
    else if (place < 0) placeCounted(found, g, view, column);
  }
  for (let row = 0; row < ROWS; row++) {
    found.set(`row:${row + 1}`, { x: g.plaque.x, y: rowY(g, row) + (g.narrow ? 12 : 0), r: 40 * g.plaque.scale, scale: g.plaque.scale });
  }
  for (const tile of view.tiles) placeTile(found, g, view, tile);
  placeOwnTiles(found, g, view);
  found.set('frame', { x: g.left, y: g.wall.y + g.wall.height / 2, z: -90 });
  found.set('waterfall', { x: columnX(g, 0), y: g.head.y - 10, r: 20 * g.scale });
  found.set('pile', { ...g.pile, r: 44 * g.handScale });
  found.set('discards', { ...g.discards, r: 40 * g.handScale });
  if (view.hand) for (const colour of COLOURS) found.set(`hand:${colour}`, { ...g.hand[colour], r: 56 * g.handScale });
  placeBoxes(found, g, view);
  return found;
}

function placeColumn(found: Places, g: Geometry, column: RockColumn, place: number, r: number): void {
  found.set(column.id, { x: columnX(g, place), y: g.wall.y, z: -100, r: g.column / 2, drawn: true });
  column.crevices.forEach((crevice, index) => {
    const at = creviceAt(g, place, index);
    found.set(crevice.id, { ...at, z: -50, scale: g.scale, r, drawn: true });
    if (crevice.piece) found.set(crevice.piece, { ...at, z: at.y, scale: g.scale, r });
  });
}

/** Gems and drops of counted columns stay in sight, small. On a phone there is no room: they are left behind. */
function placeCounted(found: Places, g: Geometry, view: IquazuView, column: RockColumn): void {
  const strip = countedAt(g, view.frame, column.column);
  // The newest is still drawn as empty air, so that the board itself can keep its rock in place while it is counted.
  const drawn = column.column === view.frame - 1 ? true : undefined;
  if (!strip) {
    if (drawn) for (const id of [column.id, ...column.crevices.map((crevice) => crevice.id)]) found.set(id, { x: -g.column, y: g.wall.y, z: -100, scale: g.scale, drawn });
    return;
  }
  const x = strip.x + strip.width / 2;
  const scale = Math.min(0.44, strip.width / 46);
  found.set(column.id, { x, y: g.wall.y, z: -100, r: strip.width / 2, drawn });
  column.crevices.forEach((crevice, index) => {
    const at: Place = { x, y: g.top + g.step * index, z: -40, scale, r: 10 };
    found.set(crevice.id, { ...at, drawn });
    if (crevice.piece) found.set(crevice.piece, { ...at, z: -30 });
  });
}

/** Open tiles at the end of their row, those of the next columns as shadows under the water. */
function placeTile(found: Places, g: Geometry, view: IquazuView, tile: BonusTile): void {
  if (tile.at === 'open') {
    const row = found.get(`row:${tile.row}`);
    if (row) found.set(tile.id, { x: row.x, y: row.y, z: 600, scale: g.plaque.scale, r: 40 * g.plaque.scale });
  } else if (tile.at === 'down' && g.narrow) {
    // Out of sight, but as large as it will be when it is turned up.
    if (found.has(`column:${tile.column}`)) found.set(tile.id, { x: g.world.width + g.column, y: rowY(g, tile.row - 1), z: 500, scale: g.plaque.scale });
  } else if (tile.at === 'down') {
    const place = tile.column - view.tile_column - 1;
    const x = g.water + 40 + 56 * place;
    if (place >= 0 && place < 3) {
      if (!found.has(`column:${tile.column}`)) found.set(`column:${tile.column}`, { x, y: g.wall.y });
      found.set(tile.id, { x, y: rowY(g, tile.row - 1), z: 500, scale: 0.62, r: 26 });
    }
  }
}

function placeOwnTiles(found: Places, g: Geometry, view: IquazuView): void {
  const groups: BonusTile[][] = [[], [], [], [], [], []];
  for (const tile of view.tiles) if (tile.owner !== null && tile.owner === view.viewer) groups[tileGroup(tile)]?.push(tile);
  let place = 0;
  for (const group of groups) {
    if (!group.length) continue;
    const x = g.tiles.x + (place % g.tiles.columns) * g.tiles.dx;
    const y = g.tiles.y + Math.floor(place / g.tiles.columns) * g.tiles.dy;
    // The first one is the one that is used: it lies on top.
    group.forEach((tile, depth) => found.set(tile.id, { x: x + 3 * depth, y: y - 3 * depth, z: 700 - depth, scale: g.tiles.scale, r: 38 * g.tiles.scale }));
    place += 1;
  }
}

function placeBoxes(found: Places, g: Geometry, view: IquazuView): void {
  if (!g.table) return;
  const { x, y } = g.table;
  const put = (box: string, seat: number | null, aside: number) => {
    const at = seat === null ? null : tableSeat(g, view, seat);
    if (at) found.set(box, { x: x + (at.x - x) * 0.46 + aside, y: y + (at.y - y) * 0.4 - 4, z: 800, scale: 0.62, r: 18 });
  };
  const gem = view.pieces['box:gem'];
  const both = gem !== undefined && gem === view.pieces['box:water'];
  put('box:gem', gem ? Number(gem.slice(5)) : null, both ? -17 : 0);
  put('box:water', view.water, both ? 17 : 0);
}

// -- what the signs say ----------------------------------------------------------------------------------------

export interface Standing {
  seat: number;
  gems: number;
  /** Moved up by the gem that is being thought of. */
  rises: boolean;
  tied: boolean;
}

/** The order of a column as it is, or as it would be with one more gem of `me`. */
export function podium(column: RockColumn, offer: GemOffer | null, me: number | null): Standing[] {
  const now = column.order.map(({ seat, gems, tied }) => ({ seat, gems, tied, rises: false }));
  if (!offer || me === null) return now;
  const gems = (seat: number) => (now.find((one) => one.seat === seat)?.gems ?? 0) + (seat === me ? 1 : 0);
  const was = now.findIndex((one) => one.seat === me);
  return offer.order.map((seat, place) => ({
    seat,
    gems: gems(seat),
    tied: offer.order.some((other) => other !== seat && gems(other) === gems(seat)),
    rises: seat === me && (was < 0 || place < was),
  }));
}

/** `crevice:3:7` → column 3. */
export const columnOf = (crevice: string): number => Number(crevice.split(':')[1]);
export const rowOf = (crevice: string): number => Math.floor(Number(crevice.split(':')[2]) / 2) + 1;

/** A fan of `count` cards: where each lies and how it leans, round the middle of the fan. */
export function fanOf(count: number, most = 5): { x: number; angle: number }[] {
  const shown = Math.min(count, most);
  const gap = shown > 3 ? 18 : 22;
  return Array.from({ length: shown }, (_, index) => {
    const off = index - (shown - 1) / 2;
    return { x: off * gap, angle: off * 4 };
  });
}

/** The cards of a payment as they would be laid down: single cards, and pairs that stand for one card each. */
export function laidDown(cards: readonly number[], own: string | null, anyColour: boolean): { colour: Colour; pair: boolean }[] {
  const order = [...COLOURS].sort((a, b) => Number(b === own) - Number(a === own));
  return order.flatMap((colour) => {
    const count = cards[COLOURS.indexOf(colour)] ?? 0;
    const pair = !anyColour && own !== null && colour !== own;
    return Array.from({ length: pair ? count / 2 : count }, () => ({ colour, pair }));
  });
}

/** The colour of a crevice. */
export function colourOf(view: IquazuView, crevice: string): string | null {
  const column = view.columns.find((one) => one.column === columnOf(crevice));
  return column?.crevices.find((one) => one.id === crevice)?.colour ?? null;
}

export interface TileStack {
  type: string;
  value: number;
  tiles: BonusTile[];
}

/** The tiles of a seat, equal ones together, in the order of their sorts. */
export function stacks(view: IquazuView, seat: number): TileStack[] {
  const found: TileStack[] = [];
  for (const tile of view.tiles.filter((one) => one.owner === seat)) {
    const known = found.find((stack) => stack.type === tile.type && stack.value === tile.value);
    if (known) known.tiles.push(tile);
    else found.push({ type: tile.type ?? '', value: tile.value ?? 0, tiles: [tile] });
  }
  const rank = (stack: TileStack) => (stack.tiles[0] ? tileGroup(stack.tiles[0]) : 0);
  return found.sort((a, b) => rank(a) - rank(b) || a.value - b.value);
}
