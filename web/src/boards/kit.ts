/** What a game's own folder under boards/ offers to the page. Everything but the board may be left out. */
import type { Component } from 'svelte';
import type { Preview } from '../lib/picker.svelte';
import type { Scene } from '../lib/film.svelte';
import type { Pointing } from '../lib/spot.svelte';
import type { Speaker } from '../lib/texts.svelte';
import type { BoardElement, View } from '../lib/types';
import type { LayerName } from '../stage/layers.svelte';
import type { Telling } from '../stage/lines';
import type { Round } from '../stage/trail';

/** What a board gets; most of it goes straight on to the stage: `<Stage {...props} …>`. */
export interface BoardProps<V extends View = View> {
  game: string;
  scene: Scene<V>;
  elements: BoardElement[];
  pointing: Pointing;
  preview: Preview | null;
  /** What happened since the viewer acted last. */
  round: Round;
  speaker: Speaker;
  /** The seats of this browser. */
  mine: readonly number[];
  /** The layers that are on. */
  layers: ReadonlySet<LayerName>;
  /** Nothing moves any more: what the scene leads to is all there is. */
  still: boolean;
  /** Tell how long the movement that has just begun will take. The stage does. */
  hold: (milliseconds: number) => void;
}

export interface SeatProps<V extends View = View> {
  view: V;
  seat: number;
  pointing: Pointing;
  speaker: Speaker;
  mine: readonly number[];
}

export interface BoardKit<V extends View = View> {
  Board: Component<BoardProps<V>>;
  /** What a seat holds, shown under its name. */
  Seat?: Component<SeatProps<V>>;
  /** A piece as a small picture inside a sentence; `thing` is the message that names it. */
  Icon?: Component<{ thing: string }>;
  layers?: readonly LayerName[];
  /** Which events the log tells in one paragraph with the deed before them. */
  telling?: Telling;
  /** Whether the board itself now offers the choices that have no place on it: the bar does not repeat them. */
  offers?: (view: V) => boolean;
  /** Choices that may be left to the advice of the bot: the message of a button while they last, else null. */
  delegate?: (view: V) => string | null;
}

/** A game's own way to choose some of its options, before the match. */
export interface SetUpProps {
  game: string;
  seats: number;
  speaker: Speaker;
  options: Record<string, string>;
  choose: (name: string, value: string) => void;
}

export interface SetUpKit {
  SetUp: Component<SetUpProps>;
  /** The options it asks for: the page does not ask for them again. */
  asks: readonly string[];
}

const setUps = import.meta.glob<SetUpKit>('./*/setup.ts');

export async function setUpFor(game: string): Promise<SetUpKit | null> {
  const load = setUps[`./${game}/setup.ts`];
  return load ? load() : null;
}

const kits = import.meta.glob<{ kit: BoardKit }>('./*/index.ts');

/** The board of a game, or the generic one. */
export async function kitFor(game: string): Promise<BoardKit> {
  const load = kits[`./${game}/index.ts`] ?? kits['./generic/index.ts'];
  if (!load) throw new Error('the generic board is missing');
  return (await load()).kit;
}
