import { describe, expect, it, vi } from 'vitest';
import { Picker } from './picker.svelte';
import { movedBetween } from './session.svelte';
import { current } from './settings.svelte';
import type { Choice, View } from './types';

const choice = (action: number, ...path: string[]): Choice => ({ action, notation: String(action), phrase: { id: 'action', args: {} }, path });
const view = (pieces: Record<string, string>): View => ({ seats: 2, actor: 0, phase: 'play', scores: [null, 3], ranks: null, first: null, active: 0, pieces });

describe('a picker', () => {
  const steps = [choice(1, 'boat', 'hex:1'), choice(2, 'boat', 'hex:2'), choice(3, 'whale', 'hex:1'), choice(4)];
  const fresh = () => {
    const play = vi.fn();
    const picker = new Picker(play, () => false, () => undefined);
    picker.offer(steps);
    return { picker, play };
  };

  it('says how each thing stands, before and after a pick, and when something else is offered', () => {
    const { picker } = fresh();
    const standing = () => ['boat', 'whale', 'hex:1', 'hex:2', 'hex:3'].map((element) => picker.state(element));
    expect(standing()).toEqual(['possible', 'possible', '', '', '']);
    picker.click('boat');
    expect(standing()).toEqual(['picked', 'again', 'possible', 'possible', '']);
    picker.cancel();
    expect(standing()).toEqual(['possible', 'possible', '', '', '']);
    // There is only one thing it can do: that is picked with it.
    picker.click('whale');
    expect(standing()).toEqual(['again', 'picked', 'picked', '', '']);
    picker.offer([choice(5, 'hex:3')]);
    expect(standing()).toEqual(['', '', '', '', 'possible']);
  });

  it('keeps the piece picked that has just moved, while it can go on', () => {
    const { picker, play } = fresh();
    picker.click('boat');
    picker.click('hex:2');
    expect(play).toHaveBeenCalledWith(steps[1]);
    picker.offer(steps, movedBetween(view({ boat: 'hex:0' }), view({ boat: 'hex:2' })));
    expect(picker.picked).toEqual(['boat']);
    expect([...picker.glowing.keys()]).toEqual(['hex:1', 'hex:2']);
    // What has no place, like ending the turn, stays at hand.
    expect(picker.buttons.map(({ action }) => action)).toEqual([4]);
    picker.click('hex:1');
    picker.offer([choice(4)], movedBetween(view({ boat: 'hex:2' }), view({ boat: 'hex:1' })));
    expect(picker.picked).toEqual([]);
  });

  it('lets go of it by a click elsewhere or Escape, and of what did not move', () => {
    const { picker } = fresh();
    picker.click('boat');
    picker.release();
    expect(picker.picked).toEqual([]);
    picker.click('boat');
    expect(picker.cancel()).toBe(true);
    expect(picker.cancel()).toBe(false);
    picker.click('boat');
    picker.click('hex:2');
    picker.offer(steps, new Set());
    expect(picker.picked).toEqual([]);
  });

  it('asks what a choice would do for whoever stays, not for whoever passes or is done', () => {
    vi.useFakeTimers();
    const asked = vi.fn();
    const picker = new Picker(() => undefined, () => false, asked);
    picker.offer([choice(1, 'a'), choice(2, 'b'), choice(3)]);
    picker.enter('a');
    picker.leave('a');
    picker.enter('b');
    vi.runAllTimers();
    expect(asked.mock.calls.map(([one]) => (one as Choice).action)).toEqual([2]);
    picker.enterChoice(choice(3));
    picker.leaveChoice(choice(3));
    picker.enter('a');
    picker.click('a');
    vi.runAllTimers();
    expect(asked).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});

describe('settings', () => {
  it('of an earlier release are understood', () => {
    expect(current({ theme: 'notte' as 'night' })).toEqual({ theme: 'night' });
    expect(current({ theme: 'auto' })).toEqual({ theme: 'auto' });
  });
});
