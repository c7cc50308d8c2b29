/** Where everything of a position lies, and what the board reads out of a view. No rules here: the view answers them. */
import type { Scene } from '../../lib/film.svelte';
import type { GameView } from '../../lib/types';
import type { Places } from '../../stage';
import {
  beachPlace, beside, craterPlace, discPlaces, GROWN, hutPlace, markerPlaces, pier, route, SEGMENTS, spacePlace, waterPlace, type Form,
} from './geometry';

export type StromboliView = GameView<'StromboliView'>;
export type SegmentView = StromboliView['segments'][number];

/** The places of all elements and of the pieces that are on the island; supplies are beside the board. */
export const placesOf = (form: Form) => (view: StromboliView): Places => {
  const places: Places = new Map();
  for (let segment = 0; segment < SEGMENTS; segment++) {
    places.set(`beach:${segment}`, beachPlace(form, segment));
    places.set(`water:${segment}`, waterPlace(form, segment));
    places.set(`crater:${segment}`, craterPlace(form, segment));
    pier(form, segment).cards.forEach((place, slot) => places.set(`card:${segment}:${slot}`, place));
    for (const seat of [0, 1]) {
      const here = [...view.discs, ...view.lava_discs].filter((disc) => disc.seat === seat && disc.beach === segment);
      const spots = discPlaces(form, segment, seat, here.length);
      here.forEach((disc, index) => places.set(disc.id, spots[index] ?? beachPlace(form, segment)));
    }
    const lava = view.markers.filter((marker) => marker.segment === segment);
    const spots = markerPlaces(form, segment, lava.length);
    lava.forEach((marker, index) => places.set(marker.id, spots[index] ?? craterPlace(form, segment)));
  }
  for (let space = 0; space < 3 * SEGMENTS; space++) places.set(`space:${space}`, spacePlace(form, space));
  places.set('boat', waterPlace(form, view.boat.segment));
  const standing = new Set(view.statues.map((statue) => statue.space));
  const visited = new Set(view.shamans.map((shaman) => shaman.space));
  for (const statue of view.statues) places.set(statue.id, beside(form, spacePlace(form, statue.space), visited.has(statue.space) ? -15 : 0));
  for (const shaman of view.shamans) {
    const place =
      shaman.space === null
        ? { ...hutPlace(form, shaman.segment), r: 20, scale: GROWN[form] }
        : beside(form, spacePlace(form, shaman.space), standing.has(shaman.space) ? 15 : 0);
    places.set(shaman.id, { ...place, z: place.y + 1 });
  }
  return places;
};

/** What an id says: `disc:1:4` → seat 1, value 4. */
export function pieceOf(id: string): { kind: string; seat: number; value: number | null } {
  const [kind = '', seat, value] = id.split(':');
  return { kind, seat: Number(seat), value: value === undefined ? null : Number(value) };
}

/** The disc in hand: picked in the reserve, not on a beach. */
export function inHand(view: StromboliView, picked: readonly string[]): { seat: number; value: number } | null {
  const found = view.discs.find((disc) => disc.id === picked[0] && disc.beach === null);
  return found ? { seat: found.seat, value: found.value } : null;
}

/** How far the boat would go, if something pointed at or picked moves it; `sure` once it is no longer only possible. */
export function voyage(
  view: StromboliView,
  picked: readonly string[],
  hovered: string | null,
): { steps: number; goal: number; sure: boolean } | null {
  const disc = inHand(view, picked);
  const steps = disc?.value ?? (hovered === 'boat' && view.phase === 'turn' ? 1 : 0);
  const way = view.voyages.find((one) => one.steps === steps);
  if (view.sailing !== null) {
    const goal = view.sailing;
    return { steps: (goal - view.boat.segment + SEGMENTS) % SEGMENTS, goal, sure: true };
  }
  if (!way || view.phase !== 'turn') return null;
  const boat = `beach:${view.boat.segment}`;
  const elsewhere = disc !== null && hovered !== null && hovered.startsWith('beach:') && hovered !== boat;
  if (elsewhere || (!disc && !way.seats.includes(view.actor))) return null;
  return { steps, goal: way.segment, sure: hovered === boat || hovered === 'boat' };
}

/** The message that says who would take what where the boat stops. */
export function dealMessage(segment: SegmentView): { id: string; first?: number; second?: number } {
  const { order, choice, last_scoring } = segment.deal;
  const [first, second] = order;
  if (last_scoring) return { id: 'page-deal-last' };
  if (first === undefined) return { id: 'page-deal-nobody' };
  if (second !== undefined) return { id: 'page-deal-both', first, second };
  const alike = segment.cards.every((card) => card !== null);
  return { id: choice ? 'page-deal-one' : alike ? 'page-deal-alike' : 'page-deal-only', first };
}

/** The position of a step as it is while its scoring goes on: what is bought before it is sold, and nothing else has changed. */
export function duringScoring({ before, view, events }: Pick<Scene<StromboliView>, 'before' | 'view' | 'events'>): StromboliView {
  if (!before || !events.some(({ kind }) => kind === 'score' || kind === 'erupt')) return view;
  const buyers = new Map(events.filter(({ kind }) => kind === 'buy').map(({ elements }) => [elements[0], Number(elements[1]?.split(':')[1])]));
  return { ...before, phase: view.phase, score_board: before.score_board.map((card) => ({ ...card, owner: buyers.get(card.id) ?? card.owner })) };
}

/** How a piece went since the viewer acted last: the boat along the water, everybody on foot straight. */
export function trailOf(form: Form, piece: string, stops: readonly (string | null)[]): string | null {
  const at = (stop: string | null | undefined, kind: string) => (stop?.startsWith(`${kind}:`) ? Number(stop.split(':')[1]) : null);
  if (piece === 'boat') {
    const from = at(stops[0], 'water');
    return from === null ? null : route(form, from, stops.length - 1);
  }
  const kind = piece.startsWith('shaman:') ? 'space' : piece.startsWith('lava:') ? 'crater' : null;
  const place = kind === 'space' ? spacePlace : craterPlace;
  const ends = kind ? [at(stops[0], kind), at(stops.at(-1), kind)] : [];
  const [from, to] = ends;
  if (from === null || to === null || from === undefined || to === undefined) return null;
  const [a, b] = [place(form, from), place(form, to)];
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${(a.x + 0.82 * (b.x - a.x)).toFixed(1)} ${(a.y + 0.82 * (b.y - a.y)).toFixed(1)}`;
}

/** The frame of a card, by its id. */
export function cardPlace(form: Form, id: string): { x: number; y: number; width: number; height: number } | null {
  const [kind, segment, slot] = id.split(':');
  if (kind !== 'card') return null;
  const moored = pier(form, Number(segment));
  const place = moored.cards[slot === '0' ? 0 : 1];
  return { x: place.x, y: place.y, width: 66 * moored.scale, height: 86 * moored.scale };
}
