import { describe, expect, it } from 'vitest';
import * as hexes from './hexes';
import table from './hexes.json';

// The kernel writes this table and is tested against it too (tests/kernel/test_hexes.py).
describe('hexagons', () => {
  it('are the same as the kernel’s', () => {
    expect(hexes.DIRECTIONS).toEqual(table.directions);
    expect(hexes.DIRECTION_NAMES).toEqual(table.names);
    for (const { hex, neighbours, distance, rotated, centre } of table.hexes) {
      const here = hex as unknown as hexes.Hex;
      expect(hexes.DIRECTIONS.map((_, direction) => hexes.neighbour(here, direction))).toEqual(neighbours);
      expect(hexes.distance(here, [2, -1])).toBe(distance);
      expect(Array.from({ length: 6 }, (_, sixths) => hexes.rotate(here, sixths).map((value) => value + 0))).toEqual(rotated);
      expect(hexes.centre(here, 10).x).toBeCloseTo(centre[0] as number, 6);
      expect(hexes.centre(here, 10).y).toBeCloseTo(centre[1] as number, 6);
    }
    for (const { x, row, hex } of table.doubled) expect(hexes.fromDoubled(x, row)).toEqual(hex);
    expect(Array.from({ length: 6 }, (_, direction) => hexes.opposite(direction))).toEqual(table.opposites);
  });

  it('have their sides towards their neighbours', () => {
    for (const [direction, hex] of hexes.DIRECTIONS.entries()) {
      const [a, b] = hexes.side(direction, 10);
      const middle = hexes.centre(hex, 10);
      expect((a.x + b.x) / 2).toBeCloseTo(middle.x / 2);
      expect((a.y + b.y) / 2).toBeCloseTo(middle.y / 2);
    }
  });
});
