import { describe, expect, it } from 'vitest';
import { attempt, expected, foreseen, moved, placedDiscs, rug, takings, type Disc, type NomadsView } from './view';

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
  return { seats: 2, actor: 0, scores: [0, 0], phase: 'main', spaces, pending: {}, ...more } as NomadsView;
}

describe('the Nomads board', () => {
  it('lays the spaces out clockwise from the top', () => {
    expect(rug(0).y).toBeLessThan(rug(1).y);
    expect(rug(2).x).toBeGreaterThan(rug(0).x);
    expect(rug(6).x).toBeLessThan(rug(0).x);
  });

  it('draws lower discs before higher ones', () => {
    const [low, high] = placedDiscs(position([[nomad(0), ulrich]]));
    expect([low?.id, high?.id]).toEqual(['disc:nomad:0', 'disc:ulrich:0']);
    expect(low?.y).toBeGreaterThan(high?.y ?? 0);
  });

  it('finds what moved, in the order of the lifted pile', () => {
    const before = position([[nomad(0), ulrich], [nomad(1)]]);
    const after = position([[], [nomad(1), nomad(0)], [ulrich]]);
    expect(moved(before, after)).toEqual(
      expect.arrayContaining([
        { id: 'disc:nomad:0', order: 0, to: 1 },
        { id: 'disc:ulrich:0', order: 1, to: 2 },
      ]),
    );
    expect(moved(before, before)).toEqual([]);
  });

  it('sows ahead where a power is still to be asked', () => {
    const asking = position([[nomad(0), ulrich]], {
      phase: 'drop',
      pending: { pile: 0, discs: ['disc:nomad:0', 'disc:ulrich:0'], spaces: [7, 6, 5] },
    });
    const then = foreseen(asking);
    expect(then.spaces[7]?.pile.map((disc) => disc.id)).toEqual(['disc:nomad:0']);
    expect(then.spaces[6]?.pile.map((disc) => disc.id)).toEqual(['disc:ulrich:0']);
    expect(asking.spaces[0]?.pile).toHaveLength(2);
  });

  it('expects that the discs on top take the tiles, Nomads nothing', () => {
    const now = position([[nomad(0), ulrich], [sleeper]]);
    const then = position([[], [sleeper, nomad(0)], [ulrich], []]);
    expect(expected(now, then, [])).toEqual([{ space: 2, kind: 'whale', seat: 0, opal: false }]);
  });

  it('reads takings from events', () => {
    expect(
      takings([
        { kind: 'take', args: { seat: '#1', at: 'stack:3', kind: 'well' } },
        { kind: 'opal', args: { seat: '#0', at: 'stack:4', kind: 'opal' } },
        { kind: 'burn', args: { at: 'stack:5', kind: 'mask' } },
        { kind: 'turn', args: { seat: '#1', number: 4 } },
      ]),
    ).toEqual([
      { space: 3, kind: 'well', seat: 1, opal: false },
      { space: 4, kind: 'opal', seat: 0, opal: true },
      { space: 5, kind: 'mask', seat: null, opal: false },
    ]);
  });

  it('guesses what somebody wanted who points at what is not allowed', () => {
    expect(attempt('pile:3', position([]))).toBe(21);
    expect(attempt('card:song:2', position([]))).toBe(68);
    expect(attempt('card:legend:6:3', position([]))).toBe(97);
    expect(attempt('pile:3', position([], { phase: 'own' }))).toBe(8);
    expect(attempt('lys', position([]))).toBeNull();
  });
});
