/** Invite links of tables made here, kept for this visit only: the service itself does not know them any more. */
import { SvelteMap } from 'svelte/reactivity';

const KEY = 'isolario.invites';
const links = new SvelteMap<string, string>();

try {
  for (const [key, link] of Object.entries(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, string>))
    links.set(key, link);
} catch {
  // Nothing kept, then.
}

export const invites = {
  get: (table: string, seat: number): string | null => links.get(`${table}/${seat}`) ?? null,
  keep(table: string, seats: { seat: number; invite?: string | null }[]): void {
    for (const { seat, invite } of seats) if (invite) links.set(`${table}/${seat}`, `${location.origin}/join#${invite}`);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(links)));
    } catch {
      // They last as long as the page.
    }
  },
};
