/** Every sentence that the page says is whole: the message exists in both languages and every place in it is filled. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const service = join(process.cwd(), '../src/isolario');

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts', '!../lib/schema.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const texts = import.meta.glob<string>(['./app.*.ftl', '../boards/*/text.*.ftl'], { query: '?raw', import: 'default', eager: true });
// What the service sends: the same files that the terminal uses.
const rooms = readdirSync(join(service, 'games')).map((room) => `games/${room}`);
for (const folder of ['kernel', 'bots', 'server', ...rooms])
  for (const lang of ['en', 'it']) {
    const file = `${folder}/text.${lang}.ftl`;
    if (existsSync(join(service, file))) texts[file] = readFileSync(join(service, file), 'utf-8');
  }

/** What a piece of the page may say: the house's sentences, and those of its game if it is part of a board. */
function bundle(lang: string, game: string | null): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false, functions: { ICON: () => '' } });
  for (const [path, text] of Object.entries(texts)) {
    const room = /(?:boards|games)\/(\w+)\/text/.exec(path)?.[1];
    if (path.endsWith(`.${lang}.ftl`) && (room === undefined || room === game)) made.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return made;
}

interface Said {
  id: string;
  /** The names of what fills it; null where only a run knows them. */
  given: string[] | null;
}

/** The keys of an object as it is written: `{ seat: x, other }`; null for `{ ...rest }` or a name. */
function keys(written: string | undefined): string[] | null {
  if (written === undefined) return [];
  if (!written.startsWith('{') || written.includes('...')) return null;
  const found: string[] = [];
  let depth = 0;
  let part = '';
  for (const char of written.slice(1)) {
    if ('({['.includes(char)) depth += 1;
    if (')}]'.includes(char)) depth -= 1;
    if ((char === ',' && depth === 0) || depth < 0) {
      const key = /^\s*(\w+)/.exec(part)?.[1];
      if (key) found.push(key);
      part = '';
      if (depth < 0) break;
    } else part += char;
  }
  return found;
}

/** The argument that begins at `from`, up to its closing bracket. */
function argument(text: string, from: number): string | undefined {
  const rest = /^\s*,\s*/.exec(text.slice(from));
  if (!rest) return undefined;
  let depth = 0;
  const begin = from + rest[0].length;
  for (let at = begin; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if ('({['.includes(char)) depth += 1;
    if (')}]'.includes(char)) depth -= 1;
    if (depth < 0 || (depth === 0 && char === '}')) return text.slice(begin, depth < 0 ? at : at + 1);
  }
  return undefined;
}

function said(text: string): Said[] {
  const found: Said[] = [];
  for (const match of text.matchAll(/\b(?:t|say)\(\s*'([a-z][\w-]*)'/g))
    found.push({ id: match[1] ?? '', given: keys(argument(text, match.index + match[0].length)) });
  for (const match of text.matchAll(/\{\s*id: '([a-z][\w-]*)',\s*args: /g))
    found.push({ id: match[1] ?? '', given: keys(argument(`,${text.slice(match.index + match[0].length)}`, 0)) });
  return found;
}

describe.each(['en', 'it'])('in %s', (lang) => {
  it('every sentence of every page and board is whole', () => {
    const wrong: string[] = [];
    let count = 0;
    for (const [path, text] of Object.entries(sources)) {
      const game = /boards\/(\w+)\//.exec(path)?.[1] ?? null;
      const words = bundle(lang, game);
      for (const { id, given } of said(text)) {
        count += 1;
        const message = words.getMessage(id);
        if (!message?.value) {
          wrong.push(`${path}: there is no message ${id}`);
          continue;
        }
        if (given === null) continue;
        const errors: Error[] = [];
        const filled = Object.fromEntries([['you', 'other'], ...given.map((key) => [key, 1] as const)]) as Record<string, string | number>;
        const text = words.formatPattern(message.value, filled, errors);
        for (const error of errors) wrong.push(`${path}: ${id}: ${error.message}`);
        if (text.includes('{')) wrong.push(`${path}: ${id}: ${text}`);
      }
    }
    expect(count).toBeGreaterThan(250);
    expect(wrong).toEqual([]);
  });
});
