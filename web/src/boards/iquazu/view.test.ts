import { describe, expect, it } from 'vitest';
import { counting, CREVICES, creviceAt, countedAt, fanOf, laidDown, places, podium, rowY, stacks, TALL, tileGroup, WIDE, type BonusTile, type GemOffer, type IquazuView, type RockColumn } from './view';

const column = (number: number, pieces: (string | null)[] = [], order: RockColumn['order'] = []): RockColumn => ({
  id: `column:${number}`,
  column: number,
  points: [8, 4],
  cost: null,
  scored: false,
  free: CREVICES,
  order,
  crevices: Array.from({ length: CREVICES }, (_, index) => ({
    id: `crevice:${number}:${index}`,
    colour: 'white',
    piece: pieces[index] ?? null,
    owner: pieces[index]?.startsWith('gem') ? 0 : null,
  })),
});
const tile = (id: string, type: string, value: number, owner: number | null = 0): BonusTile => ({
  id, column: 6, row: 1, back: 'light', at: owner === null ? 'open' : 'seat', owner, type, value,
});
const view = (frame: number, columns: RockColumn[], tiles: BonusTile[] = []): IquazuView =>
  ({
    seats: 3, viewer: 0, frame, tile_column: frame + 5, phase: 'action', water: 2, active: 0, hand: [1, 2, 3], columns, tiles, rows: [],
    pieces: { 'box:gem': 'seat:0', 'box:water': 'seat:2', frame: `column:${frame}` },
  }) as unknown as IquazuView;

it('keeps tiles that are still face down out of the picture on a phone, as large as they will be', () => {
  const down = { ...tile('tile:7:1', 'draw', 2, null), column: 7, at: 'down' };
  const place = places(view(2, [2, 3, 4, 5, 6, 7].map((number) => column(number)), [down]), TALL).get('tile:7:1');
  expect(place?.scale).toBe(TALL.plaque.scale);
  expect((place?.x ?? 0) - 40 * TALL.plaque.scale).toBeGreaterThanOrEqual(TALL.world.width);
});

describe.each([['wide', WIDE], ['tall', TALL]] as const)('the %s wall', (_, g) => {
  it('leaves a finger’s width between crevices', () => {
    for (let index = 1; index < CREVICES; index++) {
      const a = creviceAt(g, 0, index - 1);
      const b = creviceAt(g, 0, index);
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(40);
    }
    const left = creviceAt(g, 0, 1);
    const right = creviceAt(g, 1, 0);
    expect(Math.hypot(left.x - right.x, left.y - right.y)).toBeGreaterThanOrEqual(40);
  });

  it('keeps rows in the middle of their two crevices', () => {
    expect(rowY(g, 2)).toBeCloseTo((creviceAt(g, 0, 4).y + creviceAt(g, 0, 5).y) / 2);
  });

  it('stays inside its world', () => {
    const shown = places(view(1, [1, 2, 3, 4, 5].map((number) => column(number)), [tile('tile:6:1', 'draw', 2)]), g);
    for (const [id, place] of shown) {
      if (id === 'waterfall') continue;
      expect([id, place.x >= g.world.x && place.x <= g.world.x + g.world.width]).toEqual([id, true]);
      expect([id, place.y >= g.world.y && place.y <= g.world.y + g.world.height]).toEqual([id, true]);
    }
  });
});

describe('where things lie', () => {
  it('puts a gem into its crevice, and both slide by one column when the water moves', () => {
    const columns = [1, 2, 3, 4, 5, 6].map((number) => column(number, number === 2 ? ['gem:2:0'] : []));
    const before = places(view(1, columns), WIDE);
    const after = places(view(2, columns), WIDE);
    expect(before.get('gem:2:0')).toMatchObject({ x: before.get('crevice:2:0')?.x });
    expect((before.get('gem:2:0')?.x ?? 0) - (after.get('gem:2:0')?.x ?? 0)).toBe(WIDE.column);
    expect(after.get('crevice:1:0')?.drawn).toBe(true);
    expect(places(view(3, columns), WIDE).get('crevice:1:0')?.drawn).toBeUndefined();
  });

  it('keeps counted columns beside the window, the newest nearest', () => {
    const first = countedAt(WIDE, 4, 1);
    const newest = countedAt(WIDE, 4, 3);
    expect(first && newest && first.x < newest.x).toBe(true);
    expect(countedAt(WIDE, 4, 4)).toBeNull();
    expect(countedAt(TALL, 4, 1)).toBeNull();
  });

  it('lays the viewer’s tiles side by side, equal ones on top of each other', () => {
    const own = [tile('tile:6:1', 'draw', 2), tile('tile:6:2', 'draw', 2), tile('tile:6:3', 'double_turn', 0), tile('tile:6:4', 'points', 1, 1)];
    const shown = places(view(2, [], own), WIDE);
    expect(shown.get('tile:6:2')?.x).toBe((shown.get('tile:6:1')?.x ?? 0) + 3);
    expect((shown.get('tile:6:3')?.x ?? 0) - (shown.get('tile:6:1')?.x ?? 0)).toBe(WIDE.tiles.dx);
    expect(shown.has('tile:6:4')).toBe(false);
    expect([0, 3, 4, 5].map((group) => group)).toEqual([own[0], tile('a', 'any_colour', 0), own[2], own[3]].map((one) => (one ? tileGroup(one) : -1)));
  });

  it('groups the tiles of a seat for its panel', () => {
    const own = [tile('a', 'points', 3), tile('b', 'draw', 2), tile('c', 'points', 3), tile('d', 'points', 1, 1)];
    expect(stacks(view(2, [], own), 0).map((stack) => [stack.type, stack.value, stack.tiles.length])).toEqual([['draw', 2, 1], ['points', 3, 2]]);
  });
});

describe('the signs', () => {
  const order = [
    { seat: 1, gems: 2, gem: 'crevice:1:9', tied: false, points: 8 },
    { seat: 0, gems: 1, gem: 'crevice:1:0', tied: false, points: 4 },
  ];

  it('show the order of a column as it is', () => {
    expect(podium(column(1, [], order), null, 0).map((one) => [one.seat, one.gems, one.rises])).toEqual([[1, 2, false], [0, 1, false]]);
  });

  it('show what one more gem would change', () => {
    const offer = { order: [0, 1] } as GemOffer;
    expect(podium(column(1, [], order), offer, 0)).toEqual([
      { seat: 0, gems: 2, tied: true, rises: true },
      { seat: 1, gems: 2, tied: true, rises: false },
    ]);
  });

  it('lay down the right colour first and tie pairs together', () => {
    expect(laidDown([1, 4, 2], 'white', false)).toEqual([
      { colour: 'white', pair: false },
      { colour: 'blue', pair: true },
      { colour: 'blue', pair: true },
      { colour: 'orange', pair: true },
    ]);
    expect(laidDown([1, 1, 1], 'blue', true).map((card) => [card.colour, card.pair])).toEqual([['blue', false], ['white', false], ['orange', false]]);
  });

  it('spread a fan round its middle', () => {
    expect(fanOf(3).map((card) => card.x)).toEqual([-22, 0, 22]);
    expect(fanOf(9)).toHaveLength(5);
    expect(fanOf(0)).toEqual([]);
  });
});

describe('columns that are counted', () => {
  const columns = [1, 2, 3, 4].map((number) => column(number));
  it('stand where they were, also those that follow at once', () => {
    const places = counting(view(1, columns), view(3, columns)).map(({ column: { column: number }, place }) => [number, place]);
    expect(places).toEqual([[1, 0], [2, 1]]);
    expect(counting(view(2, columns), view(2, columns))).toEqual([]);
  });
});
