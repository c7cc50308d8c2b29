/** What travels between the service and the page (docs/protocol.md). */

export type Arg = string | number;

/** A sentence without words yet: a Fluent message and what fills it. */
export interface Phrase {
  id: string;
  args: Record<string, Arg>;
}

export interface GameEvent {
  kind: string;
  args: Record<string, Arg>;
}

export interface BoardElement {
  id: string;
  zone: string;
  phrase: Phrase;
}

export interface ScoreLine {
  phrase: Phrase;
  points: number;
  elements: string[];
}

/** The position as one viewer may see it. Boards know more about the view of their own game. */
export interface View {
  seats: number;
  actor: number;
  scores: number[];
  ranks?: number[] | null;
  phase?: string;
  [detail: string]: unknown;
}

export interface Choice {
  action: number;
  notation: string;
  phrase: Phrase;
  path: string[];
}

export interface Option {
  name: string;
  default: string;
  words: string[];
  number: [number, number | null] | null;
  items: string[];
  length: number;
}

export type Lang = 'en' | 'it';

export interface GameInfo {
  id: string;
  title: Record<Lang, string>;
  blurb: Record<Lang, string>;
  min_seats: number;
  max_seats: number;
  minutes: number;
  options: Option[];
  levels: number[];
  /** Whether seats see different things. */
  hidden?: boolean;
}

export interface SeatPlan {
  kind: 'me' | 'here' | 'bot' | 'open';
  name?: string;
  level?: number;
}

export interface Seat {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string;
  level?: number | null;
  online: boolean;
  /** A bot stands in for somebody who left. */
  away: boolean;
  mine: boolean;
}

export interface Step {
  actor: number;
  notation: string;
  events: GameEvent[];
  view: View;
}
