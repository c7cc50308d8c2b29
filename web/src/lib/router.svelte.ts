/** Addresses of the page, with the history of the browser. */

import { untrack } from 'svelte';

export interface Place {
  name: 'home' | 'game' | 'new' | 'table' | 'replay' | 'luck' | 'join' | 'rules' | 'settings' | 'move' | 'guide' | 'lost';
  id: string;
  query: URLSearchParams;
  hash: string;
}

const patterns: [RegExp, Place['name']][] = [
  [/^\/$/, 'home'],
  [/^\/game\/([\w-]+)$/, 'game'],
  [/^\/new\/([\w-]+)$/, 'new'],
  [/^\/guide\/([\w-]+)$/, 'guide'],
  [/^\/table\/([\w-]+)$/, 'table'],
  [/^\/table\/([\w-]+)\/replay$/, 'replay'],
  [/^\/table\/([\w-]+)\/luck$/, 'luck'],
  [/^\/join$/, 'join'],
  [/^\/rules\/([\w-]+)$/, 'rules'],
  [/^\/settings$/, 'settings'],
  [/^\/move$/, 'move'],
];

export function parse(address: string): Place {
  const url = new URL(address, 'http://page');
  for (const [pattern, name] of patterns) {
    const found = pattern.exec(url.pathname);
    if (found) return { name, id: found[1] ?? '', query: url.searchParams, hash: decodeURIComponent(url.hash.slice(1)) };
  }
  return { name: 'lost', id: url.pathname, query: url.searchParams, hash: '' };
}

const here = () => location.pathname + location.search + location.hash;

class Router {
  place: Place = $state.raw(parse(here()));

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address);
    else if (address !== here()) history.pushState(null, '', address);
    // An effect that goes somewhere must not run again because of where it went.
    const before = untrack(() => this.place);
    const now = parse(address);
    this.place = now;
    if (before.name !== now.name || before.id !== now.id) scrollTo(0, 0);
  }

  /** Note a detail of the same page in its address (a position, a seat) without a new history entry. */
  note(address: string): void {
    history.replaceState(null, '', address);
  }

  /** Follow links of our own without leaving the page. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download')) return;
    const to = new URL(link.href, location.href);
    if (to.origin !== location.origin || to.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(to.pathname + to.search + to.hash);
  };

  start(): () => void {
    const back = () => (this.place = parse(here()));
    addEventListener('popstate', back);
    document.addEventListener('click', this.follow);
    return () => {
      removeEventListener('popstate', back);
      document.removeEventListener('click', this.follow);
    };
  }
}

export const router = new Router();
