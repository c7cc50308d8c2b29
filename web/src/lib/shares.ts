/** One's own share of the luck: made here, and remembered so that the luck page can find it among the others. */
import { api } from './api';
import type { Stake } from './types';

const KEY = 'isolario.shares';
const MOST = 300;

export interface KeptShare {
  share: string;
  /** What the service had promised when the share was given. */
  commitment: string;
}

export function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function kept(): Record<string, KeptShare> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, KeptShare>;
  } catch {
    return {};
  }
}

export const shareOf = (table: string): KeptShare | null => kept()[table] ?? null;

export function keepShare(table: string, share: KeptShare): void {
  const all = Object.entries(kept()).filter(([key]) => key !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...all.slice(-MOST), [table, share]])));
  } catch {
    // The check on the luck page then has nothing to compare with.
  }
}

/** The service promises its part first; only then it learns ours. Without a promise the table opens without a share. */
export async function stake(): Promise<Stake | undefined> {
  try {
    const { commitment } = await api.promise();
    return { commitment, share: newShare() };
  } catch {
    return undefined;
  }
}

/** Open a table with a share of one's own in its luck. */
export async function withShare<T extends { table: string }>(open: (luck?: Stake) => Promise<T>): Promise<T> {
  const luck = await stake();
  const made = await open(luck);
  if (luck) keepShare(made.table, luck);
  return made;
}
