import { describe, expect, it } from 'vitest';
import { scrollTo } from './sight';

const window = { top: 0, bottom: 500 };
const at = (top: number, height = 50) => ({ top, bottom: top + height });

describe('what can be chosen comes into sight', () => {
  it('moves nothing that is seen already, or where there is nothing to see', () => {
    expect(scrollTo([at(10), at(400)], window)).toBe(0);
    expect(scrollTo([], window)).toBe(0);
  });
  it('goes as far down or up as is needed to see everything', () => {
    expect(scrollTo([at(300), at(520)], window)).toBe(70);
    expect(scrollTo([at(-120), at(40)], window)).toBe(-120);
  });
  it('leaves things alone that do not fit, while one of them is seen', () => {
    expect(scrollTo([at(20), at(900)], window)).toBe(0);
    expect(scrollTo([at(-300), at(700)], window)).toBe(-300);
    expect(scrollTo([at(600, 800)], window)).toBe(600);
  });
});
