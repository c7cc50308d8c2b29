import { expect, test } from 'vitest';
import { clearance } from './clearance';

const room = { left: 0, top: 50, right: 1000, bottom: 700 };
const panel = { left: 590, top: 400, right: 990, bottom: 690 };
const at = (x: number, y: number) => ({ left: x - 20, top: y - 20, right: x + 20, bottom: y + 20 });

test('a panel that hides nothing stays where it is', () => {
  expect(clearance(panel, room, [at(100, 100)])).toEqual({ x: 0, y: 0 });
});

test('it goes aside, or up, or both: to the first corner where nothing is hidden', () => {
  expect(clearance(panel, room, [at(700, 500)])).toEqual({ x: -580, y: 0 });
  expect(clearance(panel, room, [at(700, 500), at(200, 500)])).toEqual({ x: 0, y: -350 });
  expect(clearance(panel, room, [at(700, 500), at(200, 500), at(700, 150)])).toEqual({ x: -580, y: -350 });
});

test('where it hides something everywhere, it goes where that is least', () => {
  const things = [at(700, 500), at(200, 500), at(700, 150), { ...at(20, 150), right: 15 }];
  expect(clearance(panel, room, things)).toEqual({ x: -580, y: -350 });
});

test('on a phone, where it is as wide as the board, it only goes up', () => {
  const phone = { left: 0, top: 50, right: 360, bottom: 600 };
  const wide = { left: 11, top: 300, right: 349, bottom: 592 };
  expect(clearance(wide, phone, [at(180, 400)])).toEqual({ x: 0, y: -250 });
});
