/** The islands of the home chart: each is in the folder of its game, and says where it lies. */
import type { Component } from 'svelte';

/** In percent of the chart; `width` of the island too. Wide windows and tall ones have room in different places. */
export interface IslandPlace {
  wide: { x: number; y: number; width: number };
  tall: { x: number; y: number; width: number };
}

export interface Island {
  default: Component;
  /** The outline, in a box of 400 by 300: the waters round it follow it. */
  coast: string;
  place: IslandPlace;
}

// They are small, and Home is what everybody sees first: all of them come with the first load.
const islands = import.meta.glob<Island>('./*/Island.svelte', { eager: true });

export const islandOf = (game: string): Island | undefined => islands[`./${game}/Island.svelte`];

/** Where a game lies that brings no island of its own. */
export const ELSEWHERE: IslandPlace = { wide: { x: 82, y: 78, width: 15 }, tall: { x: 84, y: 74, width: 22 } };

export const placeOf = (game: string): IslandPlace => islandOf(game)?.place ?? ELSEWHERE;

/** The order in which one sails: the northern row from west to east, then the southern one, games from elsewhere last. */
export function sailing(a: string, b: string): number {
  const key = (game: string) => {
    const { x, y } = placeOf(game).wide;
    return (islandOf(game) ? 0 : 1e6) + (y < 50 ? 0 : 1000) + x;
  };
  return key(a) - key(b);
}
