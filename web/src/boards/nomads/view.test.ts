import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../lib/types';
import { layout } from '../../stage/places';
import { discPlace, expected, foreseen, places, rug, sowings, SPACES, takings, WORLD, type Disc, type NomadsView } from './view';

const nomad = (number: number): Disc => ({ id: `disc:nomad:${number}`, owner: 'nomad', seat: null });
const ulrich: Disc = { id: 'disc:ulrich:0', owner: 'ulrich', seat: 0 };
const sleeper: Disc = { id: 'disc:red:0', owner: 'red', seat: null };

function position(piles: Disc[][], more: Partial<NomadsView> = {}): NomadsView {
  const spaces = Array.from({ length: 8 }, (_, space) => ({
    letter: 'ABCDEFGH'[space] ?? '',
    pile: piles[space] ?? [],
    tile: 'whale',
    height: 9,
  }));
  const pieces = Object.fromEntries(piles.flatMap((pile, space) => pile.map((disc) => [disc.id, `pile:${space}`])));
  return { seats: 2, actor: 0, scores: [0, 0], phase: 'main', lys: null, spaces, pieces, pending: {}, ...more } as NomadsView;
}

const tile = (kind: string, source: string, target: string): GameEvent => ({ kind: 'take', args: {}, moves: [{ piece: `token:${kind}`, source, target }], elements: [] });

describe('the Nomads board', () => {
  it('lays the spaces out clockwise from the top', () => {
    expect(rug(0).y).toBeLessThan(rug(1).y);
    expect(rug(2).x).toBeGreaterThan(rug(0).x);
    expect(rug(6).x).toBeLessThan(rug(0).x);
  });

  it.each(Array.from({ length: SPACES }, (_, space) => space))('keeps the highest tower on space %i in sight, all of its discs', (space) => {
    for (const { x, y } of [discPlace(space, 0, 19), discPlace(space, 18, 19)]) expect([x - 46 > WORLD.x, x + 46 < WORLD.x + WORLD.width, y - 17 > WORLD.y, y + 36 < WORLD.y + WORLD.height]).not.toContain(false);
  });

  it('draws lower discs before higher ones', () => {
    const view = position([[nomad(0), ulrich]]);
    const { drawn, places: at } = layout(view, places(view));
    expect(drawn).toEqual(['disc:nomad:0', 'disc:ulrich:0']);
    expect(at.get('disc:nomad:0')?.y).toBeGreaterThan(at.get('disc:ulrich:0')?.y ?? 0);
  });

  it('sows ahead where a power is still to be asked', () => {
    const asking = position([[nomad(0), ulrich]], {
      phase: 'drop',
      pending: { pile: 0, discs: ['disc:nomad:0', 'disc:ulrich:0'], spaces: [7, 6, 5], card: null, direction: 'ccw', disc: null, due: null, owner: null, stack: null },
    });
    const then = foreseen(asking);
    expect(then.spaces[7]?.pile.map((disc) => disc.id)).toEqual(['disc:nomad:0']);
    expect(then.pieces['disc:ulrich:0']).toBe('pile:6');
    expect(asking.spaces[0]?.pile).toHaveLength(2);
  });

  it('expects that the discs on top take the tiles, Nomads nothing', () => {
    const now = position([[nomad(0), ulrich], [sleeper]]);
    const then = position([[], [sleeper, nomad(0)], [ulrich], []]);
    expect(expected(now, then, [])).toEqual([{ space: 2, kind: 'whale', seat: 0, opal: false }]);
    expect(expected(now, now, [])).toEqual([]);
  });

  it('reads takings from what moved', () => {
    const written: GameEvent = { kind: 'write', args: {}, moves: [{ piece: 'card:song:0', source: 'supply', target: 'seat:0' }], elements: [] };
    expect(takings([tile('well', 'stack:3', 'seat:1'), tile('opal', 'stack:4', 'chart'), tile('mask', 'stack:5', 'fire'), written])).toEqual([
      { space: 3, kind: 'well', seat: 1, opal: false },
      { space: 4, kind: 'opal', seat: null, opal: true },
      { space: 5, kind: 'mask', seat: null, opal: false },
    ]);
  });

  it('draws each sowing of the last round as one line', () => {
    const ways = [1, 2, 3].map((space) => ({ actor: 1, piece: `disc:nomad:${space}`, stops: ['pile:0', `pile:${space}`] }));
    const other = { actor: 2, piece: 'disc:red:0', stops: ['pile:4', 'pile:3'] };
    const lines = sowings({ ways: [...ways, other], elements: [] });
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('A238 222 0 0 1');
    expect(lines[1]).toContain('A238 222 0 0 0');
  });
});
