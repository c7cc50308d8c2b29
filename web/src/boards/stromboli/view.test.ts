import { describe, expect, it } from 'vitest';
import { angleOf, beachPlace, discPlaces, markerPlaces, pier, plaquePlace, RADIUS, route, SEGMENTS, spacePlace, waterPlace, WORLD, type Form } from './geometry';
import { cardPlace, dealMessage, duringScoring, inHand, pieceOf, placesOf, trailOf, voyage, type SegmentView, type StromboliView } from './view';

const forms: Form[] = ['wide', 'tall'];
const segments = Array.from({ length: SEGMENTS }, (_, segment) => segment);

const deal = (order: number[], choice = true, last_scoring = false) => ({ order, choice, last_scoring });
function segment(number: number, change: Partial<SegmentView> = {}): SegmentView {
  const cards = [0, 1].map((slot) => ({ id: `card:${number}:${slot}`, card: 'build', butterflies: 0 }));
  return { letter: 'ABCDEF'[number] ?? '', pier: number === 0, hut: null, sums: [0, 0], ties: [null, null], cards, markers: 0, deal: deal([]), ...change };
}
function position(change: Partial<StromboliView> = {}): StromboliView {
  const discs = [0, 1].flatMap((seat) => [1, 2, 3, 4, 5].map((value) => ({ id: `disc:${seat}:${value}`, seat, value, beach: null as number | null })));
  return {
    seats: 2, actor: 0, phase: 'turn', scores: [0, 0], ranks: null, first: 0, active: 0, pieces: {}, round: 1, variant: 'base', shaman_shields_statue: false,
    boat: { id: 'boat', segment: 0 }, sailing: null, segments: segments.map((number) => segment(number)),
    voyages: [1, 2, 3, 4, 5].map((steps) => ({ steps, segment: steps, seats: [0, 1] })),
    shamans: [{ id: 'shaman:0', seat: 0, space: null, segment: 1 }, { id: 'shaman:1', seat: 1, space: 8, segment: 2 }],
    discs, lava_discs: [], statues: [], markers: [], burning: [], statue_points: [1, 2, 3], players: [], score_board: [],
    priestess: { id: 'priestess', cost: 1, face_up: true }, decks: [], discarded: {}, quiet: 0, stall_limit: 60,
    ...change,
  } as StromboliView;
}

describe.each(forms)('the island, %s', (form) => {
  const { x, y, width, height } = WORLD[form];
  const inside = (point: { x: number; y: number }, margin: number) =>
    point.x - margin >= x && point.x + margin <= x + width && point.y - margin >= y && point.y + margin <= y + height;

  it('has every place in sight and no two spaces on one another', () => {
    const spots = Array.from({ length: 18 }, (_, space) => spacePlace(form, space));
    for (const [index, spot] of spots.entries())
      for (const other of spots.slice(index + 1)) expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThan(60);
    for (const number of segments) {
      expect(inside(waterPlace(form, number), 20)).toBe(true);
      for (const card of pier(form, number).cards) expect(inside(card, 30)).toBe(true);
      expect(Math.hypot(beachPlace(form, number).x, beachPlace(form, number).y)).toBeLessThan(RADIUS.beach);
    }
  });
  it('goes clockwise', () => {
    for (const number of segments) expect(angleOf(form, number + 1) - angleOf(form, number)).toBe(60);
  });
  it('keeps all discs of a beach on its sand, apart from each other and from the sums', () => {
    for (const number of segments)
      for (const seat of [0, 1])
        for (const count of [1, 2, 3, 5]) {
          const spots = discPlaces(form, number, seat, count);
          const plaque = plaquePlace(form, number);
          for (const [index, spot] of spots.entries()) {
            const far = Math.hypot(spot.x, spot.y);
            expect(far).toBeGreaterThan(RADIUS.plain);
            expect(far).toBeLessThan(RADIUS.beach);
            expect(Math.hypot(spot.x - plaque.x, spot.y - plaque.y)).toBeGreaterThan(24);
            for (const other of spots.slice(index + 1)) expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThan(22);
          }
        }
  });
  it('lets four markers in one crater be counted', () => {
    const spots = markerPlaces(form, 2, 4);
    expect(spots).toHaveLength(4);
    for (const [index, spot] of spots.entries()) {
      expect(Math.hypot(spot.x, spot.y)).toBeLessThan(RADIUS.crater);
      for (const other of spots.slice(index + 1)) expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThan(15);
    }
  });
  it('places what is on the island and leaves supplies beside it', () => {
    const view = position();
    (view.discs[3] as { beach: number | null }).beach = 2;
    const places = placesOf(form)(view);
    expect(places.has('disc:0:4')).toBe(true);
    expect(places.has('disc:0:1')).toBe(false);
    expect(places.get('boat')).toEqual(waterPlace(form, 0));
    expect(Math.hypot((places.get('shaman:1')?.x ?? 0) - spacePlace(form, 8).x)).toBeLessThan(2);
  });
});

describe('what the board reads out of a view', () => {
  it('knows ids', () => {
    expect(pieceOf('disc:1:4')).toEqual({ kind: 'disc', seat: 1, value: 4 });
    expect(pieceOf('boat').kind).toBe('boat');
    expect(cardPlace('wide', 'beach:1')).toBeNull();
    expect(cardPlace('wide', 'card:1:1')?.x).toBe(pier('wide', 1).cards[1].x);
  });
  it('shows the voyage of a disc in hand, and not where it is placed elsewhere', () => {
    const view = position();
    expect(inHand(view, ['disc:0:3'])).toEqual({ seat: 0, value: 3 });
    expect(voyage(view, ['disc:0:3'], null)).toEqual({ steps: 3, goal: 3, sure: false });
    expect(voyage(view, ['disc:0:3'], 'beach:0')).toEqual({ steps: 3, goal: 3, sure: true });
    expect(voyage(view, ['disc:0:3'], 'beach:4')).toBeNull();
    expect(voyage(view, [], null)).toBeNull();
    expect(voyage(position({ sailing: 5, phase: 'lava' }), [], null)).toEqual({ steps: 5, goal: 5, sure: true });
  });
  it('says who would take what', () => {
    expect(dealMessage(segment(1, { deal: deal([1, 0]) }))).toEqual({ id: 'page-deal-both', first: 1, second: 0 });
    expect(dealMessage(segment(1, { deal: deal([0]) })).id).toBe('page-deal-one');
    expect(dealMessage(segment(1, { deal: deal([0], false) })).id).toBe('page-deal-alike');
    expect(dealMessage(segment(1, { deal: deal([0], false), cards: [null, { id: 'card:1:1', card: 'shell', butterflies: 0 }] })).id).toBe('page-deal-only');
    expect(dealMessage(segment(1)).id).toBe('page-deal-nobody');
    expect(dealMessage(segment(1, { deal: deal([], false, true) })).id).toBe('page-deal-last');
  });
  it('draws the last moves along the water and over the land', () => {
    expect(trailOf('wide', 'boat', ['water:0', 'water:1', 'water:2'])).toBe(route('wide', 0, 2));
    expect(trailOf('wide', 'shaman:0', ['space:3', 'space:4'])).toMatch(/^M/);
    expect(trailOf('wide', 'disc:0:1', ['seat:0', 'beach:1'])).toBeNull();
  });
});

describe('a step with a scoring', () => {
  const sale = (owner: number | null) => [{ id: 'scorecard:2', card: 'forest', cost: 1, points: 2, owner, worth: [0, 0], surviving: [0, 0] }];
  const before = position({ phase: 'prebuy', score_board: sale(null) });
  const view = position({ round: 2, score_board: sale(null) });
  const event = (kind: string, elements: string[] = []) => ({ kind, args: {}, moves: [], elements });

  it('shows the harbour of round 1 with what was bought, until it is over', () => {
    const shown = duringScoring({ before, view, events: [event('buy', ['scorecard:2', 'seat:1']), event('score'), event('round')] });
    expect([shown.round, shown.phase, shown.score_board[0]?.owner]).toEqual([1, 'turn', 1]);
  });

  it('tells every other step at once', () => {
    expect(duringScoring({ before, view, events: [event('buy', ['scorecard:2', 'seat:1'])] })).toBe(view);
    expect(duringScoring({ before: null, view, events: [event('score')] })).toBe(view);
  });
});
