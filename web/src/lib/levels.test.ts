import { beforeAll, describe, expect, it } from 'vitest';
import { easyLevel, levelName, middleLevel } from './levels';
import { learn } from './texts.svelte';
import type { GameInfo } from './types';

const ladder = (count: number): GameInfo =>
  ({
    levels: Array.from({ length: count }, (_, index) => index + 1),
    level_names: Array.from({ length: count }, (_, index) => (index === 0 ? 'level-1' : 'level-10')),
    ratings: Array.from({ length: count }, (_, index) => (index === 0 ? 1000 : null)),
  }) as unknown as GameInfo;

describe('the ladder of a game', () => {
  beforeAll(() => {
    learn('en/', 'level-1 = Cabin hand\nlevel-10 = Admiral\n');
    learn('page/en', 'level-numbered = { $number } · { $name }\nlevel-rated = { $name } · { $rating }\n');
  });

  it('names a level, with its rating where it is known and wanted', () => {
    expect(levelName(ladder(5), 1, true)).toMatch(/^1 · Cabin hand · 1,?000$/);
    expect(levelName(ladder(5), 1, false)).toBe('1 · Cabin hand');
    expect(levelName(ladder(5), 5, true)).toBe('5 · Admiral');
  });

  it('begins in the middle, or a quarter of the way up, however long it is', () => {
    expect([5, 6, 10].map((count) => middleLevel(ladder(count)))).toEqual([3, 3, 5]);
    expect([5, 6, 10].map((count) => easyLevel(ladder(count)))).toEqual([2, 2, 3]);
  });
});
