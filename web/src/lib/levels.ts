/** The ladder of bots that a game has: as many levels as there is room for between a first game and the strongest play. */
import { t } from './texts.svelte';
import type { GameInfo } from './types';

/** A level by number and name, with its place on the game's scale where that was measured and there is room for it. */
export function levelName(game: GameInfo, level: number, rated: boolean): string {
  const index = game.levels.indexOf(level);
  const name = t('level-numbered', { number: level, name: t(game.level_names[index] ?? '') });
  const rating = game.ratings[index];
  return rated && rating ? t('level-rated', { name, rating }) : name;
}

/** Half-way up the ladder. */
export const middleLevel = (game: GameInfo): number => Math.floor((game.levels.length + 1) / 2);

/** Pleasant to begin with: a quarter of the way up. */
export const easyLevel = (game: GameInfo): number => 1 + Math.round((game.levels.length - 1) / 4);
