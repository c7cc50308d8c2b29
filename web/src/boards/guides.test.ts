import { FluentResource } from '@fluent/bundle';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepProgress, progressOf, type Guide } from './guides';
import { seedOf } from './seed';

const guides = import.meta.glob<{ guide: Guide }>('./*/guide.ts', { eager: true });
const texts = import.meta.glob<string>('./*/text.en.ftl', { query: '?raw', import: 'default', eager: true });

describe.each(Object.entries(guides))('%s', (path, { guide }) => {
  it('is eight to twelve steps long, each with a sentence of its own', () => {
    const said = new Set(new FluentResource(texts[path.replace('guide.ts', 'text.en.ftl')] ?? '').body.map(({ id }) => id));
    expect(guide.steps.length).toBeGreaterThanOrEqual(8);
    expect(guide.steps.length).toBeLessThanOrEqual(12);
    expect(new Set(guide.steps.map(({ name }) => name)).size).toBe(guide.steps.length);
    expect(guide.steps.filter(({ name }) => !said.has(`guide-${name}`))).toEqual([]);
  });

  it('has its luck from a word', () => {
    expect(seedOf(guide.seed)).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('the progress of a guide', () => {
  beforeEach(() => localStorage.clear());

  it('is kept by game until it is finished', () => {
    keepProgress('nomads', { table: 'abc', step: 3 });
    keepProgress('stromboli', { table: 'def', step: 1 });
    keepProgress('nomads', { table: 'abc', step: 4 });
    expect(progressOf('nomads')).toEqual({ table: 'abc', step: 4 });
    keepProgress('nomads', null);
    expect(progressOf('nomads')).toBeNull();
    expect(progressOf('stromboli')?.step).toBe(1);
  });
});
