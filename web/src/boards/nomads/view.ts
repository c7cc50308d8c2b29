/** Where things lie on the board of Nomads, and what it works out from a view. No drawing here. */
import type { GameEvent, GameView } from '../../lib/types';
import type { Box, Places, Point, Round } from '../../stage';

export type NomadsView = GameView<'NomadsView'>;
export type Disc = GameView<'NomadsDiscView'>;
export type Card = GameView<'NomadsCardView'>;

export const KINDS = ['whale', 'comet', 'mask', 'well', 'heron', 'lantern', 'mountain'];
export const SPACES = 8;

/** The whole board: the ring of rugs, with room for the towers at its edges. */
export const WORLD: Box = { x: -4, y: 8, width: 968, height: 940 };
export const CENTRE = { x: 480, y: 510 };
const ACROSS = 360;
const DOWN = 350;

/** A point of the ring; space 0 is at the top, numbers go clockwise. */
const onRing = (space: number, across: number, down: number): Point => {
  const angle = ((space * 360) / SPACES - 90) * (Math.PI / 180);
  return { x: CENTRE.x + across * Math.cos(angle), y: CENTRE.y + down * Math.sin(angle) };
};

/** The middle of a rug. */
export const rug = (space: number): Point => onRing(space, ACROSS, DOWN);
export const tilePlace = (space: number): Point => ({ x: rug(space).x + 54, y: rug(space).y });
export const pileFoot = (space: number): Point => ({ x: rug(space).x - 52, y: rug(space).y + 26 });

const STEP = 21;
const TALLEST = 150;

/** Where a disc lies: towers lean a little, each disc its own way; very high ones are drawn closer. */
export function discPlace(space: number, level: number, height: number): Point {
  const foot = pileFoot(space);
  const step = Math.min(STEP, TALLEST / Math.max(1, height));
  const lean = ((level * 37 + space * 13) % 7) - 3;
  return { x: foot.x + lean * 1.1, y: foot.y - level * step };
}

/** How high a tower reaches above its foot. */
export const towerHeight = (discs: number): number => Math.max(0, discs - 1) * Math.min(STEP, TALLEST / Math.max(1, discs));

export function places(view: NomadsView): Places {
  const found: Places = new Map();
  found.set('fire', { x: CENTRE.x, y: CENTRE.y + 28, r: 60 });
  found.set('chart', { x: CENTRE.x, y: CENTRE.y - 128, r: 46 });
  for (const [space, { pile }] of view.spaces.entries()) {
    found.set(`pile:${space}`, { ...pileFoot(space), r: 50 });
    found.set(`stack:${space}`, { ...tilePlace(space), r: 48 });
    for (const [level, disc] of pile.entries()) {
      // Lower rugs cover higher ones, and in a tower each disc the one under it.
      found.set(disc.id, { ...discPlace(space, level, pile.length), z: rug(space).y * 100 + level, r: 44 });
    }
  }
  if (view.lys !== null) found.set('lys', { x: tilePlace(view.lys).x + 34, y: tilePlace(view.lys).y - 44, z: 1e6, r: 28 });
  return found;
}

export const discOf = (view: NomadsView, id: string): Disc | undefined => view.spaces.flatMap((space) => space.pile).find((disc) => disc.id === id);

/** The position a preview shows. Before Ulrich's and Siana's power is asked the discs have not moved yet: sow them. */
export function foreseen(view: NomadsView): NomadsView {
  const { pile, discs, spaces } = view.pending;
  if (view.phase !== 'drop' || pile === null || !discs || !spaces) return view;
  const next = view.spaces.map((space) => ({ ...space, pile: [...space.pile] }));
  const pieces = { ...view.pieces };
  const lifted = next[pile]?.pile.splice(0) ?? [];
  for (const [index, disc] of lifted.entries()) {
    const to = spaces[index] ?? pile;
    next[to]?.pile.push(disc);
    pieces[disc.id] = `pile:${to}`;
  }
  return { ...view, spaces: next, pieces };
}

/** A tile that leaves its stack: to a seat, to the Moon chart, or away. */
export interface Taking {
  space: number;
  kind: string;
  seat: number | null;
  opal: boolean;
}

const numberOf = (element: string | null): number => Number(element?.split(':')[1]);

/** Tiles that leave their stacks in these events. */
export function takings(events: GameEvent[]): Taking[] {
  return events.flatMap(({ moves }) =>
    moves
      .filter(({ piece, source }) => piece.startsWith('token:') && source?.startsWith('stack:'))
      .map(({ piece, source, target }) => ({
        space: numberOf(source),
        kind: piece.slice('token:'.length),
        seat: target?.startsWith('seat:') ? numberOf(target) : null,
        opal: target === 'chart',
      })),
  );
}

/** Who will take what if the discs lie like this: told by the events, or by the discs on top. */
export function expected(now: NomadsView, then: NomadsView, events: GameEvent[]): Taking[] {
  const told = takings(events);
  if (told.length || !Object.keys(then.pieces).some((piece) => piece.startsWith('disc:') && now.pieces[piece] !== then.pieces[piece])) return told;
  return then.spaces.flatMap((space, index) => {
    const top = space.pile.at(-1);
    const kind = now.spaces[index]?.tile;
    if (!top || !kind || top.owner === 'nomad') return [];
    return [{ space: index, kind, seat: top.seat, opal: kind === 'opal' }];
  });
}

/** The sowings of the last round: from which pile, which way, how far; as lines round the inside of the ring. */
export function sowings(round: Round): string[] {
  const found: { from: number; to: number[]; actor: number }[] = [];
  for (const { piece, stops, actor } of round.ways) {
    const [from, to] = [stops[0] ?? null, stops.at(-1) ?? null];
    if (!piece.startsWith('disc:') || !from?.startsWith('pile:') || !to?.startsWith('pile:')) continue;
    const last = found.at(-1);
    if (last?.from === numberOf(from) && last.actor === actor) last.to.push(numberOf(to));
    else found.push({ from: numberOf(from), to: [numberOf(to)], actor });
  }
  return found.map(({ from, to }) => {
    const around = (space: number) => (space - from + SPACES) % SPACES;
    const clockwise = around(to[0] ?? from) <= SPACES / 2;
    const steps = Math.max(...to.map((space) => (clockwise ? around(space) : SPACES - around(space))));
    const way = clockwise ? 1 : -1;
    const [start, end] = [onRing(from + 0.18 * way, 238, 222), onRing(from + (steps - 0.12) * way, 238, 222)];
    return `M${start.x} ${start.y}A238 222 0 ${steps > SPACES / 2 ? 1 : 0} ${clockwise ? 1 : 0} ${end.x} ${end.y}`;
  });
}

/** An arrow from a picked pile to a neighbour, inside the ring. */
export function directionArrow(from: number, to: number): string {
  const inner = (space: number) => onRing(space, ACROSS * 0.62, DOWN * 0.62);
  const [a, b] = [inner(from), inner(to)];
  const middle = { x: CENTRE.x + ((a.x + b.x) / 2 - CENTRE.x) * 1.1, y: CENTRE.y + ((a.y + b.y) / 2 - CENTRE.y) * 1.1 };
  const near = (p: Point, q: Point, share: number) => `${p.x + (q.x - p.x) * share} ${p.y + (q.y - p.y) * share}`;
  return `M${near(a, b, 0.1)}Q${middle.x} ${middle.y} ${near(a, b, 0.86)}`;
}

/** The places for opals, on a crescent above the fire. */
export function chartPlace(index: number, count: number): Point {
  const share = count > 1 ? index / (count - 1) : 0.5;
  const angle = (-150 + 120 * share) * (Math.PI / 180);
  return { x: CENTRE.x + 150 * Math.cos(angle), y: CENTRE.y + 22 + 150 * Math.sin(angle) };
}
