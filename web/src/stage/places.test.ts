import { describe, expect, it } from 'vitest';
import type { View } from '../lib/types';
import { layout, spreadOut, type Places } from './places';

const view = (pieces: Record<string, string>): View => ({ seats: 2, actor: 0, phase: 'play', scores: [0, 0], ranks: null, first: null, active: 0, pieces });
const ground: Places = new Map([['hex', { x: 100, y: 50, r: 20, room: 3 }], ['tile', { x: 0, y: 400, drawn: true }]]);

describe('the layout of a position', () => {
  it('puts a piece where its element is, unless the board places it', () => {
    const given: Places = new Map([...ground, ['own', { x: 7, y: 8 }]]);
    const { places, drawn } = layout(view({ p: 'hex', own: 'hex', away: 'seat:1' }), given);
    expect(places.get('p')).toMatchObject({ x: 100, y: 50 });
    expect(places.get('own')).toEqual({ x: 7, y: 8 });
    // What lies beside the board is drawn by whoever draws that.
    expect(places.has('away')).toBe(false);
    expect(drawn).toEqual(['own', 'p', 'tile']);
  });

  it('lays a few side by side, and makes a heap of many', () => {
    const few = layout(view({ a: 'hex', b: 'hex', c: 'hex' }), ground);
    expect(new Set(['a', 'b', 'c'].map((id) => JSON.stringify(few.places.get(id)))).size).toBe(3);
    expect(few.heaps).toEqual([]);
    const crowd = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [id, 'hex']));
    expect(layout(view(crowd), ground).heaps).toMatchObject([{ element: 'hex', pieces: ['a', 'b', 'c', 'd', 'e'] }]);
    const [together, apart] = [layout(view(crowd), ground), layout(view(crowd), ground, 'hex')].map(({ places }) => Math.hypot((places.get('a')?.x ?? 0) - (places.get('d')?.x ?? 0), (places.get('a')?.y ?? 0) - (places.get('d')?.y ?? 0)));
    expect(apart).toBeGreaterThan(together ?? Infinity);
  });

  it('carries what lies on a piece', () => {
    const { places } = layout(view({ explorer: 'boat', boat: 'hex' }), ground);
    expect(places.get('explorer')).toMatchObject({ x: 100, y: 50 });
  });

  it('keeps the spread apart', () => {
    const spots = spreadOut({ x: 0, y: 0, r: 20 }, 14);
    for (const [index, a] of spots.entries()) for (const b of spots.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(12);
  });
});
