import { describe, expect, it } from 'vitest';
import type { Choice } from '../../lib/types';
import { layout } from '../../stage/places';
import {
  answerFor, chevrons, coneSide, costOf, faceOf, flow, frameOf, groupsOf, jagged, leanOf, middle, partOf, places, prices, rimOf, seedOk, shiftOf, slot, standIn, vent, worldOf,
  type HexData, type IsleView,
} from './view';

const hex = (id: number, q: number, r: number, more: Partial<HexData> = {}): HexData => ({
  id: `hex:${id}`, name: String(id), area: id, volcano: null, cone: false, q, r, sides: ['sea', 'sea', 'sea', 'sea', 'sea', 'sea'], sunk: false, sinking: false, landing: [], ...more,
});
const space = (id: number, on: number, index: number, more: Partial<IsleView['spaces'][number]> = {}) => ({
  id: `space:${id}`, name: `${on}.${index + 1}`, hex: `hex:${on}`, slot: index, holds: 'empty', seat: null, piece: null, volcano: null, line: null, step: null, next: false, ...more,
});

function position(more: Partial<IsleView> = {}): IsleView {
  return {
    seats: 2, actor: 0, active: 0, first: 0, phase: 'turn', scores: [0, 0], ranks: null, pieces: {}, map: 'default', seed: null,
    hexes: [hex(1, 0, 0), hex(2, 1, 0), hex(3, 3, 0)], spaces: [], geysers: [], cracks: [], volcanoes: [], hanging: [], raises: [],
    settlers: [], moai: [], villages: [], players: [{ prayer_price: 3, bay: null, aboard: false }, { prayer_price: 1, bay: null, aboard: false }],
    costs: { land: 1, move: 1, carry: 1, village: 2, create: 1, sculpt: 1, raise_: 1 }, pending: { part: [], targets: [] }, ...more,
  } as unknown as IsleView;
}
const choice = (notation: string, ...path: string[]): Choice => ({ action: 0, notation, path, phrase: { id: '', args: {} } });

describe('the continent', () => {
  it('lies in a world that does not change while land sinks', () => {
    const view = position({ seed: '1' });
    const whole = worldOf(view);
    expect(whole.width).toBeGreaterThan(3 * 110);
    expect(worldOf({ ...view, hexes: view.hexes.map((one) => ({ ...one, sunk: true })) })).toBe(whole);
  });

  it('is looked at as far as it is dry, one step after the rest has gone down', () => {
    const view = position({ seed: '2', hexes: [hex(1, 0, 0), hex(2, 1, 0), hex(3, 9, 5)] });
    const whole = worldOf(view);
    const after = { ...view, hexes: view.hexes.map((one) => ({ ...one, sunk: one.id === 'hex:3' })) };
    expect(frameOf(view, null).width).toBeCloseTo(whole.width);
    expect(frameOf(after, view).width).toBeCloseTo(whole.width);
    const close = frameOf(after, after);
    expect(close.width).toBeLessThan(whole.width * 0.7);
    expect(close.width / close.height).toBeCloseTo(whole.width / whole.height);
    expect(close.x).toBeGreaterThanOrEqual(whole.x);
    expect(frameOf(after, after)).toBe(close);
  });

  it('draws land before what stands on it, and drowned land not at all', () => {
    const view = position({
      hexes: [hex(1, 0, 0), hex(2, 1, 0, { sunk: true })],
      settlers: [{ id: 'settler:0:0', seat: 0, at: 'hex:1' }],
      pieces: { 'settler:0:0': 'hex:1' },
    });
    expect(layout(view, places(view)).drawn).toEqual(['hex:1', 'settler:0:0']);
  });

  it('lets a part that breaks off drift away from the land, with all that is on it and nothing else', () => {
    const view = position({
      spaces: [space(7, 3, 0), space(8, 1, 0)], pieces: { 'village:7': 'space:7', 'settler:0:0': 'hex:1' },
      cracks: [{ id: 'crack:2-3', between: ['hex:2', 'hex:3'], hex: 'hex:2', side: 0 }],
    });
    const lean = leanOf(view, ['hex:3']);
    if (!lean) throw new Error('it leans');
    expect(partOf(view, 'space:7')).toBe('hex:3');
    const by = (id: string) => shiftOf(view, lean, id, middle({ q: 3, r: 0 }));
    expect(by('hex:3')?.x).toBeGreaterThan(4);
    expect(by('village:7')).toEqual(by('hex:3'));
    for (const id of ['hex:1', 'settler:0:0', 'space:8', 'crack:2-3', 'boat:0']) expect(by(id)).toBeNull();
    // The larger the part, the less it turns; the whole continent does not.
    expect(Math.abs(leanOf(view, ['hex:2', 'hex:3'])?.angle ?? 0)).toBeLessThan(Math.abs(lean.angle) + 0.01);
    expect(leanOf(view, ['hex:1', 'hex:2', 'hex:3'])).toBeNull();
    expect(leanOf(view, [])).toBeNull();
  });

  it('points along a lava line: to its first space, then on to the next', () => {
    const at = new Map([['volcano:1', { x: 0, y: 0 }], ['space:0', { x: 20, y: 0 }], ['space:1', { x: 20, y: 30 }]]);
    const heads = chevrons(at, 'volcano:1', ['space:0', 'space:1']);
    expect(heads.map(({ turn }) => Math.round(turn))).toEqual([0, 90]);
    expect(heads[1]).toMatchObject({ x: 20, y: 15 });
  });

  it('lets lava run from the crater through every space to the one it reaches', () => {
    const way = flow({ x: 0, y: 0 }, [{ x: 20, y: 10 }, { x: 40, y: 20 }]);
    expect(way).toMatch(/^M0\.0 -17\.0C/);
    expect(way).toContain(' 20.0 10.0Q');
    expect(way).toMatch(/ 40\.0 20\.0$/);
    expect(flow({ x: 0, y: 0 }, [])).toBe('');
  });

  it('draws a hex smaller where it is pulled in', () => {
    const high = (path: string) => Number(/^M0\.0 (-[\d.]+)L/.exec(path)?.[1]);
    expect(high(faceOf({ x: 0, y: 0 }, 10))).toBeGreaterThan(high(faceOf({ x: 0, y: 0 })));
  });

  it('knows where the cone stands, and lays the slots away from it', () => {
    const view = position({ hexes: [hex(1, 0, 0, { volcano: 1, area: 1, sides: ['inner', 'sea', 'sea', 'sea', 'sea', 'sea'] }), hex(2, 1, 0, { volcano: 1, area: 1 })] });
    const [a, b] = view.hexes as [HexData, HexData];
    expect(coneSide(view, a)).toBe(0);
    // The other hex says nothing of its sides: found by its place.
    expect(coneSide(view, b)).toBe(3);
    expect(slot(1, 4, 0).x).toBeLessThan(slot(0, 4, 0).x);
    expect(vent(0).x).toBeGreaterThan(30);
  });

  it('rings only the outer sides of a part', () => {
    expect(rimOf(position(), ['hex:1', 'hex:2']).match(/M/g)).toHaveLength(10);
    expect(rimOf(position(), ['hex:1', 'hex:3']).match(/M/g)).toHaveLength(12);
  });

  it('cracks along the same line every time', () => {
    expect(jagged('crack:1-2', 0)).toBe(jagged('crack:1-2', 0));
    expect(jagged('crack:1-2', 0)).not.toBe(jagged('crack:1-3', 0));
  });
});

describe('what is alike stands together', () => {
  const statues = [
    { id: 'moai:0:0', seat: 0, at: 'space:8', hex: 'hex:1', stands: false },
    { id: 'moai:0:1', seat: 0, at: 'hex:1', hex: 'hex:1', stands: false },
    { id: 'moai:0:2', seat: 0, at: 'hex:1', hex: 'hex:1', stands: false },
  ];
  const pieces = Object.fromEntries(statues.map((piece) => [piece.id, piece.at]));

  it('groups settlers and loose Moai by seat, the first of each in front', () => {
    const view = position({ moai: statues, settlers: [{ id: 'settler:0:4', seat: 0, at: 'hex:1' }, { id: 'settler:0:2', seat: 0, at: 'hex:1' }], pieces });
    const groups = groupsOf(view);
    expect(groups.map(({ kind, pieces: members }) => [kind, members])).toEqual([['settler', ['settler:0:2', 'settler:0:4']], ['moai', ['moai:0:1', 'moai:0:2']]]);
    const at = places(view);
    expect(at.get('settler:0:2')?.z).toBeGreaterThan(at.get('settler:0:4')?.z ?? 0);
  });

  it('lets any lying Moai of the hex stand for the one that is offered', () => {
    const view = position({ moai: statues, pieces });
    expect(standIn(view, 'moai:0:1', new Map([['moai:0:0', []]]))).toBe('moai:0:0');
    expect(standIn(view, 'moai:0:0', new Map([['moai:0:0', []]]))).toBeNull();
  });

  it('answers which Moai with the one pointed at; loose ones are alike', () => {
    const view = position({ moai: statues, pieces, phase: 'which' });
    const legal = [choice('take:1.1', 'moai:0:0'), choice('loose', 'moai:0:1')];
    expect(answerFor(view, legal, 'moai:0:2')?.notation).toBe('loose');
    expect(answerFor(view, legal, 'moai:0:0')?.notation).toBe('take:1.1');
    expect(answerFor({ ...view, phase: 'turn' }, legal, 'moai:0:0')).toBeNull();
  });

  it('lets any own village of the hex create', () => {
    const view = position({
      spaces: [space(8, 1, 0, { holds: 'village', seat: 0, piece: 'village:8' }), space(9, 1, 1, { holds: 'village', seat: 0, piece: 'village:9' })],
      villages: [{ id: 'village:8', seat: 0, at: 'space:8' }, { id: 'village:9', seat: 0, at: 'space:9' }],
    });
    expect(standIn(view, 'village:9', new Map([['space:8', []]]))).toBe('space:8');
  });
});

describe('prices', () => {
  it('stand on what glows', () => {
    const view = position();
    const glowing = new Map([
      ['space:8', [choice('village:1.1', 'space:8', 'supply:0:villages'), choice('sculpt:1.1', 'space:8', 'supply:0:moai')]],
      ['settler:0:0', [choice('move:1-2', 'settler:0:0', 'hex:2')]],
      ['geyser:3', [choice('raise:1.E', 'geyser:3')]],
    ]);
    expect(prices(view, glowing)).toEqual([{ element: 'space:8', text: '1·2' }, { element: 'geyser:3', text: '1' }]);
    expect(costOf(view, choice('pray', 'stock:prayers'))).toBe(3);
    expect(costOf({ ...view, phase: 'prayer' }, choice('pray', 'space:8'))).toBe(0);
  });
});

it('knows the number of a continent', () => {
  expect(['0', '7', '18446744073709551615'].every(seedOk)).toBe(true);
  expect(['', '-1', '18446744073709551616', '1.5', 'seven'].some(seedOk)).toBe(false);
});
