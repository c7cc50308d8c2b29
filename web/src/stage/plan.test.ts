import { describe, expect, it } from 'vitest';
import type { GameEvent, View } from '../lib/types';
import { layout, type Places } from './places';
import { ghosts, plan, type Change } from './plan';

const at = (x: number, y = 0) => ({ x, y });
const ground: Places = new Map([['a', at(0)], ['b', at(100)], ['c', at(200)], ['bag', at(0, 300)]]);
const view = (pieces: Record<string, string>): View => ({ seats: 2, actor: 0, phase: 'play', scores: [0, 0], ranks: null, first: null, active: 0, pieces });
const event = (kind: string, ...moves: [string, string | null, string | null][]): GameEvent => ({
  kind,
  args: {},
  moves: moves.map(([piece, source, target]) => ({ piece, source, target })),
  elements: [],
});

function made(before: Record<string, string>, after: Record<string, string>, events: GameEvent[], more: Partial<Change> = {}) {
  const [was, is] = [layout(view(before), ground), layout(view(after), ground)];
  return plan({ before: view(before), after: view(after), events, was: was.places, is: is.places, drawnBefore: was.drawn, drawnAfter: is.drawn, pace: 100, ...more });
}

describe('the plan of a step', () => {
  it('lets pieces travel in the order of the moves, one after the other', () => {
    const { motions, hold } = made({ p: 'a', q: 'a' }, { p: 'b', q: 'c' }, [event('sow', ['p', 'a', 'b'], ['q', 'a', 'c'])]);
    expect(motions.map(({ id, kind }) => [id, kind])).toEqual([['p', 'travel'], ['q', 'travel']]);
    const [first, second] = motions.map(({ stops }) => stops[0]?.leaves ?? NaN);
    expect(first).toBe(0);
    expect(second).toBeGreaterThan(0);
    expect(hold).toBe(motions[1]?.stops[0]?.arrives);
    expect(motions[1]?.stops[0]?.place).toMatchObject({ x: 200, y: 0 });
  });

  it('shows every leg of a way of several, and ends where the piece lies', () => {
    const [motion] = made({ p: 'a' }, { p: 'c' }, [event('step', ['p', 'a', 'b']), event('pull', ['p', 'b', 'c'])]).motions;
    expect(motion?.stops.map(({ place }) => place?.x)).toEqual([100, 200]);
    expect(motion?.stops[1]?.leaves).toBeGreaterThanOrEqual(motion?.stops[0]?.arrives ?? NaN);
  });

  it('lets what only lies elsewhere wait for the event that shifts it', () => {
    const events = [event('step', ['p', 'a', 'b']), event('slide')];
    const slid = (effects: Change['effects']) => made({ p: 'a', q: 'a' }, { p: 'b', q: 'c' }, events, { effects }).motions.find(({ id }) => id === 'q')?.stops[0]?.leaves;
    expect(slid({ slide: { lasts: 2 } })).toBe(0);
    expect(slid({ slide: { lasts: 2, shifts: true } })).toBeGreaterThan(0);
  });

  it('draws what is lost into the whirlpool that takes it, while it turns', () => {
    const events = [{ ...event('swirl'), elements: ['b'] }, event('lost', ['p', 'a', null]), event('step', ['q', 'a', 'c'])];
    const shown = (effects: Change['effects']) => made({ p: 'a', q: 'a' }, { q: 'c' }, events, { effects });
    const { motions, cues } = shown({ swirl: { lasts: 4, pulls: true } });
    const [way] = motions.find(({ id }) => id === 'p')?.stops ?? [];
    expect(way?.place).toMatchObject({ x: 100, y: 0 });
    expect(way?.via.length).toBeGreaterThan(0);
    expect(way?.arrives).toBeLessThan((cues[0]?.start ?? 0) + (cues[0]?.lasts ?? 0));
    expect(motions.find(({ id }) => id === 'q')?.stops[0]?.place).toMatchObject({ x: 200, y: 0 });
    expect(shown({ swirl: { lasts: 4 } }).motions.find(({ id }) => id === 'p')?.stops[0]?.place).toBeNull();
  });

  it('brings a piece to ground that shifts afterwards, and lets it go with the ground', () => {
    const [was, is] = [new Map([['a', at(0)], ['b', at(100)]]), new Map([['a', at(0)], ['b', at(40)], ['p', at(40)]])];
    const { motions } = plan({
      before: view({ p: 'a' }), after: view({ p: 'b' }), events: [event('step', ['p', 'a', 'b']), event('slide')],
      was, is, drawnBefore: ['p'], drawnAfter: ['p'], pace: 100, effects: { slide: { lasts: 2, shifts: true } },
    });
    expect(motions[0]?.stops.map(({ place }) => place?.x)).toEqual([100, 40]);
  });

  it('lets tokens fly from where things were, as long as the ground has not shifted', () => {
    const [was, is] = [new Map([['a', at(100)]]), new Map([['a', at(40)]])];
    const { motions } = plan({
      before: view({}), after: view({}), events: [event('award', ['token:star', 'a', 'seat:0']), event('slide'), event('take', ['token:card', 'a', 'seat:1'])],
      was, is, drawnBefore: [], drawnAfter: [], pace: 100, effects: { slide: { lasts: 2, shifts: true } },
    });
    expect(motions.map(({ from }) => from.place?.x)).toEqual([100, 40]);
  });

  it('knows who enters, who leaves and what only flies', () => {
    const { motions } = made({ p: 'a' }, { q: 'b' }, [event('x', ['p', 'a', null], ['q', 'bag', 'b'], ['token:gem', 'a', 'seat:1'], ['card', 'hand', 'seat:0'])]);
    expect(motions.map(({ id, kind }) => [id, kind])).toEqual([['p', 'leave'], ['q', 'enter'], ['token:gem', 'fly'], ['card', 'fly']]);
    expect(motions[1]?.from.place).toMatchObject(at(0, 300));
    // A seat has no place on the stage: the page finds it.
    expect(motions[2]?.stops[0]).toMatchObject({ element: 'seat:1', place: null });
  });

  it('takes the difference of places for what no event moved', () => {
    const { motions } = made({ p: 'a', q: 'b' }, { p: 'b', r: 'c' }, []);
    expect(motions.map(({ id, kind, event }) => [id, kind, event])).toEqual([['p', 'travel', -1], ['r', 'enter', -1], ['q', 'leave', -1]]);
    expect(made({ p: 'a' }, { p: 'a' }, []).motions).toEqual([]);
  });

  it('lets another kind of event wait until the former has nearly arrived', () => {
    const { motions } = made({ p: 'a' }, { p: 'b' }, [event('sow', ['p', 'a', 'b']), event('take', ['token:x', 'b', 'seat:0']), event('take', ['token:y', 'c', 'seat:1'])]);
    const [sow, first, second] = motions.map(({ stops }) => stops[0] ?? { leaves: NaN, arrives: NaN });
    expect(first?.leaves).toBeGreaterThan((sow?.arrives ?? 0) / 2);
    expect(second?.leaves).toBeGreaterThan(first?.leaves ?? NaN);
    expect(second?.leaves).toBeLessThan(first?.arrives ?? NaN);
  });

  it('gives a board its effects, timed among the moves, and their sounds', () => {
    const effects = { sink: { lasts: 4, when: 'after', sound: 'splash' } } as const;
    const { cues, hold, sounds } = made({ p: 'a' }, { p: 'b' }, [event('sink', ['p', 'a', 'b']), event('rest')], { effects });
    expect(cues).toHaveLength(1);
    expect(cues[0]).toMatchObject({ kind: 'sink', start: 125, lasts: 400 });
    expect(hold).toBe(525);
    expect(sounds).toContainEqual({ at: 125, name: 'splash' });
  });

  it('never takes longer than five and a half steps for movements alone', () => {
    const many = Array.from({ length: 40 }, (_, index): [string, string, string] => [`p${index}`, 'a', 'c']);
    const before = Object.fromEntries(many.map(([piece]) => [piece, 'a']));
    const after = Object.fromEntries(many.map(([piece]) => [piece, 'c']));
    const { hold, motions } = made(before, after, [event('sow', ...many)]);
    expect(hold).toBeLessThanOrEqual(550.01);
    expect(motions).toHaveLength(40);
  });

  it('rings what changed where nothing may move', () => {
    const still = made({ p: 'a', q: 'b' }, { p: 'b', q: 'b' }, [event('x', ['p', 'a', 'b'], ['token:gem', 'c', 'seat:1'])], { pace: 0 });
    expect(still.motions).toEqual([]);
    expect(still.hold).toBe(0);
    expect(still.rings).toEqual(expect.arrayContaining(['p', 'seat:1']));
    // Somebody who only makes room is not ringed.
    expect(still.rings).not.toContain('q');
  });

  it('has nothing to show of a position without a past', () => {
    expect(made({}, { p: 'a' }, [], { before: null })).toEqual({ motions: [], cues: [], sounds: [], rings: [], hold: 0 });
  });

  it('lets a board say how long its moves take, and which way they go', () => {
    const effects = { sail: { lasts: 0, each: 8 } };
    const { motions, hold, cues } = made({ p: 'a' }, { p: 'c' }, [event('sail', ['p', 'a', 'c'])], { effects, ways: (_, from, to) => [{ x: (from.x + to.x) / 2, y: 50 }] });
    expect(hold).toBe(800);
    expect(cues).toEqual([]);
    expect(motions[0]?.stops[0]?.via).toEqual([{ x: 100, y: 50 }]);
  });

  it('asks the board for its manners', () => {
    const [motion] = made({ p: 'a' }, {}, [event('drown', ['p', 'a', null])], { manners: () => 'sink' }).motions;
    expect(motion?.manner).toBe('sink');
  });
});

describe('ghosts', () => {
  it('are the pieces a preview would move or bring; those that go are faded', () => {
    const [now, then] = [layout(view({ p: 'a', q: 'b', r: 'c' }), ground), layout(view({ p: 'b', q: 'b', s: 'a' }), ground)];
    const found = ghosts(now.places, now.drawn, then.places, then.drawn);
    expect(found.ghosts.sort()).toEqual(['p', 'q', 's']);
    expect([...found.leaving].sort()).toEqual(['p', 'q', 'r']);
  });
});
