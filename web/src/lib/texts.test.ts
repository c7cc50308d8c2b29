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

  it('draws a thing where a sentence has its icon, and says nothing there in plain words', () => {
    learn('en/cards', 'event-pay = { $seat } pays { ICON("card", $colour) }{ $number } { $colour } and { ICON("tile-draw", $number) }a tile.\n');
    const cards = new Speaker(() => 'cards', () => ['Ada']);
    const pay = { id: 'event-pay', args: { seat: '#0', colour: 'blue', number: 2 } };
    expect(cards.phrase(pay)).toBe('Ada pays 2 blue and a tile.');
    expect(cards.parts(pay).filter((part) => part.thing)).toEqual([{ text: '', thing: 'card-blue' }, { text: '', thing: 'tile-draw-2' }]);
    expect(cards.phrase(pay)).toBe('Ada pays 2 blue and a tile.');
  });

  it('changes its language at once', () => {
    settings.language = 'it';
    expect(speaker.phrase(phrase)).toBe('Ada prende una Balena da C.');
  });

  it('speaks to whoever is called nothing but “you”, and of everybody else in the third person', () => {
    learn('page/en', 'name-you = You\n');
    learn('page/it', 'name-you = Tu\n');
    learn('en/rob', 'event-rob = { $you ->\n    [seat] { $seat } take a card from { $victim }.\n    [victim] { $seat } takes a card from you.\n   *[other] { $seat } takes a card from { $victim }.\n}\n');
    learn('it/rob', 'event-rob = { $you ->\n    [seat] Prendi una carta a { $victim }.\n    [victim] { $seat } ti prende una carta.\n   *[other] { $seat } prende una carta a { $victim }.\n}\n');
    const names = ['You', 'Bea'];
    const say = (speaker: Speaker, seat: number, victim: number) => speaker.say('event-rob', { seat: `#${seat}`, victim: `#${victim}` });
    const mine = new Speaker(() => 'rob', () => names, () => [0]);
    expect(say(mine, 0, 1)).toBe('You take a card from Bea.');
    expect(say(mine, 1, 0)).toBe('Bea takes a card from you.');
    settings.language = 'it';
    expect(say(mine, 0, 1)).toBe('Prendi una carta a Bea.');
    expect(say(mine, 1, 0)).toBe('Bea ti prende una carta.');
    // The name they gave when they sat down follows the language too.
    expect(mine.seat(0)).toBe('Tu');
    settings.language = 'en';
    expect(say(new Speaker(() => 'rob', () => ['Ada', 'Bea'], () => [0]), 0, 1)).toBe('Ada takes a card from Bea.');
    expect(say(new Speaker(() => 'rob', () => names, () => [0, 1]), 0, 1)).toBe('You takes a card from Bea.');
  });

  it('says the id of what nobody wrote', () => {
    expect(speaker.say('event-unknown')).toBe('event-unknown');
  });
});
