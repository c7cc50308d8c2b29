/**
 * From two positions and the events between them: who travels which way and when, who appears, who vanishes, which tokens
 * fly, what sounds, and how long to hold. A pure function: live play, replay, guide and tests share it.
 */
import type { GameEvent, View } from '../lib/types';
import type { SoundName } from '../lib/sounds';
import type { Place, Places, Point } from './places';

/** One end of a way: an element, and its place if it has one on the stage (a seat beside the board has none). */
export interface End {
  element: string | null;
  place: Place | null;
}

export interface Stop extends End {
  /** Points to pass on the way, where it is not straight: round an island, along a river. */
  via: Point[];
  /** Milliseconds from the beginning of the step. */
  leaves: number;
  arrives: number;
}

/**
 * - `travel`: a piece that is there before and after;
 * - `enter`: it was not there before; `leave`: it is not there afterwards;
 * - `fly`: a token, or a piece that the stage draws neither before nor after.
 */
export type MotionKind = 'travel' | 'enter' | 'leave' | 'fly';

/** How it looks: ways (hop, slide), ways in (fade, grow, drop, rise), ways out (fade, shrink, sink, founder, burst). */
export type Manner = 'hop' | 'slide' | 'fade' | 'grow' | 'drop' | 'rise' | 'shrink' | 'sink' | 'founder' | 'burst';

export interface Motion {
  kind: MotionKind;
  /** A piece, or `token:<name>`. */
  id: string;
  from: End;
  stops: Stop[];
  manner: Manner;
  /** The event that moved it; -1 where only the places differ. */
  event: number;
}

/** An effect of the board's own, timed by the plan. */
export interface Cue {
  key: number;
  kind: string;
  event: GameEvent;
  start: number;
  lasts: number;
}

export interface Plan {
  motions: Motion[];
  cues: Cue[];
  sounds: { at: number; name: SoundName }[];
  /** What to ring where nothing may move. */
  rings: string[];
  /** Milliseconds until everything has arrived. */
  hold: number;
}

/** What a board says about an event kind. Times are in steps of the pace, so that calm and quick play scale. */
export interface EffectTime {
  /** Of the board's own drawing; 0 where only the moves are timed. What depends on the position is worked out from it. */
  lasts: number | ((after: View, event: GameEvent) => number);
  /** How long the next event of the same kind waits; by default it follows closely. */
  apart?: number;
  /** `with` the moves of its event (default), or when they have arrived. */
  when?: 'with' | 'after';
  /** What no event moves but lies elsewhere now goes with this one: a wall that slides on once its column is counted. */
  shifts?: boolean;
  /** Whatever leaves the board after it in the same step is drawn in to where it happens, while it lasts. */
  pulls?: boolean;
  sound?: SoundName;
  /** How long each move of such an event takes, and how long after the one before it sets off. */
  each?: number;
  stagger?: number;
}

type Move = GameEvent['moves'][number];

export type Manners = (move: Move, event: GameEvent) => Manner | undefined;

/** The points a piece passes between two places; undefined: straight on. */
export type Ways = (move: Move, from: Place, to: Place) => Point[] | undefined;

export interface Change {
  before: View | null;
  after: View;
  events: GameEvent[];
  /** Where everything that the stage places was, and is. */
  was: Places;
  is: Places;
  /** What the stage drew, and draws. */
  drawnBefore: Iterable<string>;
  drawnAfter: Iterable<string>;
  /** Milliseconds of one movement; 0: nothing moves. */
  pace: number;
  manners?: Manners;
  ways?: Ways;
  effects?: Readonly<Record<string, EffectTime>>;
}

const APART = 0.41;
const ONE_WAY = 1.25;
const FLIGHT = 1.9;
const OVERLAP = 0.4;
/** When what is pulled in sets off and arrives, as shares of what pulls it. */
const PULLED = [0.3, 0.85] as const;
/** At most so many steps for the movements of one action (1.2 s at the normal pace); effects come on top. */
const LONGEST = 5.5;

export const isToken = (id: string): boolean => id.startsWith('token:');

const differs = (a: Place, b: Place) =>
  Math.hypot(a.x - b.x, a.y - b.y) > 0.5 || (a.angle ?? 0) !== (b.angle ?? 0) || (a.scale ?? 1) !== (b.scale ?? 1);

export function plan(change: Change): Plan {
  const { before, events, was, is, pace } = change;
  const found: Plan = { motions: [], cues: [], sounds: [], rings: [], hold: 0 };
  if (!before) return found;
  const drawnBefore = new Set(change.drawnBefore);
  const drawnAfter = new Set(change.drawnAfter);
  const rings = new Set<string>();
  const moving = new Map<string, Motion>();
  // Until the ground shifts, everything happens where it was.
  const shifting = events.findLastIndex((event) => change.effects?.[event.kind]?.shifts);
  let early = shifting > 0;
  const place = (element: string | null) => (element === null ? null : ((early ? was : is).get(element) ?? (early ? is : was).get(element) ?? null));
  const end = (element: string | null): End => ({ element, place: place(element) });

  let start = 0;
  let finish = 0;
  let former: string | null = null;
  let effectTime = 0;
  let shift = 0;
  let ownTime = 0;
  let pull: { to: Place; leaves: number; arrives: number } | null = null;
  for (const [index, event] of events.entries()) {
    early = index < shifting;
    const effect = change.effects?.[event.kind];
    const steps = typeof effect?.lasts === 'function' ? effect.lasts(change.after, event) : (effect?.lasts ?? 0);
    if (!event.moves.length && !steps) continue;
    const apart = (effect?.stagger ?? APART) * pace;
    // Events of one kind follow each other closely; another kind waits until the former has nearly arrived.
    if (former !== null) start = former === event.kind ? start + (effect?.apart !== undefined ? effect.apart * pace : apart * Math.max(1, event.moves.length)) : Math.max(start, finish - OVERLAP * pace);
    former = event.kind;
    let over = start;
    for (const [number, move] of event.moves.entries()) {
      const { piece, source, target } = move;
      const known = isToken(piece) ? undefined : moving.get(piece);
      const token = isToken(piece) || (!drawnBefore.has(piece) && !drawnAfter.has(piece));
      const leaves = Math.max(start + number * apart, known?.stops.at(-1)?.arrives ?? 0);
      const arrives = leaves + (effect?.each ?? (token ? FLIGHT : ONE_WAY)) * pace;
      const pulled = target === null && !token ? pull : null;
      const stop: Stop = pulled ? { element: null, place: pulled.to, leaves: pulled.leaves, arrives: pulled.arrives, via: [] } : { ...end(target), leaves, arrives, via: [] };
      over = Math.max(over, stop.arrives);
      if (effect?.each !== undefined) ownTime += number === 0 ? effect.each * pace : apart;
      const begin = known ? known.stops.at(-1)?.place : (was.get(piece) ?? place(source));
      if (begin && pulled) stop.via = spiral(begin, pulled.to);
      else if (begin && stop.place) stop.via = change.ways?.(move, begin, stop.place) ?? [];
      if (known) known.stops.push(stop);
      else {
        const kind: MotionKind = token ? 'fly' : !drawnBefore.has(piece) ? 'enter' : !drawnAfter.has(piece) ? 'leave' : 'travel';
        const from: End = kind === 'travel' || kind === 'leave' ? { element: source, place: was.get(piece) ?? place(source) } : end(source);
        const manner = change.manners?.(move, event) ?? usual(kind, from, stop);
        const motion: Motion = { kind, id: piece, from, stops: [stop], manner, event: index };
        found.motions.push(motion);
        if (!isToken(piece)) moving.set(piece, motion);
        found.sounds.push(kind === 'fly' ? { at: leaves, name: 'take' } : { at: arrives, name: kind === 'enter' ? 'place' : 'drop' });
      }
      if (drawnAfter.has(piece)) rings.add(piece);
      else if (target) rings.add(target);
    }
    if (effect && steps) {
      const from = effect.when === 'after' ? over : start;
      if (effect.shifts) shift = from;
      const lasts = steps * pace;
      const middle = place(event.elements[0] ?? null);
      if (effect.pulls && middle) pull = { to: { ...middle, scale: 0.3, angle: -200 }, leaves: from + PULLED[0] * lasts, arrives: from + PULLED[1] * lasts };
      found.cues.push({ key: index, kind: event.kind, event, start: from, lasts });
      if (effect.sound) found.sounds.push({ at: from, name: effect.sound });
      effectTime += lasts;
      over = Math.max(over, from + lasts);
    }
    finish = Math.max(finish, over);
  }

  // Where a piece has come to is drawn exactly there, not in the middle of its element.
  for (const motion of moving.values()) {
    const last = motion.stops.at(-1);
    if (!last || !drawnAfter.has(motion.id)) continue;
    const goal = is.get(motion.id) ?? last.place;
    // On ground that shifts later it first comes to where its element still is, then goes with it.
    const still = shift && last.element !== null ? was.get(last.element) : undefined;
    const ground = last.element === null ? undefined : is.get(last.element);
    if (still && goal && ground && Math.hypot(ground.x - goal.x, ground.y - goal.y) <= 0.5 && differs(still, goal)) {
      last.place = still;
      const leaves = Math.max(shift, last.arrives);
      motion.stops.push({ element: last.element, place: goal, leaves, arrives: leaves + ONE_WAY * pace, via: [] });
      finish = Math.max(finish, leaves + ONE_WAY * pace);
    } else last.place = goal;
  }

  // What no event moved: the difference of places.
  const way: Omit<Stop, keyof End> = { leaves: shift, arrives: shift + ONE_WAY * pace, via: [] };
  for (const id of drawnAfter) {
    if (moving.has(id)) continue;
    const to = is.get(id) ?? null;
    const from = drawnBefore.has(id) ? (was.get(id) ?? null) : null;
    if (from && to && !differs(from, to)) continue;
    const kind: MotionKind = from ? 'travel' : 'enter';
    found.motions.push({ kind, id, from: { element: null, place: from }, stops: [{ element: null, place: to, ...way }], manner: from ? 'slide' : 'fade', event: -1 });
    if (kind === 'enter' || !from || before.pieces[id] !== change.after.pieces[id]) rings.add(id);
    finish = Math.max(finish, way.arrives);
  }
  for (const id of drawnBefore) {
    if (drawnAfter.has(id) || moving.has(id)) continue;
    found.motions.push({ kind: 'leave', id, from: { element: null, place: was.get(id) ?? null }, stops: [{ element: null, place: null, ...way }], manner: 'fade', event: -1 });
    finish = Math.max(finish, way.arrives);
  }

  found.rings = [...rings];
  if (!pace) return { ...found, motions: [], cues: [], sounds: [] };
  found.hold = finish;
  // What a board times itself is not hurried.
  const longest = LONGEST * pace + effectTime + ownTime;
  if (finish > longest) squeeze(found, longest / finish);
  return found;
}

/** The points on a way that turns round its end as it comes closer. */
function spiral(from: Point, to: Point): Point[] {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  return [[0.8, -0.9], [0.45, -1.9]].map(([far = 1, turn = 0]) => ({
    x: to.x + far * (dx * Math.cos(turn) - dy * Math.sin(turn)),
    y: to.y + far * (dx * Math.sin(turn) + dy * Math.cos(turn)),
  }));
}

function usual(kind: MotionKind, from: End, to: End): Manner {
  if (kind === 'enter') return from.element === null ? 'grow' : 'hop';
  if (kind === 'leave') return to.element === null ? 'fade' : 'hop';
  return 'hop';
}

function squeeze(found: Plan, share: number): void {
  for (const { stops } of found.motions) {
    for (const stop of stops) {
      stop.leaves *= share;
      stop.arrives *= share;
    }
  }
  for (const cue of found.cues) cue.start *= share;
  for (const one of found.sounds) one.at *= share;
  found.hold = Math.max(...found.motions.flatMap(({ stops }) => stops.map((stop) => stop.arrives)), ...found.cues.map((cue) => cue.start + cue.lasts));
}

/** The pieces a preview would move, bring or take away: what to draw as ghosts, and what to show as leaving. */
export function ghosts(now: Places, drawnNow: Iterable<string>, then: Places, drawnThen: Iterable<string>): { ghosts: string[]; leaving: Set<string> } {
  const here = new Set(drawnNow);
  const there = new Set(drawnThen);
  const found: string[] = [];
  const leaving = new Set<string>();
  for (const id of there) {
    const to = then.get(id);
    const from = here.has(id) ? now.get(id) : undefined;
    if (!to || (from && !differs(from, to))) continue;
    found.push(id);
    if (from) leaving.add(id);
  }
  for (const id of here) if (!there.has(id)) leaving.add(id);
  return { ghosts: found, leaving };
}
