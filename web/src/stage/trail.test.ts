import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../lib/types';
import { arrows, extend, NOTHING } from './trail';

const moved = (piece: string, source: string, target: string): GameEvent => ({ kind: 'move', args: {}, moves: [{ piece, source, target }], elements: [] });
const step = (actor: number, ...events: GameEvent[]) => ({ actor, events });

describe('the last round of moves', () => {
  it('keeps what the others did since I acted, one way per piece', () => {
    let round = extend(NOTHING, step(1, moved('p', 'a', 'b')), [0]);
    round = extend(round, step(1, moved('p', 'b', 'c')), [0]);
    round = extend(round, step(2, moved('q', 'a', 'b')), [0]);
    expect(round.ways).toEqual([
      { actor: 1, piece: 'p', stops: ['a', 'b', 'c'] },
      { actor: 2, piece: 'q', stops: ['a', 'b'] },
    ]);
    expect(round.elements).toEqual(['b', 'c']);
    expect(extend(round, step(0, moved('r', 'a', 'b')), [0]).ways.map(({ piece }) => piece)).toEqual(['r']);
  });

  it('starts over for a spectator when the same seat moves again', () => {
    let round = extend(NOTHING, step(0, moved('p', 'a', 'b')), []);
    round = extend(round, step(1, moved('q', 'a', 'b')), []);
    expect(round.ways).toHaveLength(2);
    expect(extend(round, step(0, moved('p', 'b', 'c')), []).ways).toHaveLength(1);
  });

  it('draws arrows only where both ends are on the board', () => {
    const places = new Map([['a', { x: 0, y: 0 }], ['b', { x: 100, y: 0 }]]);
    const round = extend(NOTHING, step(1, moved('p', 'a', 'b'), moved('q', 'a', 'seat:1'), moved('token:x', 'a', 'b')), [0]);
    expect(arrows(round, places).map(({ key }) => key)).toEqual(['p/0']);
  });
});
