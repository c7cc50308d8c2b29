/** The service over HTTP. Every error becomes a Problem, which carries a sentence to show. */
import type { Created, GameInfo, Invitation, Invited, Lang, LuckReport, Phrase, Replay, Review, SeatPlan, Stake, TableInfo, Transfer, View } from './types';

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly phrase: Phrase,
  ) {
    super(code);
  }
}

async function ask<T>(address: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(address, init);
  } catch {
    throw new Problem(0, 'unreachable', { id: 'problem-unreachable', args: {} });
  }
  if (answer.ok) return (answer.headers.get('content-type') ?? '').includes('json') ? answer.json() : (answer.text() as T);
  let code = 'unknown';
  let phrase: Phrase = { id: 'problem-unknown', args: { status: answer.status } };
  try {
    const said = (await answer.json()) as { code?: string; message?: Phrase };
    code = said.code ?? code;
    phrase = said.message ?? phrase;
  } catch {
    // Not one of our own errors (a proxy, perhaps): the general sentence serves.
  }
  throw new Problem(answer.status, code, phrase);
}

const post = <T>(address: string, body: unknown = {}): Promise<T> =>
  ask<T>(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

let known: Promise<GameInfo[]> | null = null;

export const api = {
  games(): Promise<GameInfo[]> {
    known ??= ask<GameInfo[]>('/api/games').catch((failure: unknown) => {
      known = null;
      throw failure;
    });
    return known;
  },
  /** How a match with these options begins. */
  opening: (game: string, seats: number, options: Record<string, string>) =>
    ask<View>(`/api/games/${game}/opening?${new URLSearchParams({ seats: String(seats), ...options })}`),
  tables: () => ask<TableInfo[]>('/api/tables'),
  table: (table: string) => ask<TableInfo>(`/api/tables/${table}`),
  /** The service commits itself to a secret number before it learns anybody's share of the luck. */
  promise: () => post<{ commitment: string }>('/api/promise'),
  create: (game: string, options: Record<string, string>, seats: SeatPlan[], more: { seed?: string; luck?: Stake } = {}) =>
    post<Created>('/api/tables', { game, options, seats, ...more }),
  invited: (invite: string) => post<Invited>('/api/invited', { invite }),
  join: (invite: string, name: string, share?: string) => post<{ table: string }>('/api/join', { invite, name, share }),
  begin: (table: string) => post<unknown>(`/api/tables/${table}/begin`),
  concede: (table: string) => post<unknown>(`/api/tables/${table}/concede`),
  remove: (table: string) => ask<unknown>(`/api/tables/${table}`, { method: 'DELETE' }),
  /** A link to another device, with one's settings. */
  transfer: (settings: object) => post<Transfer>('/api/me/transfer', { settings }),
  receive: (token: string) => post<{ settings: Record<string, unknown> }>('/api/me/receive', { token }),
  deleteEverything: () => ask<unknown>('/api/me', { method: 'DELETE' }),
  invite: (table: string, seat: number) => post<Invitation>(`/api/tables/${table}/invite`, { seat }),
  seatBot: (table: string, seat: number, level: number) => post<unknown>(`/api/tables/${table}/bot`, { seat, level }),
  leave: (table: string) => post<unknown>(`/api/tables/${table}/leave`),
  comeBack: (table: string) => post<unknown>(`/api/tables/${table}/return`),
  rematch: (table: string, luck?: Stake) => post<Created>(`/api/tables/${table}/rematch`, { luck }),
  fork: (table: string, at: number, seat: number | null, luck?: Stake) => post<Created>(`/api/tables/${table}/fork`, { at, seat, luck }),
  luck: (table: string) => ask<LuckReport>(`/api/tables/${table}/luck`),
  review: (table: string) => ask<Review>(`/api/tables/${table}/review`),
  replay: (table: string, seat: number | null) => ask<Replay>(`/api/tables/${table}/replay${seat === null ? '' : `?seat=${seat}`}`),
  rules: (game: string, lang: Lang) => ask<string>(`/api/games/${game}/rules.${lang}.html`),
};
