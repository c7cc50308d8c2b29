/** The view of Nomads, and what the board works out from it. No drawing here. */
import type { GameEvent, View } from '../../lib/types';

export interface Disc {
  id: string;
  owner: string;
  seat: number | null;
}

export interface Space {
  letter: string;
  pile: Disc[];
  tile: string | null;
  height: number;
}

export interface Player {
  seat: number;
  adventurer: string | null;
  tiles: Record<string, number>;
  jokers: number;
  opals: number;
  cards: string[];
}

export interface Card {
  id: string;
  kind: string | null;
  value: number;
  points: number;
  seat: number | null;
}

export interface NomadsView extends View {
  turn: number;
  lys: number | null;
  chart: { opals: number; places: number };
  spaces: Space[];
  players: Player[];
  adventurers: { id: string; seat: number | null; state: 'awake' | 'free' | 'sleeping' }[];
  cards: Card[];
  unseen: Record<string, number>;
  end: { stacks_left: number; at_most: number };
  pending: { pile?: number; discs?: string[]; spaces?: number[]; disc?: string; owner?: string };
}

export const KINDS = ['whale', 'comet', 'mask', 'well', 'heron', 'lantern', 'mountain'];
export const SPACES = 8;

/** The board is drawn in these units; the fire is in the middle. */
export const WIDTH = 960;
export const HEIGHT = 930;
export const CENTRE = { x: 480, y: 510 };
const ACROSS = 360;
const DOWN = 338;

export interface Point {
  x: number;
  y: number;
}

/** The middle of a rug; space 0 is at the top, numbers go clockwise. */
export function rug(space: number): Point {
  const angle = ((space * 360) / SPACES - 90) * (Math.PI / 180);
  return { x: CENTRE.x + ACROSS * Math.cos(angle), y: CENTRE.y + DOWN * Math.sin(angle) };
}

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

export interface PlacedDisc extends Disc, Point {
  space: number;
  level: number;
}

/** Every disc with its place, in the order in which they must be drawn. */
export function placedDiscs(view: NomadsView): PlacedDisc[] {
  const found: PlacedDisc[] = [];
  for (const [space, { pile }] of view.spaces.entries())
    for (const [level, disc] of pile.entries())
      found.push({ ...disc, space, level, ...discPlace(space, level, pile.length) });
  return found.sort((a, b) => rug(a.space).y - rug(b.space).y || a.space - b.space || a.level - b.level);
}

/** The discs that are elsewhere than before, in the order in which they were put down: from the bottom of the pile. */
export function moved(before: NomadsView, after: NomadsView): { id: string; order: number; to: number }[] {
  const was = new Map(placedDiscs(before).map((disc) => [disc.id, disc]));
  return placedDiscs(after)
    .filter((disc) => {
      const old = was.get(disc.id);
      return old && (old.space !== disc.space || old.level !== disc.level);
    })
    .map((disc) => ({ id: disc.id, order: was.get(disc.id)?.level ?? 0, to: disc.space }));
}

/** The position a preview shows. Before Ulrich's and Siana's power is asked the discs have not moved yet: sow them. */
export function foreseen(view: NomadsView): NomadsView {
  const { pile, discs, spaces } = view.pending;
  if (view.phase !== 'drop' || pile === undefined || !discs || !spaces) return view;
  const next = view.spaces.map((space) => ({ ...space, pile: [...space.pile] }));
  const lifted = next[pile]?.pile.splice(0) ?? [];
  for (const [index, disc] of lifted.entries()) next[spaces[index] ?? pile]?.pile.push(disc);
  return { ...view, spaces: next };
}

export interface Taking {
  space: number;
  kind: string;
  /** Who takes it; null when a sleeper sends it away. */
  seat: number | null;
  /** Opals go to the Moon chart, whoever found them. */
  opal: boolean;
}

const number = (element: unknown): number => Number(String(element).split(':')[1]);

/** Tiles that leave their stacks in these events. */
export function takings(events: GameEvent[]): Taking[] {
  return events
    .filter((event) => ['take', 'burn', 'opal'].includes(event.kind))
    .map(({ kind, args }) => ({
      space: number(args.at),
      kind: String(args.kind),
      seat: typeof args.seat === 'string' ? Number(args.seat.slice(1)) : null,
      opal: kind === 'opal',
    }));
}

/** Who will take what if the discs lie like this: told by the events, or by the discs on top. */
export function expected(now: NomadsView, then: NomadsView, events: GameEvent[]): Taking[] {
  const told = takings(events);
  if (told.length || then === now || !moved(now, then).length) return told;
  return then.spaces.flatMap((space, index) => {
    const top = space.pile.at(-1);
    const kind = now.spaces[index]?.tile;
    if (!top || !kind || top.owner === 'nomad') return [];
    return [{ space: index, kind, seat: top.seat, opal: kind === 'opal' }];
  });
}

const FIRST = { move: 15, song: 66, legend: 70, aim: 5 };

/** The action somebody has in mind who points at a pile or card that cannot be chosen: the refusal names the rule. */
export function attempt(element: string, view: NomadsView): number | null {
  const [kind, a = '', b = '', c = ''] = element.split(':');
  if (view.phase !== 'main' && view.phase !== 'last') {
    return kind === 'pile' || kind === 'stack' ? FIRST.aim + Number(a) : null;
  }
  if (kind === 'pile') return FIRST.move + 2 * Number(a);
  if (kind === 'card') return a === 'song' ? FIRST.song + Number(b) : FIRST.legend + 4 * Number(b) + Number(c);
  return null;
}

const RULES: Record<string, string> = {
  adventurer: 'NO-SET-4',
  frog: 'NO-SET-5',
  sleeper: 'NO-SET-7',
  own: 'NO-SET-8',
  aim: 'NO-SET-10',
  shift: 'NO-POW-4',
  main: 'NO-TURN-2',
  drop: 'NO-POW-6',
  jump: 'NO-LYS-2',
  lift: 'NO-POW-3',
  jokers: 'NO-PAY-3',
  pay: 'NO-PAY-4',
  last: 'NO-END-2',
  over: 'NO-FIN-1',
};

export const ruleOf = (view: View): string => RULES[view.phase ?? ''] ?? '';
