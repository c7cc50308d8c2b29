import { describe, expect, it } from 'vitest';
import { closerFor, FINGER, under, type Meaning } from './finger';

/** Squares of a size side by side, named by their number; `gap` pixels apart. */
const row = (size: number, gap = 0): Meaning => ({ x, y }) => {
  const number = Math.floor(x / (size + gap));
  return y >= 0 && y < size && x - number * (size + gap) < size ? String(number) : undefined;
};

describe('a finger', () => {
  it('is content with what is as wide as itself, wherever it meets it', () => {
    expect(closerFor({ x: 20, y: 20 }, 6, row(FINGER + 2))).toBe(1);
    expect(closerFor({ x: 3, y: 38 }, 6, row(FINGER + 2))).toBe(1);
  });

  it('comes as much closer as it must', () => {
    const factor = closerFor({ x: 9, y: 9 }, 6, row(18)) ?? 0;
    expect(factor * 18).toBeGreaterThanOrEqual(FINGER);
    expect(factor * 18).toBeLessThan(FINGER * 2);
  });

  it('cannot come close enough to what is too small, or covered', () => {
    expect(closerFor({ x: 9, y: 9 }, 1.5, row(18))).toBeNull();
    expect(closerFor({ x: 9, y: 9 }, 1, row(18))).toBeNull();
    // A thin rim is all that shows of it.
    const covered: Meaning = ({ x, y }) => (Math.hypot(x, y) < 30 ? 'settler' : Math.hypot(x, y) < 33 ? 'slot' : undefined);
    expect(closerFor({ x: 31, y: 0 }, 6, covered)).toBeNull();
    expect(closerFor({ x: 0, y: 0 }, 6, covered)).toBe(1);
  });

  it('meets all that lies under it, one over the other too', () => {
    expect(under({ x: 20, y: 9 }, (point) => [row(18)(point) ?? [], 'sea'].flat()).sort()).toEqual(['0', '1', '2', 'sea']);
  });
});
