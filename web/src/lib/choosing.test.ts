import { describe, expect, it } from 'vitest';
import { buttons, candidates, glow, choiceFor, pick } from './choosing';
import type { Choice } from './types';

const choice = (action: number, ...path: string[]): Choice => ({
  action,
  notation: String(action),
  phrase: { id: 'action', args: {} },
  path,
});

const legal = [choice(1, 'pile:0', 'pile:1'), choice(2, 'pile:0', 'pile:7'), choice(3, 'card:2'), choice(4)];

describe('pointing at elements', () => {
  it('shows what can be pointed at first', () => {
    expect([...glow(legal, []).keys()]).toEqual(['pile:0', 'card:2']);
    expect(buttons(legal, []).map((found) => found.action)).toEqual([4]);
  });

  it('narrows', () => {
    const first = pick(legal, [], 'pile:0');
    expect(first).toEqual({ picked: ['pile:0'], play: null });
    expect(candidates(legal, first.picked).map((found) => found.action)).toEqual([1, 2]);
    expect([...glow(legal, first.picked).keys()]).toEqual(['pile:1', 'pile:7']);
    expect(pick(legal, first.picked, 'pile:7').play?.action).toBe(2);
  });

  it('plays the only one left without asking for the rest of its path', () => {
    expect(pick([choice(5, 'a', 'b', 'c'), choice(6, 'd')], [], 'a')).toEqual({
      picked: ['a', 'b', 'c'],
      play: expect.objectContaining({ action: 5 }) as Choice,
    });
  });

  it('starts afresh at another first element, and lets go of the same one', () => {
    expect(pick(legal, ['pile:0'], 'card:2').play?.action).toBe(3);
    expect(pick([...legal, choice(7, 'pile:3', 'x'), choice(8, 'pile:3', 'y')], ['pile:0'], 'pile:3').picked).toEqual(['pile:3']);
    expect(pick(legal, ['pile:0'], 'pile:0')).toEqual({ picked: [], play: null });
  });

  it('ignores what leads nowhere', () => {
    expect(pick(legal, [], 'tile:9')).toEqual({ picked: [], play: null });
  });

  it('offers a button where a path ends and another goes on', () => {
    const both = [choice(1, 'a'), choice(2, 'a', 'b')];
    const picked = pick(both, [], 'a').picked;
    expect(buttons(both, picked).map((found) => found.action)).toEqual([1]);
    expect([...glow(both, picked).keys()]).toEqual(['b']);
  });

  it('keeps the buttons without a place in sight, whatever is picked', () => {
    expect(buttons(legal, ['pile:0']).map((found) => found.action)).toEqual([4]);
  });

  it('knows what an element means alone', () => {
    expect(choiceFor(legal, [], 'pile:0')).toBeNull();
    expect(choiceFor(legal, ['pile:0'], 'pile:1')?.action).toBe(1);
    expect(choiceFor(legal, ['pile:0'], 'card:2')?.action).toBe(3);
  });
});
