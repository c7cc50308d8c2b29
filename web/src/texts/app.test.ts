import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const texts = import.meta.glob<string>('./app.*.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts', '!../lib/schema.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const ids = (lang: string) => new FluentResource(texts[`./app.${lang}.ftl`] ?? '').body.map((message) => message.id);
const variables = (lang: string, id: string) => {
  const text = texts[`./app.${lang}.ftl`] ?? '';
  const from = text.search(new RegExp(`^${id} =`, 'm'));
  const rest = text.slice(from + 1);
  const to = rest.search(/^[a-z#]/m);
  return [...new Set(rest.slice(0, to < 0 ? undefined : to).match(/\$\w+/g) ?? [])].sort();
};

describe('the words of the page', () => {
  it('are there in both languages, with the same blanks to fill', () => {
    expect(ids('it')).toEqual(ids('en'));
    expect(new Set(ids('en')).size).toBe(ids('en').length);
    for (const id of ids('en')) expect([id, ...variables('it', id)]).toEqual([id, ...variables('en', id)]);
  });

  it('are there for every sentence that a component says', () => {
    const known = new Set(ids('en'));
    const used = Object.values(sources).flatMap((source) => [...source.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((match) => match[1] ?? ''));
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });

  it('has no sentence that nobody says', () => {
    const all = Object.values(sources).join('\n');
    const built = /^(level|speed|theme|option|guide-nomads)-/;
    expect(ids('en').filter((id) => !built.test(id) && !all.includes(`'${id}'`))).toEqual([]);
  });
});
