/**
 * Sentences. The words of the page are in texts/app.*.ftl, those of a board in its folder; the kernel's and the games' come
 * from the service, the same files that the terminal uses. Everything follows the language of the settings at once.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import { settings } from './settings.svelte';
import type { Arg, Lang, Phrase } from './types';

const pageTexts = import.meta.glob<string>('../texts/app.*.ftl', { query: '?raw', import: 'default' });
const boardTexts = import.meta.glob<string>('../boards/*/text.*.ftl', { query: '?raw', import: 'default' });

const sources = new SvelteMap<string, string>();
const asked = new Set<string>();

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  // A game of a single file brings no sentences; the kernel's serve.
  if (answer.status === 404) return '';
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** Ask for a text once; true as soon as it is here. */
export async function load(lang: Lang, game = ''): Promise<void> {
  const key = `${lang}/${game}`;
  if (asked.has(key)) return;
  asked.add(key);
  try {
    if (game) {
      const board = boardTexts[`../boards/${game}/text.${lang}.ftl`];
      const [room, own] = await Promise.all([fetchText(`/api/games/${game}/text.${lang}.ftl`), board ? board() : '']);
      sources.set(`board/${key}`, own);
      sources.set(key, room);
    } else {
      const page = pageTexts[`../texts/app.${lang}.ftl`];
      if (page) sources.set(`page/${lang}`, await page());
      sources.set(key, await fetchText(`/api/text/${lang}.ftl`));
    }
  } catch {
    asked.delete(key);
  }
}

/** For tests and for texts that are already here. */
export function learn(key: string, text: string): void {
  sources.set(key, text);
  asked.add(key);
}

// Marks round filled-in names while Fluent builds a sentence, so that they can be found again: private-use characters.
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';
const marked = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`);

let marking = false;
/** `{ ICON("card", $colour) }` in a message: the board's picture of `card-blue`; in plain words nothing. */
const ICON = (words: FluentValue[]): string =>
  marking ? `${OPEN}@${words.map((word) => String(word instanceof FluentNumber ? word.valueOf() : word)).join('-')}${MIDDLE}${CLOSE}` : '';

const made = new Map<string, { texts: (string | undefined)[]; bundle: FluentBundle }>();

function bundleOf(lang: Lang, game: string): FluentBundle {
  const own = game ? [sources.get(`${lang}/${game}`), sources.get(`board/${lang}/${game}`)] : [];
  const texts = [sources.get(`${lang}/`), sources.get(`page/${lang}`), ...own];
  const key = `${lang}/${game}`;
  const known = made.get(key);
  if (known && known.texts.every((text, index) => text === texts[index])) return known.bundle;
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: { ICON } });
  for (const text of texts) if (text) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  made.set(key, { texts, bundle });
  return bundle;
}

/** What the page calls somebody who has given no name, in each of its languages. */
const YOU = ['you', 'tu'];

/** A run of a sentence: plain words, a seat's name, or the name of a thing that a board may draw. */
export interface Part {
  text: string;
  seat?: number;
  thing?: string;
}

export class Speaker {
  constructor(
    private readonly game: () => string = () => '',
    private readonly names: () => string[] = () => [],
    private readonly mine: () => readonly number[] = () => [],
  ) {}

  /** The seat that is spoken to: mine, alone at this screen, and called nothing but "you". */
  private get you(): number | null {
    const [seat, ...more] = this.mine();
    if (seat === undefined || more.length) return null;
    return YOU.includes((this.names()[seat] ?? '').toLowerCase()) ? seat : null;
  }

  // Until the texts of a newly chosen language have come, the other one goes on speaking.
  private get bundle(): FluentBundle {
    const game = this.game();
    const wanted = settings.language;
    const other = wanted === 'it' ? 'en' : 'it';
    const known = (lang: Lang) => sources.has(`page/${lang}`) && sources.has(`${lang}/`) && (!game || sources.has(`${lang}/${game}`));
    return bundleOf(!known(wanted) && known(other) ? other : wanted, game);
  }

  has(id: string): boolean {
    const [name = '', attribute] = id.split('.');
    const message = this.bundle.getMessage(name);
    return Boolean(attribute ? message?.attributes[attribute] : message?.value);
  }

  say(id: string, args: Record<string, Arg> = {}): string {
    return this.format(id, args, false);
  }

  phrase(phrase: Phrase): string {
    return this.say(phrase.id, phrase.args);
  }

  /** The sentence in runs, so that seats and pieces can be drawn inside it. */
  parts(phrase: Phrase): Part[] {
    const runs: Part[] = [];
    for (const piece of this.format(phrase.id, phrase.args, true).split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`))) {
      const found = marked.exec(piece);
      if (!found) {
        if (piece) runs.push({ text: piece });
      } else {
        const [ref = '', text = ''] = found.slice(1);
        runs.push(ref.startsWith('#') ? { text, seat: Number(ref.slice(1)) } : { text, thing: ref.slice(1) });
      }
    }
    return runs;
  }

  seat(seat: number): string {
    if (seat === this.you) return this.say('name-you');
    return this.names()[seat] || this.say('seat-name', { number: seat + 1 });
  }

  private format(id: string, args: Record<string, Arg>, mark: boolean): string {
    const [name = '', attribute] = id.split('.');
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      // Before the texts of a game are here nothing is wrong yet.
      if (ready(this.game())) lament(`there is no message ${id}`);
      return id;
    }
    const filled: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) filled[key] = this.fill(value, mark);
    // `$you` names the argument that is the person spoken to: "{ $you -> [seat] You take … *[other] { $seat } takes … }".
    const you = this.you;
    filled.you = args.you ?? ((you !== null && Object.keys(args).find((key) => args[key] === `#${you}`)) || 'other');
    marking = mark;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, filled, errors);
    for (const error of errors) lament(`${id}: ${error.message}`);
    return text;
  }

  private fill(value: Arg, mark: boolean): FluentVariable {
    if (typeof value !== 'string') return value;
    let text: string;
    if (/^#\d+$/.test(value)) text = this.seat(Number(value.slice(1)));
    else if (value.startsWith('@')) text = this.format(value.slice(1), {}, false);
    else return value;
    return mark ? OPEN + value + MIDDLE + text + CLOSE : text;
  }
}

/** A sentence that is not whole: said to the console, where the tests in a browser listen. */
function lament(what: string): void {
  console.error(`sentence: ${what}`);
}

/** The page's own voice. */
const page = new Speaker();
export const t = (id: string, args: Record<string, Arg> = {}): string => page.say(id, args);

/** Whether the page can speak yet, and a game with it. */
export const ready = (game = ''): boolean =>
  (['it', 'en'] as const).some((lang) => sources.has(`page/${lang}`) && (!game || sources.has(`${lang}/${game}`)));
