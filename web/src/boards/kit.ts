/** What a game's own folder under boards/ offers to the page. Everything but the board may be left out. */
import type { Component } from 'svelte';
import type { Preview } from '../lib/picker.svelte';
import type { Scene } from '../lib/film.svelte';
import type { Pointing } from '../lib/spot.svelte';
import type { Speaker } from '../lib/texts.svelte';
import type { BoardElement, View } from '../lib/types';

export interface BoardProps {
  scene: Scene;
  elements: BoardElement[];
  pointing: Pointing;
  preview: Preview | null;
  speaker: Speaker;
  /** The seats of this browser. */
  mine: number[];
  /** Tell how long the movement that has just begun will take. */
  hold: (milliseconds: number) => void;
}

export interface SeatProps {
  view: View;
  seat: number;
  pointing: Pointing;
  speaker: Speaker;
}

export interface BoardKit {
  Board: Component<BoardProps>;
  /** What a seat holds, shown under its name. */
  Seat?: Component<SeatProps>;
  /** A piece as a small picture inside a sentence; `thing` is the message that names it. */
  Icon?: Component<{ thing: string }>;
  /** The rule to open the rulebook at. */
  rule?: (view: View) => string;
  /** The action somebody seems to want who points at an element that cannot be chosen: the refusal names the rule. */
  attempt?: (element: string, view: View) => number | null;
}

const kits = import.meta.glob<{ kit: BoardKit }>('./*/index.ts');

/** The board of a game, or the generic one. */
export async function kitFor(game: string): Promise<BoardKit> {
  const load = kits[`./${game}/index.ts`] ?? kits['./generic/index.ts'];
  if (!load) throw new Error('the generic board is missing');
  return (await load()).kit;
}
