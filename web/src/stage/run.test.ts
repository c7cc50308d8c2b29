import { describe, expect, it } from 'vitest';
import { toScreen } from './camera';
import { glides } from './run';

describe('a glide', () => {
  it('begins where everything was seen, and ends where it is drawn', () => {
    const [from, to] = [{ k: 0.5, x: 10, y: 20 }, { k: 2, x: -300, y: 40 }];
    const [first, last] = glides(from, to);
    const [x = 0, y = 0, scale = 0] = String(first?.transform).match(/-?[\d.]+/g)?.map(Number) ?? [];
    for (const point of [{ x: 0, y: 0 }, { x: 70, y: -90 }]) {
      const drawn = toScreen(to, point);
      expect({ x: drawn.x * scale + x, y: drawn.y * scale + y }).toEqual(toScreen(from, point));
    }
    expect(last?.transform).toBe('none');
  });
});
