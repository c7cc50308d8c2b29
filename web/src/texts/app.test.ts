import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const texts = import.meta.glob<string>(['./app.*.ftl', '../boards/*/text.*.ftl'], { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts', '!../lib/schema.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** `./app` and one `../boards/<game>/text` for each board that says something of its own. */
const stems = [...new Set(Object.keys(texts).map((path) => path.replace(/\.(en|it)\.ftl$/, '')))];
const source = (stem: string, lang: string) => texts[`${stem}.${lang}.ftl`] ?? '';
const ids = (stem: string, lang: string) => new FluentResource(source(stem, lang)).body.map((message) => message.id);
const variables = (text: string, id: string) => {
  const rest = text.slice(text.search(new RegExp(`^${id} =`, 'm')) + 1);
  const to = rest.search(/^[a-z#]/m);
  return [...new Set(rest.slice(0, to < 0 ? undefined : to).match(/\$\w+/g) ?? [])].sort();
};
const used = (path: string) => [...(sources[path] ?? '').matchAll(/\bt\(\s*'([\w-]+)'/g)].map((match) => match[1] ?? '');

describe.each(stems)('the words of %s', (stem) => {
  it('are there in both languages, with the same blanks to fill', () => {
    expect(ids(stem, 'en').length).toBeGreaterThan(0);
    expect(ids(stem, 'it')).toEqual(ids(stem, 'en'));
    expect(new Set(ids(stem, 'en')).size).toBe(ids(stem, 'en').length);
    for (const id of ids(stem, 'en')) expect([id, ...variables(source(stem, 'it'), id)]).toEqual([id, ...variables(source(stem, 'en'), id)]);
  });
});

describe('the words of the page', () => {
  it('are there for every sentence that a component says', () => {
    const known = new Set(ids('./app', 'en'));
    const said = Object.keys(sources).flatMap(used);
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((id) => !known.has(id))).toEqual([]);
  });

  it('has no sentence that nobody says', () => {
    const all = Object.values(sources).join('\n');
    const built = /^(level|speed|theme|option|layer)-/;
    expect(ids('./app', 'en').filter((id) => !built.test(id) && !all.includes(`'${id}'`))).toEqual([]);
  });
});

describe.each(stems.filter((stem) => stem !== './app'))('the words of %s', (stem) => {
  const folder = stem.replace(/text$/, '');
  const own = Object.entries(sources).filter(([path]) => path.startsWith(folder)).map(([, text]) => text).join('\n');

  it('carry the prefix that keeps them apart from the game’s own sentences', () => {
    expect(ids(stem, 'en').filter((id) => !/^(page|guide)-/.test(id))).toEqual([]);
  });

  it('are all said', () => {
    const said = (id: string) => own.includes(`'${id}'`) || own.includes(`name: '${id.replace(/^guide-/, '')}'`) || built(own, id);
    expect(ids(stem, 'en').filter((id) => !said(id))).toEqual([]);
  });
});

/** A sentence whose name is put together: `page-bag-${kind}`. */
function built(text: string, id: string): boolean {
  return [...text.matchAll(/`((?:page|guide)-[\w-]*)\$\{/g)].some((match) => id.startsWith(match[1] ?? '\0'));
}
