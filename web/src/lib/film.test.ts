import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Film } from './film.svelte';
import { settings } from './settings.svelte';
import type { Step, View } from './types';

const view = (number: number): View => ({ seats: 2, actor: 0, phase: 'play', scores: [number, 0], ranks: null, first: null, active: 0, pieces: {} });
const step = (number: number, actor = 0): Step => ({ actor, notation: '', events: [{ kind: 'x', args: {}, moves: [], elements: [] }], view: view(number) });

describe('a film', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = 'normal';
  });
  afterEach(() => vi.useRealTimers());

  it('shows one step after the other, then the end', async () => {
    const film = new Film();
    film.cut(view(0));
    film.run([step(1), step(2)], view(2));
    await vi.advanceTimersByTimeAsync(0);
    expect(film.scene?.view.scores[0]).toBe(1);
    expect(film.scene?.before?.scores[0]).toBe(0);
    await vi.advanceTimersByTimeAsync(400);
    expect(film.scene?.view.scores[0]).toBe(2);
    await vi.advanceTimersByTimeAsync(400);
    expect(film.left).toBe(0);
  });

  it('shows all steps as one where nothing moves', () => {
    settings.speed = 'off';
    const film = new Film();
    film.cut(view(0));
    film.run([step(1), step(2)], view(2));
    expect(film.still).toBe(true);
    expect(film.scene).toMatchObject({ before: view(0), view: view(2), pace: 0 });
    expect(film.scene?.events).toHaveLength(2);
  });

  it('gives a board the time it asks for, but not for ever', async () => {
    const film = new Film();
    film.cut(view(0));
    film.run([step(1), step(2)], view(2));
    film.hold(60_000);
    await vi.advanceTimersByTimeAsync(8900);
    expect(film.scene?.view.scores[0]).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(film.scene?.view.scores[0]).toBe(2);
  });

  it('lets calm people look longer', async () => {
    settings.speed = 'calm';
    const film = new Film();
    film.cut(view(0));
    film.run([step(1), step(2)], view(2));
    film.hold(60_000);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(film.scene?.view.scores[0]).toBe(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(film.scene?.view.scores[0]).toBe(2);
  });

  it('tells points only once the board has shown how they were won', async () => {
    const film = new Film();
    film.cut(view(0));
    film.run([step(3)], view(3));
    film.hold(1000);
    await vi.advanceTimersByTimeAsync(900);
    expect(film.scores[0]).toBe(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(film.scores[0]).toBe(3);
  });

  it('can be ended at once', async () => {
    const film = new Film();
    film.cut(view(0));
    film.run([step(1), step(2), step(3)], view(3));
    await vi.advanceTimersByTimeAsync(0);
    film.finish();
    expect(film.left).toBe(0);
    expect(film.scene?.view.scores[0]).toBe(3);
    await vi.advanceTimersByTimeAsync(5000);
    expect(film.scene?.view.scores[0]).toBe(3);
  });

  it('shows a step of the past again and comes back, also when something new happens meanwhile', async () => {
    const film = new Film();
    film.cut(view(5));
    film.again(view(1), step(2));
    await vi.advanceTimersByTimeAsync(0);
    expect(film.scene?.before?.scores[0]).toBe(1);
    expect(film.scene?.view.scores[0]).toBe(2);
    await vi.advanceTimersByTimeAsync(3000);
    expect(film.scene?.view.scores[0]).toBe(5);
    film.again(view(1), step(2));
    film.run([step(6)], view(6));
    expect(film.scene?.before?.scores[0]).toBe(5);
    expect(film.scene?.view.scores[0]).toBe(6);
  });

  it('shows a step of the past long enough to be seen, where nothing moves too', async () => {
    settings.speed = 'off';
    const film = new Film();
    film.cut(view(5));
    film.again(view(1), step(2));
    await vi.advanceTimersByTimeAsync(600);
    expect(film.scene?.view.scores[0]).toBe(2);
    await vi.advanceTimersByTimeAsync(200);
    expect(film.scene?.view.scores[0]).toBe(5);
  });

  it('keeps what happened since one acted, and forgets it then', async () => {
    const film = new Film(() => [0]);
    film.cut(view(0));
    const moved = { ...step(1, 1), events: [{ kind: 'x', args: {}, moves: [{ piece: 'p', source: 'a', target: 'b' }], elements: [] }] };
    film.run([moved], view(1));
    await vi.advanceTimersByTimeAsync(1000);
    expect(film.round.ways).toHaveLength(1);
    film.forget();
    expect(film.round.ways).toEqual([]);
  });

  it('says when there is much to catch up with, and does not show a whole game', () => {
    const film = new Film();
    film.cut(view(0));
    film.run(Array.from({ length: 20 }, (_, number) => step(number + 1)), view(20));
    expect(film.catchingUp).toBe(true);
    film.run(Array.from({ length: 80 }, (_, number) => step(number + 21)), view(100));
    expect(film.left).toBe(0);
    expect(film.scene?.view.scores[0]).toBe(100);
  });
});
