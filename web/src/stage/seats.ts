/** A seat is always colour, shape and initial together: blue circle, orange square, green triangle, purple diamond, red star. */

export const SEAT_LOOKS = 5;

/** Round the origin, within a radius of 16. */
export const seatShapes = [
  'M0-13.5A13.5 13.5 0 1 1 0 13.5 13.5 13.5 0 0 1 0-13.5z',
  'M-10-12h20a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2h-20a2 2 0 0 1-2-2v-20a2 2 0 0 1 2-2z',
  'M0-14.5 15 12a1.5 1.5 0 0 1-1.3 2.2H-13.7A1.5 1.5 0 0 1-15 12z',
  'M0-15.2 15.2 0 0 15.2-15.2 0z',
  'm0-15.5 4.3 9.9 10.7 1-8 7.2 2.3 10.5-9.3-5.5-9.3 5.5 2.3-10.5-8-7.2 10.7-1z',
] as const;

const baselines = [5.5, 5.5, 9.5, 5.5, 6];
const letterSizes = [15.5, 15.5, 13, 15.5, 13];

export const seatLook = (seat: number): number => ((seat % SEAT_LOOKS) + SEAT_LOOKS) % SEAT_LOOKS;
export const seatShape = (seat: number): string => seatShapes[seatLook(seat)] ?? seatShapes[0];
export const seatBaseline = (seat: number): number => baselines[seatLook(seat)] ?? 5.5;
export const seatLetterSize = (seat: number): number => letterSizes[seatLook(seat)] ?? 15.5;
export const seatInitial = (seat: number, name: string): string => ([...name.trim()][0] ?? String(seat + 1)).toUpperCase();
