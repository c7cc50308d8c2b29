import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from './settings.svelte';
import { learn, Speaker } from './texts.svelte';

describe('a speaker', () => {
  beforeEach(() => {
    learn('en/', 'seat-name = Player { $number }\n');
    learn('page/en', '');
    learn('en/demo', 'event-take = { $seat } takes { $one } from { $space }.\ntile-whale = Whale\n    .one = a Whale\n');
    learn('it/', 'seat-name = Giocatore { $number }\n');
    learn('page/it', '');
    learn('it/demo', 'event-take = { $seat } prende { $one } da { $space }.\ntile-whale = Balena\n    .one = una Balena\n');
    settings.language = 'en';
  });

  const speaker = new Speaker(
    () => 'demo',
    () => ['Ada'],
  );
  const phrase = { id: 'event-take', args: { seat: '#0', one: '@tile-whale.one', space: 'C' } };

  it('fills in names of seats and of things', () => {
    expect(speaker.phrase(phrase)).toBe('Ada takes a Whale from C.');
    expect(speaker.say('event-take', { ...phrase.args, seat: '#1' })).toBe('Player 2 takes a Whale from C.');
  });

  it('tells where seats and things stand in a sentence', () => {
    expect(speaker.parts(phrase)).toEqual([
      { text: 'Ada', seat: 0 },
      { text: ' takes ' },
      { text: 'a Whale', thing: 'tile-whale.one' },
      { text: ' from C.' },
    ]);
  });

  it('changes its language at once', () => {
    settings.language = 'it';
    expect(speaker.phrase(phrase)).toBe('Ada prende una Balena da C.');
  });

  it('says the id of what nobody wrote', () => {
    expect(speaker.say('event-unknown')).toBe('event-unknown');
  });
});
