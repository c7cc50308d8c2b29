/** Where things lie on the chart of The Island, and what the board works out from a view. No drawing here. */
import type { GameView } from '../../lib/types';
import type { Box, Place, Places, Point } from '../../stage';

export type IslandView = GameView<'IslandView'>;
export type Explorer = GameView<'IslandExplorer'>;
export type Boat = GameView<'IslandBoat'>;
export type Creature = GameView<'IslandCreature'>;
export type HandTile = GameView<'IslandHandTile'>;

export const WORLD: Box = { x: 0, y: 0, width: 1060, height: 664 };
const CENTRE: Point = { x: 530, y: 332 };
/** Half a hex to the side, and one row down: the chart is seen slightly from above. */
const ACROSS = 31;
const DOWN = 45;
export const SIZE = ACROSS / (Math.sqrt(3) / 2);
export const SQUASH = DOWN / (1.5 * SIZE);

export const TERRAINS = ['beach', 'forest', 'mountain'] as const;
export const CREATURES = ['serpent', 'shark', 'whale'] as const;
/** How far a tile stands out of the water. */
export const HEIGHTS: Readonly<Record<string, number>> = { beach: 5, forest: 12, mountain: 20 };

export const CORNERS: Readonly<Record<string, Point & { side: 1 | -1; down: 1 | -1 }>> = {
  NW: { x: 112, y: 104, side: 1, down: 1 },
  NE: { x: 948, y: 104, side: -1, down: 1 },
  SW: { x: 112, y: 560, side: 1, down: -1 },
  SE: { x: 948, y: 560, side: -1, down: -1 },
};
export const DIE_PLACE: Point = { x: 960, y: 332 };

type Rows = IslandView['rows'];

/** The grid is the same in every view of a match: it is worked out once, and asked thousands of times. */
interface Grid {
  rows: Rows;
  points: ReadonlyMap<string, Point>;
  names: readonly string[];
}
const grids = new Map<string, Grid>();
const known = new WeakMap<Rows, Grid>();

function gridOf(rows: Rows): Grid {
  const seen = known.get(rows);
  if (seen) return seen;
  const key = JSON.stringify(rows);
  const grid = grids.get(key) ?? laidOut(rows);
  grids.set(key, grid);
  known.set(rows, grid);
  return grid;
}

function laidOut(rows: Rows): Grid {
  const middle = (rows.letters.length - 1) / 2;
  const points = new Map<string, Point>();
  for (const [row, letter] of [...rows.letters].entries()) {
    for (let at = 0; at < (rows.length[row] ?? 0); at++) {
      points.set(`${letter}${at + 1}`, { x: CENTRE.x + ACROSS * ((rows.x[row] ?? 0) + 2 * at), y: CENTRE.y + DOWN * (row - middle) });
    }
  }
  return { rows, points, names: [...points.keys()] };
}

/** The same object for equal rows: what depends on it only is not drawn again with every view. */
export const steady = (rows: Rows): Rows => gridOf(rows).rows;

/** All hexes, row by row. */
export const hexNames = (rows: Rows): readonly string[] => gridOf(rows).names;

/** The middle of a hex at the height of the water. */
export const hexAt = (rows: Rows, hex: string): Point => gridOf(rows).points.get(hex) ?? CENTRE;

/** How high one stands on a hex. */
export const heightAt = (view: IslandView, hex: string): number => HEIGHTS[view.tiles[hex] ?? ''] ?? 0;

/** Benches of a boat, from its stern; one alone sits in the middle. */
const BENCHES: readonly Point[] = [{ x: -15.5, y: -3 }, { x: -0.5, y: -3.4 }, { x: 13.5, y: -4 }];
const benchOf = (index: number, load: number): Point => BENCHES[load === 1 ? 1 : load === 2 ? index * 2 : index] ?? { x: 0, y: 0 };

/** Where the n-th of so many saved explorers stands, from the middle of the safe island. */
export function landingSpot(corner: string, index: number, count: number): Place {
  const { x, y, side } = CORNERS[corner] ?? CENTRE_CORNER;
  const wide = count > 15 ? 8 : 5;
  const row = Math.floor(index / wide);
  const step = count > 15 ? 14 : 23;
  return {
    x: x + side * (-32 + (index % wide) * step),
    y: y + 8 + row * (count > 10 ? 13 : 19),
    // Whoever stands further left lies on top: the value at the right foot stays readable.
    z: 1000 + y + row - side * (index % wide) * 0.01,
    scale: count > 15 ? 0.62 : count > 5 ? 0.78 : 0.95,
    r: 12,
  };
}
const CENTRE_CORNER = { ...CENTRE, side: 1, down: 1 } as const;

/** Where everything lies. Explorers on tiles and in the water are set side by side by the stage. */
export function places(view: IslandView): Places {
  const found: Places = new Map();
  for (const hex of hexNames(view.rows)) {
    const { x, y } = hexAt(view.rows, hex);
    found.set(`hex:${hex}`, { x, y: y - heightAt(view, hex), z: y + 10, r: 25, room: 4 });
    if (hex in view.tiles) found.set(`tile:${hex}`, { x, y, z: y, r: 30 });
  }
  for (const [corner, { x, y }] of Object.entries(CORNERS)) found.set(`island:${corner}`, { x, y, r: 62, room: 40 });
  found.set('die', { ...DIE_PLACE, r: 40 });

  const crowd = new Map<string, { people: number; creatures: number }>();
  const at = (hex: string) => {
    const known = crowd.get(hex) ?? { people: 0, creatures: 0 };
    crowd.set(hex, known);
    return known;
  };
  for (const explorer of view.explorers) if (explorer.where === 'water' && explorer.element) at(explorer.element.slice(4)).people += 1;

  for (const boat of view.boats) {
    const { x, y } = hexAt(view.rows, boat.hex);
    const low = at(boat.hex).people ? -9 : 0;
    found.set(boat.id, { x, y: y + low, z: y + 4, r: 24 });
    view.explorers
      .filter((explorer) => explorer.element === boat.id)
      .forEach((explorer, index) => {
        const bench = benchOf(index, boat.load);
        found.set(explorer.id, { x: x + bench.x, y: y + low + bench.y, z: y + 5 + index * 0.1, r: 8 });
      });
  }
  const boats = new Set(view.boats.map((boat) => boat.hex));
  for (const creature of view.creatures) {
    const { x, y } = hexAt(view.rows, creature.hex);
    const here = at(creature.hex);
    const shared = boats.has(creature.hex) || here.people > 0;
    const nth = here.creatures++;
    found.set(creature.id, { x: x + (shared ? -9 : 0) + nth * 9, y: y + (shared ? -13 : -2) + nth * 7, z: y + 2 + nth, r: 22, scale: shared || nth ? 0.8 : 1 });
  }
  // Swimmers beside a boat keep to the water in front of it.
  for (const [hex, { people }] of crowd) {
    const place = found.get(`hex:${hex}`);
    if (place && people && boats.has(hex)) found.set(`hex:${hex}`, { ...place, y: place.y + 13, r: people > 1 ? 30 : 20 });
  }
  for (const corner of Object.keys(CORNERS)) {
    const saved = view.explorers.filter((explorer) => explorer.element === `island:${corner}`);
    saved.forEach((explorer, index) => found.set(explorer.id, landingSpot(corner, index, saved.length)));
  }
  return found;
}

// -- what can be read off a view ---------------------------------------------------------------------------------

export const explorerOf = (view: IslandView, id: string): Explorer | undefined => view.explorers.find((one) => one.id === id);
export const boatOf = (view: IslandView, id: string): Boat | undefined => view.boats.find((one) => one.id === id);
export const creatureOf = (view: IslandView, id: string): Creature | undefined => view.creatures.find((one) => one.id === id);

/** Those who are safe, lighthouse by lighthouse, as their values are turned over at the end. */
export const savedInOrder = (view: IslandView): Explorer[] =>
  Object.keys(CORNERS).flatMap((corner) => view.explorers.filter((one) => one.element === `island:${corner}`));

/** A seat's second colour, in the game for two with two colours each. */
export const isSecond = (view: IslandView, explorer: Explorer): boolean => explorer.colour >= view.seats;

/** By hex, the kinds of creatures that could come there after their roll. */
export function reached(view: IslandView, kinds: readonly string[] = CREATURES): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const kind of kinds) {
    for (const creature of view.creatures.filter((one) => one.kind === kind)) {
      for (const hex of creature.reach) {
        const known = found.get(hex);
        if (!known) found.set(hex, [kind]);
        else if (!known.includes(kind)) known.push(kind);
      }
    }
  }
  return found;
}

/** What the picked pieces, or whoever moves now, would come to harm by, by target. */
export function perilsOf(view: IslandView, picked: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { piece, target, fate } of view.perils) if (picked.includes(piece) || piece === view.mover) found.set(target, fate);
  return found;
}

/** Kept tiles of one kind lie together. */
export function handOf(tiles: readonly HandTile[]): { kind: string | null; terrain: string; count: number }[] {
  const found = new Map<string, { kind: string | null; terrain: string; count: number }>();
  for (const { kind, terrain } of tiles) {
    const key = kind ?? `?${terrain}`;
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { kind, terrain, count: 1 });
  }
  return [...found.values()];
}
