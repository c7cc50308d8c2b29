import { describe, expect, it } from 'vitest';
import type { GameEvent, LogLine } from '../lib/types';
import { touched, turnsOf } from './lines';

const event = (kind: string): GameEvent => ({ kind, args: {}, moves: [{ piece: 'token:x', source: 'bag', target: 'hex:1' }], elements: ['seat:0'] });
const line = (actor: number, ...kinds: string[]): LogLine => ({ actor, notation: '', events: kinds.map(event) });
const told = (log: LogLine[], shown = 100) => turnsOf(log, shown).map(({ actor, paragraphs }) => [actor, paragraphs.flat().map(({ entries }) => `${entries[0]?.event.kind}×${entries.length}`)]);

describe('the log', () => {
  it('keeps a turn together, luck included', () => {
    expect(told([line(0, 'move'), line(-1, 'draw'), line(0, 'take'), line(1, 'move')])).toEqual([[0, ['move×1', 'draw×1', 'take×1']], [1, ['move×1']]]);
  });

  it('tells a deed, what others answer and what follows from it as one paragraph', () => {
    const log = [line(0, 'raise'), line(1, 'pray', 'lava'), line(-1, 'sink'), line(1, 'rescue'), line(0, 'move'), line(1, 'move')];
    const turns = turnsOf(log, 100, { answers: ['pray', 'rescue'], follows: ['lava', 'sink'] });
    const kinds = turns.map(({ actor, paragraphs }) => [actor, ...paragraphs.map((groups) => groups.map(({ entries }) => entries[0]?.event.kind).join(' '))]);
    expect(kinds).toEqual([[0, 'raise pray lava sink rescue', 'move'], [1, 'move']]);
  });

  it('tells three and more of one kind in a row as one, over several steps', () => {
    expect(told([line(-1, 'lay', 'lay'), line(-1, 'lay', 'lay', 'begin', 'go', 'go')])).toEqual([[-1, ['lay×4', 'begin×1', 'go×1', 'go×1']]]);
  });

  it('does not mix up what several seats do', () => {
    const takes = (seat: string): GameEvent => ({ ...event('take'), args: { seat } });
    const log: LogLine = { actor: 0, notation: '', events: ['#0', '#0', '#0', '#1', '#2', '#1'].map(takes) };
    expect(told([log])).toEqual([[0, ['take×3', 'take×1', 'take×1', 'take×1']]]);
  });

  it('shows only the end of a long one', () => {
    expect(told([line(0, 'a'), line(1, 'b'), line(0, 'c')], 1)).toEqual([[0, ['c×1']]]);
  });

  it('knows what a line is about', () => {
    expect(touched(event('x'))).toEqual(['seat:0', 'bag', 'hex:1']);
  });
});
