/**
 * Where things lie. A board says where its elements are (`places(view)`); pieces that it does not place itself lie on the
 * element that the view names, side by side while there is room, then as a heap with a number that can be spread.
 */
import type { View } from '../lib/types';

export interface Point {
  x: number;
  y: number;
}

/** In units of the board. */
export interface Place extends Point {
  /** What is drawn later, and so covers the others; by default what lies further down. */
  z?: number;
  /** Degrees, clockwise. */
  angle?: number;
  scale?: number;
  /** How far it reaches from its middle: for rings, arrows, crowds and fingers. */
  r?: number;
  /** How many pieces lie side by side here before they become a heap with a number. */
  room?: number;
  /** Drawn by the stage among the pieces although the view does not list it as a piece: a tile that can sink. */
  drawn?: boolean;
}

export type Places = Map<string, Place>;

export const REACH = 24;
export const ROOM = 4;
export const reach = (place: Place | null | undefined): number => place?.r ?? REACH;

/** A heap: more pieces than there is room for. */
export interface Heap {
  element: string;
  place: Place;
  pieces: string[];
}

export interface Layout {
  /** Every element and piece that has a place. */
  places: Places;
  /** What the stage draws, from back to front. */
  drawn: string[];
  heaps: Heap[];
}

/** The places of a position; `spread` is the heap that somebody points at. */
export function layout(view: View, given: Places, spread: string | null = null): Layout {
  const places: Places = new Map(given);
  const drawn = [...given].filter(([id, place]) => place.drawn || id in view.pieces).map(([id]) => id);
  const crowds = new Map<string, string[]>();
  const loose = Object.entries(view.pieces).filter(([piece]) => !given.has(piece));
  for (const [piece, element] of loose) {
    const there = crowds.get(element);
    if (there) there.push(piece);
    else crowds.set(element, [piece]);
  }
  const heaps: Heap[] = [];
  // A piece may lie on a piece (an explorer in a boat): whoever carries is placed first.
  const waiting = [...crowds];
  for (let round = 0; waiting.length && round < 4; round++) {
    for (const [element, pieces] of waiting.splice(0)) {
      const place = places.get(element);
      if (!place) {
        if (element in view.pieces) waiting.push([element, pieces]);
        continue;
      }
      const heaped = pieces.length > (place.room ?? ROOM);
      const spots = heaped && spread === element ? spreadOut(place, pieces.length) : heaped ? heap(place, pieces.length) : fan(place, pieces.length);
      pieces.forEach((piece, index) => {
        places.set(piece, spots[index] ?? place);
        drawn.push(piece);
      });
      if (heaped) heaps.push({ element, place, pieces });
    }
  }
  const depth = (id: string) => places.get(id)?.z ?? places.get(id)?.y ?? 0;
  const order = new Map(drawn.map((id, index) => [id, index]));
  drawn.sort((a, b) => depth(a) - depth(b) || (order.get(a) ?? 0) - (order.get(b) ?? 0));
  return { places, drawn, heaps };
}

/** Whoever is further left lies on top of a neighbour: what is written at a right foot stays readable. */
const at = (place: Place, dx: number, dy: number, r: number): Place => ({
  x: place.x + dx,
  y: place.y + dy,
  z: (place.z ?? place.y) + 0.01 * dy - 0.0001 * dx + 0.5,
  r,
});

/** Side by side: one in the middle, two left and right, more in a ring. */
export function fan(place: Place, count: number): Place[] {
  const r = reach(place);
  if (count === 1) return [at(place, 0, 0, r)];
  const far = r * (count === 2 ? 0.42 : 0.52);
  return Array.from({ length: count }, (_, index) => {
    const angle = ((count === 2 ? index * 180 + 180 : -90 + (index * 360) / count) * Math.PI) / 180;
    return at(place, far * Math.cos(angle), far * Math.sin(angle), r / 2);
  });
}

/** Too many to tell apart: a small heap, the last few showing. */
export function heap(place: Place, count: number): Place[] {
  const r = reach(place);
  return Array.from({ length: count }, (_, index) => {
    const shown = Math.max(0, index - Math.max(0, count - 3));
    return at(place, (shown - 1) * r * 0.16, (shown - 1) * r * -0.12, r / 2);
  });
}

/** The heap spread for somebody who points at it: as many rings as it takes. */
export function spreadOut(place: Place, count: number): Place[] {
  const r = reach(place);
  const found: Place[] = [];
  for (let ring = 1; found.length < count; ring++) {
    const far = r * (0.55 + 0.75 * ring);
    const fits = Math.max(3, Math.floor((2 * Math.PI * far) / (r * 1.05)));
    const here = Math.min(fits, count - found.length);
    for (let index = 0; index < here; index++) {
      const angle = ((-90 + (index * 360) / here) * Math.PI) / 180;
      found.push({ ...at(place, far * Math.cos(angle), far * Math.sin(angle), r / 2), z: Infinity });
    }
  }
  return found;
}
