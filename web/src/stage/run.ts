/** A plan on the screen: Web Animations on transform and opacity only. */
import type { Look } from './camera';
import type { Place, Point } from './places';
import type { Manner, Motion, Stop } from './plan';

/** The name of every animation of the engine, for those who look at them from outside. */
export const NAME = 'travel';
const EASE = 'cubic-bezier(.2, .7, .25, 1)';

export const transformOf = ({ x, y, angle, scale }: Pick<Place, 'x' | 'y' | 'angle' | 'scale'>): string =>
  `translate(${x}px, ${y}px)${angle ? ` rotate(${angle}deg)` : ''}${scale !== undefined && scale !== 1 ? ` scale(${scale})` : ''}`;

/** The same for the attribute of an SVG node. */
export const attributeOf = ({ x, y, angle, scale }: Place): string =>
  `translate(${x} ${y})${angle ? ` rotate(${angle})` : ''}${scale !== undefined && scale !== 1 ? ` scale(${scale})` : ''}`;

/**
 * From one look to another: the picture is drawn as it will be, and moved as a whole from where it was. Drawing it anew for every
 * frame on the way would take longer than a frame.
 */
export function glides(from: Look, to: Look): Keyframe[] {
  const scale = from.k / to.k;
  return [{ transform: `translate(${from.x - scale * to.x}px, ${from.y - scale * to.y}px) scale(${scale})` }, { transform: 'none' }];
}

type Ended = { at: Place | null };

/**
 * The key frames of a motion whose ends are known in the coordinates of the node. They span from the first departure to
 * the last arrival; a piece that waits between two ways waits in place.
 */
export function frames(from: Place | null, stops: (Stop & Ended)[], manner: Manner, kind: Motion['kind']): { keys: Keyframe[]; delay: number; duration: number } {
  const first = stops[0];
  const last = stops.at(-1);
  if (!first || !last) return { keys: [], delay: 0, duration: 0 };
  const delay = first.leaves;
  const duration = Math.max(1, last.arrives - delay);
  const offset = (time: number) => Math.min(1, Math.max(0, (time - delay) / duration));
  const keys: Keyframe[] = [];
  const begin = from ?? last.at;
  if (!begin) return { keys, delay, duration };
  let here: Place = begin;
  const still = (place: Place) => ({ transform: transformOf(place) });
  if (stops.length === 1 && (kind === 'enter' || kind === 'leave') && (!from || !last.at || !apart(from, last.at))) {
    return { keys: kind === 'enter' ? wayIn(here, manner) : wayOut(here, manner), delay, duration };
  }
  for (const stop of stops) {
    const to: Place = stop.at ?? here;
    keys.push({ ...still(here), offset: offset(stop.leaves), easing: stop.via.length ? 'ease-in' : EASE });
    if (stop.via.length) {
      const share = (index: number) => stop.leaves + ((stop.arrives - stop.leaves) * (index + 1)) / (stop.via.length + 1);
      stop.via.forEach((point, index) => keys.push({ ...still({ ...to, ...point }), offset: offset(share(index)), easing: index + 1 === stop.via.length ? 'ease-out' : 'linear' }));
    } else if (manner === 'hop' && apart(here, to)) keys.push({ ...still(top(here, to)), offset: offset((stop.leaves + stop.arrives) / 2), easing: EASE });
    keys.push({ ...still(to), offset: offset(stop.arrives), easing: EASE });
    here = to;
  }
  if (kind === 'leave') fadeAtEnd(keys);
  if (kind === 'enter' && manner !== 'hop' && manner !== 'slide' && keys[0]) keys[0].opacity = 0;
  return { keys, delay, duration };
}

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) > 0.5;

/** The highest point of a hop. */
function top(from: Place, to: Place): Place {
  const lift = Math.min(90, Math.hypot(to.x - from.x, to.y - from.y) / 2);
  const half = (a = 0, b = 0) => (a + b) / 2;
  return { x: half(from.x, to.x), y: half(from.y, to.y) - lift, angle: half(from.angle, to.angle), scale: half(from.scale ?? 1, to.scale ?? 1) };
}

function fadeAtEnd(keys: Keyframe[]): void {
  const last = keys.at(-1);
  if (!last) return;
  for (const key of keys) key.opacity = 1;
  last.opacity = 0;
}

const scaled = (place: Place, factor: number) => transformOf({ ...place, scale: (place.scale ?? 1) * factor });
const shifted = (place: Place, dy: number, turn = 0) => transformOf({ ...place, y: place.y + dy, angle: (place.angle ?? 0) + turn });

function wayIn(place: Place, manner: Manner): Keyframe[] {
  const end = { transform: transformOf(place), opacity: 1, easing: EASE };
  if (manner === 'drop') return [{ transform: shifted(place, -90), opacity: 0 }, { ...end, opacity: 1 }];
  if (manner === 'rise') return [{ transform: shifted(place, 26), opacity: 0 }, end];
  if (manner === 'grow' || manner === 'hop') return [{ transform: scaled(place, 0.3), opacity: 0 }, end];
  return [{ transform: end.transform, opacity: 0 }, end];
}

function wayOut(place: Place, manner: Manner): Keyframe[] {
  const start = { transform: transformOf(place), opacity: 1 };
  if (manner === 'sink') return [start, { transform: shifted(place, 6, -7), opacity: 0.9, offset: 0.4 }, { transform: shifted(place, 34, -12), opacity: 0 }];
  // Straight down, so that what belongs together goes down together.
  if (manner === 'founder') return [{ ...start, easing: 'ease-in' }, { transform: shifted(place, 14), opacity: 0.9, offset: 0.5, easing: 'ease-in' }, { transform: shifted(place, 44), opacity: 0 }];
  if (manner === 'shrink') return [start, { transform: scaled(place, 0.2), opacity: 0 }];
  if (manner === 'burst') return [start, { transform: scaled(place, 1.25), opacity: 1, offset: 0.3 }, { transform: scaled(place, 1.7), opacity: 0 }];
  return [start, { transform: start.transform, opacity: 0 }];
}

/** Set one node in motion; the animation keeps the end only as long as it must. */
export function animate(node: Element, keys: Keyframe[], delay: number, duration: number, stay = false): Animation | null {
  if (!keys.length || typeof node.animate !== 'function') return null;
  return node.animate(keys, { id: NAME, delay, duration, fill: stay ? 'both' : 'backwards' });
}

