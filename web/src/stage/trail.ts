/** The last round of moves, kept in sight until one acts: what happened while I looked away? */
import type { GameEvent } from '../lib/types';
import { reach, type Place, type Places } from './places';
import { isToken } from './plan';

/** The way of one piece, over all elements it passed. */
export interface Way {
  actor: number;
  piece: string;
  stops: (string | null)[];
}

export interface Round {
  ways: Way[];
  /** What the events were about. */
  elements: string[];
}

export const NOTHING: Round = { ways: [], elements: [] };

interface Told {
  actor: number;
  events: GameEvent[];
}

/** One step more. What I do myself begins a new round; so does, for somebody who only watches, the same seat's next turn. */
export function extend(round: Round, step: Told, mine: readonly number[]): Round {
  const own = mine.includes(step.actor);
  const again = !mine.length && step.actor >= 0 && round.ways.some((way) => way.actor === step.actor) && round.ways.at(-1)?.actor !== step.actor;
  const ways = own || again ? [] : round.ways.map((way) => ({ ...way }));
  const elements = new Set(own || again ? [] : round.elements);
  for (const event of step.events) {
    for (const { piece, source, target } of event.moves) {
      const known = isToken(piece) ? undefined : ways.find((way) => way.piece === piece);
      if (known) known.stops.push(target);
      else ways.push({ actor: step.actor, piece, stops: [source, target] });
      if (target) elements.add(target);
    }
  }
  return { ways, elements: [...elements] };
}

/** The thin arrows of a round: only ways whose ends are on the board and apart. */
export function arrows(round: Round, places: Places): { key: string; actor: number; path: string; end: Place }[] {
  return round.ways.flatMap((way, index) => {
    const points = way.stops.flatMap((stop) => (stop === null ? [] : (places.get(stop) ?? [])));
    const end = points.at(-1);
    if (points.length < 2 || !end || isToken(way.piece)) return [];
    const from = points[0] as Place;
    if (Math.hypot(end.x - from.x, end.y - from.y) < reach(end) / 2) return [];
    return [{ key: `${way.piece}/${index}`, actor: way.actor, path: curve(points), end }];
  });
}

/** A line through the points that stops short of both ends, bent a little so that ways there and back lie apart. */
function curve(points: Place[]): string {
  const first = points[0] as Place;
  const last = points.at(-1) as Place;
  if (points.length > 2) return `M${points.map(({ x, y }) => `${round1(x)} ${round1(y)}`).join('L')}`;
  const far = Math.hypot(last.x - first.x, last.y - first.y);
  const [dx, dy] = [(last.x - first.x) / far, (last.y - first.y) / far];
  const short = Math.min(reach(last) * 0.7, far * 0.3);
  const a = { x: first.x + dx * Math.min(reach(first) * 0.5, far * 0.2), y: first.y + dy * Math.min(reach(first) * 0.5, far * 0.2) };
  const b = { x: last.x - dx * short, y: last.y - dy * short };
  const bend = far * 0.12;
  const middle = { x: (a.x + b.x) / 2 - dy * bend, y: (a.y + b.y) / 2 + dx * bend };
  return `M${round1(a.x)} ${round1(a.y)}Q${round1(middle.x)} ${round1(middle.y)} ${round1(b.x)} ${round1(b.y)}`;
}

const round1 = (value: number) => Math.round(value * 10) / 10;
