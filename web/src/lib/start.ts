import { api } from './api';
import { invites } from './invites.svelte';
import { easyLevel } from './levels';
import { settings } from './settings.svelte';
import { withShare } from './shares';
import { t } from './texts.svelte';
import type { GameInfo, SeatPlan } from './types';

/** One click: me and two bots that are pleasant to begin with. Gives the table's id. */
export async function playNow(game: GameInfo): Promise<string> {
  const seats = Math.max(game.min_seats, Math.min(3, game.max_seats));
  const plan: SeatPlan[] = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'me', name: myName() } : { kind: 'bot', level: easyLevel(game) },
  );
  return createTable(game.id, {}, plan);
}

export async function createTable(game: string, options: Record<string, string>, seats: SeatPlan[]): Promise<string> {
  const made = await withShare((luck) => api.create(game, options, seats, { luck }));
  invites.keep(made.table, made.seats);
  return made.table;
}

export const myName = (): string => settings.name.trim() || t('name-you');
