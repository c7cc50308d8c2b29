import { describe, expect, it } from 'vitest';
import { layout } from '../../stage/places';
import { handOf, heightAt, hexAt, hexNames, landingSpot, perilsOf, places, reached, type Explorer, type IslandView } from './view';

const rows = { letters: 'ABCDEFGHIJKLM', x: [-6, -9, -10, -9, -10, -11, -10, -11, -10, -9, -10, -9, -6], length: [7, 10, 11, 10, 11, 12, 11, 12, 11, 10, 11, 10, 7] };

const explorer = (number: number, where: string, element: string | null): Explorer => ({
  id: `explorer:0:${number}`, seat: 0, colour: 0, number, where, element, value: null, wet: false,
});

function view(parts: Partial<IslandView> = {}): IslandView {
  const pieces: Record<string, string> = {};
  for (const one of parts.explorers ?? []) if (one.element) pieces[one.id] = one.element;
  for (const one of parts.boats ?? []) pieces[one.id] = `hex:${one.hex}`;
  for (const one of parts.creatures ?? []) pieces[one.id] = `hex:${one.hex}`;
  for (const hex of Object.keys(parts.tiles ?? {})) pieces[`tile:${hex}`] = `hex:${hex}`;
  return { rows, tiles: {}, explorers: [], boats: [], creatures: [], perils: [], mover: null, seats: 2, pieces, ...parts } as unknown as IslandView;
}

describe('the chart', () => {
  it('has 133 hexes, the lagoon in the middle', () => {
    const names = hexNames(rows);
    expect(names).toHaveLength(133);
    expect(hexAt(rows, 'G6')).toEqual({ x: 530, y: 332 });
    const points = new Set(names.map((name) => JSON.stringify(hexAt(rows, name))));
    expect(points.size).toBe(133);
  });

  it('lifts whoever stands on land, the more the higher it is', () => {
    const here = view({ tiles: { D4: 'beach', D5: 'forest', D6: 'mountain' } });
    const found = places(here);
    for (const hex of ['D4', 'D5', 'D6']) expect(found.get(`hex:${hex}`)?.y).toBe(hexAt(rows, hex).y - heightAt(here, hex));
    expect(heightAt(here, 'D4')).toBeLessThan(heightAt(here, 'D5'));
    expect(heightAt(here, 'D5')).toBeLessThan(heightAt(here, 'D6'));
    expect(found.has('tile:D4')).toBe(true);
    expect(found.has('tile:C4')).toBe(false);
  });

  it('draws land from back to front, people before their tile', () => {
    const here = view({ tiles: { D4: 'mountain', E4: 'beach' }, explorers: [explorer(0, 'tile', 'hex:D4')] });
    const { drawn } = layout(here, places(here));
    expect(drawn.indexOf('tile:D4')).toBeLessThan(drawn.indexOf('explorer:0:0'));
    expect(drawn.indexOf('explorer:0:0')).toBeLessThan(drawn.indexOf('tile:E4'));
  });

  it('seats passengers apart, and in their boat', () => {
    const boat = { id: 'boat:0', number: 0, hex: 'C4', load: 3, control: [0] };
    const here = view({ boats: [boat], explorers: [0, 1, 2].map((number) => explorer(number, 'boat', 'boat:0')) });
    const found = places(here);
    const xs = [0, 1, 2].map((number) => found.get(`explorer:0:${number}`)?.x ?? 0);
    expect(new Set(xs).size).toBe(3);
    for (const x of xs) expect(Math.abs(x - hexAt(rows, 'C4').x)).toBeLessThan(20);
  });

  it('has room for everybody at a lighthouse', () => {
    const spots = Array.from({ length: 40 }, (_, index) => landingSpot('NE', index, 40));
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(40);
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThan(850);
      expect(x).toBeLessThan(1060);
      expect(y).toBeLessThan(185);
    }
  });

  it('keeps creatures of one hex apart', () => {
    const creature = (number: number) => ({ id: `shark:${number}`, kind: 'shark', hex: 'C4', reach: [] });
    const found = places(view({ creatures: [creature(0), creature(1)] }));
    expect(found.get('shark:0')?.x).not.toBe(found.get('shark:1')?.x);
  });
});

describe('what can be read off a view', () => {
  it('tells which kinds could come where', () => {
    const creatures = [
      { id: 'shark:0', kind: 'shark', hex: 'C4', reach: ['C5', 'C6'] },
      { id: 'whale:0', kind: 'whale', hex: 'C8', reach: ['C6'] },
    ];
    expect(reached(view({ creatures })).get('C6')).toEqual(['shark', 'whale']);
    expect([...reached(view({ creatures }), ['whale']).keys()]).toEqual(['C6']);
  });

  it('warns for the piece that is picked, and for whoever moves now', () => {
    const perils = [
      { piece: 'boat:0', target: 'hex:C2', fate: 'capsize' },
      { piece: 'explorer:0:1', target: 'hex:C4', fate: 'lost' },
    ];
    expect([...perilsOf(view({ perils }), ['boat:0'])]).toEqual([['hex:C2', 'capsize']]);
    expect([...perilsOf(view({ perils, mover: 'explorer:0:1' }), [])]).toEqual([['hex:C4', 'lost']]);
  });

  it('puts equal tiles of a hand together, hidden ones by terrain', () => {
    const tile = (kind: string | null, terrain: string) => ({ kind, terrain, never: [] });
    expect(handOf([tile('dolphin', 'beach'), tile('dolphin', 'forest')])).toEqual([{ kind: 'dolphin', terrain: 'beach', count: 2 }]);
    expect(handOf([tile(null, 'beach'), tile(null, 'forest'), tile(null, 'beach')]).map((one) => one.count)).toEqual([2, 1]);
  });
});
