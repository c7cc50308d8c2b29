/** What a game's folder says about its pictures (`boards/<game>/pictures.ts`): which match, and at which moments to look. */
import type { Page } from '@playwright/test';
import { me, type Seat } from '../e2e/people';

export const WIDTHS = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 } as const;
export type Width = keyof typeof WIDTHS;
export type Light = 'day' | 'night';
/** The moment at which most lies on the board: there one looks with other eyes, too, and measures how smoothly it moves. */
export const CROWDED = 'middle';

export interface Moment {
  /** `opening`, `middle`, `end` … */
  name: string;
  /** How many choices are made before in all, scattered but always the same; Infinity: to the end. Moments are in this order. */
  choices: number;
  /** What to do then, before the picture: pick a piece, point at something, switch a layer on. */
  then?: (page: Page) => Promise<void>;
}

export interface GamePictures {
  /** How many sit there: I and bots. */
  seats: number;
  /** How well the bots play; by default badly, which is quick. */
  level?: number;
  options: Record<string, string>;
  /** A word from which all luck follows. */
  seed: string;
  /** Which choices to prefer: patterns of how a notation begins, best first; else anything. */
  prefer?: string[];
  moments: Moment[];
}

/** Who sits there. */
export const seatsOf = ({ seats, level = 1 }: Pick<GamePictures, 'seats' | 'level'>): Seat[] => [
  me,
  ...['Maestro', 'Grecale', 'Libeccio', 'Ponente'].slice(0, seats - 1).map((name) => ({ kind: 'bot' as const, name, level })),
];
