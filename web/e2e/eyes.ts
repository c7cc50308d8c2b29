/**
 * What somebody at a table sees, worked out inside the page: one question that travels to the browser instead of ten. A whole game
 * is hundreds of presses, and every question would cost as much as the press itself.
 */
import type { Page } from '@playwright/test';

/** A point to press, and what the page looked like before. */
export interface Target {
  x: number;
  y: number;
  /** Something else lies over it, wherever one points. */
  covered: boolean;
  /** The id of what is pressed; none: a button. */
  element: string | undefined;
  before: string;
  version: string;
}

/** Where somebody puts a finger who wants something, and how the page looked before. */
export interface Aim {
  x: number;
  y: number;
  /** The id of what is wanted; none: a button. */
  element: string | undefined;
  /** It lies beyond the edge of the board, to which one has come closer. */
  beyond: boolean;
  before: Sight;
}

/** What there is to see of a choice that is being made. */
export interface Sight {
  version: string;
  picked: string[];
  /** Where the camera looks. */
  camera: string;
  /** Asked by name: which of these was meant. */
  asked: string[];
  /** What a choice would do is shown before it is made. */
  told: string;
}

/**
 * What may be pressed: an element; null: any that glows, or else a button; empty: a button. `luck` scatters which one. A taste that
 * the page has acquired (`acquire`) says by itself which element.
 */
export interface Wanted {
  element: string | null;
  luck: number;
  taste?: string;
  /** Only while this position is asked about. */
  version?: string;
}

/** What somebody would point at next, worked out in the page: an element, null for any that glows, empty for a button (`choices`). It may name nothing from outside. */
export type Preference = (choices: string) => string | null;

/** How somebody plays on: how many choices are made already, how many presses for the next one, and which position that is about. */
export interface Course {
  made: number;
  presses: number;
  about: string | null;
}

/** By mouse or by keys; the choice that is offered first, scattered ones, or by taste; how many choices at the most. */
export interface Manner {
  means: 'mouse' | 'keys';
  scattered: boolean;
  taste: string | null;
  most: number;
  /** It may be somebody else's turn: then nothing is chosen. */
  calmly: boolean;
}

/** What was pressed, and how the page looked before. */
export interface Pressed {
  before: string;
  version: string;
  covered: boolean;
}

/** Where to press next; neither a point nor a way: nothing is left to choose, or all that was wanted is made. */
export interface Next extends Course {
  point: Target | null;
  way: Way | null;
  done: boolean;
}

/** How many presses of Tab (less than 0: of Shift+Tab) lead there. */
export interface Way {
  presses: number;
  there: boolean;
  before: string;
  version: string;
}

/** A number that looks like luck and is always the same: a regular choice could go round in circles. */
export const scatter = (number: number, among: number): number => ((number * 2654435761) >>> 9) % Math.max(1, among);

/** Choices without a place: in the bar, or where the board itself offers them. */
export const CHOICES = '.choices .button:not(.quiet), .stage button[data-action]';

/** All of it runs in the page, and knows from outside only what it is given. */
function eyes(choices: string, scattered: typeof scatter) {
  /** Between two looks, in milliseconds: a frame. */
  const GLANCE = 16;
  const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

  /** Which position is asked about; it changes with every decision. */
  const version = () => (document.querySelector('.bar.asked') ? (document.querySelector('[data-version]')?.getAttribute('data-version') ?? '') : 'not asked');

  /** A fingerprint of what is asked and picked, and of where the camera looks. */
  function look(): string {
    const ids = all('[data-state="picked"], [data-state="possible"]').map((node) => `${node.dataset.element}${node.dataset.state}`);
    const camera = document.querySelector<SVGElement>('.camera')?.style.transform;
    return [version(), camera, ids.join(), document.querySelectorAll('.choices .button').length].join(' ');
  }

  /** Wait until somebody here is asked something, or the game is over. True if asked. `calmly`: it may be somebody else's turn. */
  async function turn(patience: number, calmly = false): Promise<boolean> {
    for (const end = performance.now() + patience; ; await pause(GLANCE)) {
      if (document.querySelector('.bar.asked')) return true;
      if (document.querySelector('.result h2')) return false;
      if (performance.now() > end && calmly) return false;
      if (performance.now() > end) throw new Error('nobody is asked anything');
    }
  }

  /** Wait for what a press leads to; null if it led to nothing, else the version that is asked about now. */
  async function changed(before: string, patience: number): Promise<string | null> {
    for (const end = performance.now() + patience; performance.now() < end; await pause(GLANCE)) if (look() !== before) return version();
    return null;
  }

  /** Wait until nothing on the page has changed for so many milliseconds. */
  async function still(milliseconds: number): Promise<void> {
    let last = performance.now();
    const watch = new MutationObserver(() => (last = performance.now()));
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    while (performance.now() - last < milliseconds) await pause(GLANCE);
    watch.disconnect();
  }

  /** A point at which nothing lies over a thing, scrolled into sight if it has to be; its middle if there is none (`covered`). */
  function reach(node: Element): { x: number; y: number; covered: boolean } {
    const find = () => {
      const { x, y, width, height } = node.getBoundingClientRect();
      for (const dy of [0.5, 0.7, 0.3, 0.9, 0.1]) {
        for (const dx of [0.5, 0.3, 0.7, 0.1, 0.9]) {
          const point = { x: x + dx * width, y: y + dy * height };
          const met = document.elementFromPoint(point.x, point.y);
          if (met && node.contains(met)) return { ...point, covered: false };
        }
      }
      return null;
    };
    const found = find();
    if (found) return found;
    node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y, width, height } = node.getBoundingClientRect();
    return find() ?? { x: x + width / 2, y: y + height / 2, covered: true };
  }

  const tastes: Record<string, Preference> = {};
  const fancied = (wanted: Wanted): Wanted => (wanted.taste === undefined ? wanted : { ...wanted, element: tastes[wanted.taste]?.(choices) ?? null });

  function node({ element, luck }: Wanted): HTMLElement | undefined {
    // What is wanted may be another beginning than the one that is in hand.
    const fits = element ? `[data-element="${element}"]:is([data-state="possible"], [data-state="again"])` : '[data-state="possible"]';
    const things = element === '' ? [] : all(fits);
    // It may be drawn twice, on the board and beside it: whichever is larger.
    const size = (one: HTMLElement) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height);
    if (element && things.length) return things.reduce((largest, one) => (size(one) > size(largest) ? one : largest));
    const offered = things.length ? things : all(choices);
    return offered[scattered(luck, offered.length)];
  }

  let pressed: HTMLElement | undefined;
  async function target(wanted: Wanted): Promise<Target | null> {
    const known = fancied(wanted);
    for (const end = performance.now() + 300; performance.now() < end; await pause(GLANCE)) {
      const found = node(known);
      pressed = found;
      if (found) return { element: found.dataset.element, before: look(), version: version(), ...reach(found) };
    }
    return null;
  }

  const sight = (): Sight => ({
    version: version(),
    picked: all('[data-state="picked"]').map((one) => one.dataset.element ?? ''),
    camera: document.querySelector<SVGElement>('.camera')?.style.transform ?? '',
    asked: all('.which [data-meant]').map((one) => one.dataset.meant ?? ''),
    told: all('.stage .warning, .stage aside').map((one) => one.textContent).join(),
  });

  /** What a thing that is met at some point of the board stands for, if that can be chosen. */
  function meant(hit: Element): string | undefined {
    // Land that is drawn higher than its place says which place it is.
    const stands = hit.closest('[data-piece]')?.querySelector<HTMLElement>('[data-stands]')?.dataset.stands;
    if (stands && document.querySelector<HTMLElement>(`[data-element="${stands}"]`)?.dataset.state) return stands;
    const thing = hit.closest<HTMLElement>('[data-element]');
    return thing?.dataset.state ? thing.dataset.element : undefined;
  }

  /** What somebody sees at a point of the board: the first thing that can be chosen there; null: something lies over the board. */
  function seen(x: number, y: number): string | null | undefined {
    const top = document.elementFromPoint(x, y);
    if (!top?.closest('.picture')) return null;
    const first = meant(top);
    if (first !== undefined) return first;
    for (const hit of document.elementsFromPoint(x, y)) {
      const below = hit.closest('.picture') ? meant(hit) : undefined;
      if (below !== undefined) return below;
    }
    return undefined;
  }

  /** The middle of the widest part of a thing that shows; its middle if nothing does. */
  function middle(thing: HTMLElement): { x: number; y: number } {
    const shape = document.querySelector(`[data-stands="${thing.dataset.element}"]`) ?? thing;
    const at = shape.getBoundingClientRect();
    if (at.top < 0 || at.bottom > innerHeight || !document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)?.closest('.picture')) shape.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = shape.getBoundingClientRect();
    // Where a finger that lands beside the middle still meets nothing else, nobody looks for a better point: every look costs time.
    const own = { x: x + width / 2, y: y + height / 2 };
    const round = [20, 10].flatMap((far) => Array.from({ length: 8 }, (_, index) => ({ x: own.x + far * Math.cos((index * Math.PI) / 4), y: own.y + far * Math.sin((index * Math.PI) / 4) })));
    if ([own, ...round].every((point) => seen(point.x, point.y) === thing.dataset.element)) return own;
    const step = Math.max(3, width / 8, height / 8);
    const line = (from: number, size: number) => Array.from({ length: Math.ceil(size / step) + 1 }, (_, index) => from + (index / Math.ceil(size / step)) * size);
    const points = line(y, height).flatMap((py) => line(x, width).map((px) => ({ x: px, y: py, own: seen(px, py) === thing.dataset.element })));
    const others = points.filter((one) => !one.own);
    const away = (one: { x: number; y: number }) =>
      others.reduce((least, other) => Math.min(least, Math.hypot(other.x - one.x, other.y - one.y)), Math.min(one.x - x, x + width - one.x, one.y - y, y + height - one.y) + step);
    // Its own middle is good unless another point is clearly better.
    let best = { ...own, away: seen(own.x, own.y) === thing.dataset.element ? away(own) + step : -1 };
    for (const one of points) {
      const room = one.own ? away(one) : -1;
      if (room > best.away) best = { x: one.x, y: one.y, away: room };
    }
    return { x: best.x, y: best.y };
  }

  let restless: MutationObserver | undefined;
  let stirred = 0;
  /** On a phone the page scrolls to what can be chosen a moment after it has begun to glow: nobody's finger is quicker than that. */
  async function settled(): Promise<void> {
    if (!restless) {
      stirred = performance.now();
      restless = new MutationObserver(() => (stirred = performance.now()));
      restless.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-state'] });
    }
    while (performance.now() - stirred < 80) await pause(GLANCE);
  }

  /** Where to put the finger for what is wanted. */
  async function aim(wanted: Wanted): Promise<Aim | null> {
    await settled();
    if (wanted.version !== undefined && wanted.version !== version()) return null;
    const known = fancied(wanted);
    for (const end = performance.now() + 300; performance.now() < end; await pause(GLANCE)) {
      const found = node(known);
      if (!found) continue;
      const board = found.closest('.picture');
      const { x, y } = board ? middle(found) : reach(found);
      const edge = board?.getBoundingClientRect();
      const beyond = Boolean(edge && (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom));
      return { x, y, element: found.dataset.element, beyond, before: sight() };
    }
    return null;
  }

  /** What a tap has led to; null: to nothing. */
  async function seenAfter(before: Sight, patience: number): Promise<Sight | null> {
    const was = JSON.stringify(before);
    for (const end = performance.now() + patience; performance.now() < end; await pause(GLANCE)) {
      const now = sight();
      if (JSON.stringify(now) !== was) return now;
    }
    return null;
  }

  /** Buttons that are narrower than a finger, and a page that is wider than the screen. What can be chosen is tried, not measured. */
  function cramped(finger: number): string[] {
    const buttons = all('.bar button, .stage button:not([data-element])').flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width && Math.min(width, height) < finger - 0.5 ? [`${one.textContent.trim()}: ${Math.round(width)} × ${Math.round(height)}`] : [];
    });
    const wide = document.documentElement.scrollWidth;
    return wide > innerWidth ? [...buttons, `the page is ${wide} wide`] : buttons;
  }

  /** What a press has led to: whether another position is asked about now. */
  async function decided({ before, version: was, covered }: Pressed, byMouse: boolean): Promise<boolean> {
    // The mouse may meet a piece that covers a place all over: then a click is sent to the node itself.
    // What lies open was met: on a busy machine its answer may be late, and a second click would be a second choice.
    let now = await changed(before, covered ? 400 : 1500);
    if (now === null && byMouse) {
      pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      now = await changed(before, 400);
    }
    return (now ?? version()) !== was;
  }

  /** All stops of Tab when they were last looked at, and which of them had the focus or would be next. */
  let trodden: { stops: HTMLElement[]; at: number } = { stops: [], at: 0 };

  /**
   * The way by Tab to what fits the selector or, if there is none, to what can be chosen: so many things further on, or one of the
   * next four where `luck` scatters them.
   */
  function way(selector: string | null, luck: number, further: number): Way {
    // Whatever lies on the board shows; to ask everything of everything would take longer than the press.
    const shows = (stop: HTMLElement) => stop.dataset.element !== undefined || stop.getClientRects().length > 0;
    const stops = all('a[href], button, summary, input, select, [tabindex="0"]').filter((stop) => stop.getAttribute('tabindex') !== '-1' && !stop.matches(':disabled') && shows(stop));
    const here = document.activeElement;
    const follows = (stop: Element) => Boolean(here && here !== document.body && here.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING);
    // What was chosen last may be no stop any more, or gone: Tab goes on from where it was.
    const kept = here === document.body ? trodden.stops.slice(trodden.at).find((stop) => stops.includes(stop)) : undefined;
    const passed = stops.findIndex((stop) => stop === here || stop === kept || follows(stop));
    const at = stops[passed] === here ? passed : Math.max(0, passed) - 0.5;
    trodden = { stops, at: Math.ceil(at) };
    const fitting = stops.filter((stop) => (selector === null ? stop.dataset.state === 'possible' || stop.matches(choices) : stop.matches(selector)));
    const later = fitting.filter((stop) => stops.indexOf(stop) >= at);
    const among = later.length ? later : fitting;
    const goal = among[luck ? scattered(luck, Math.min(4, among.length)) : further % Math.max(1, among.length)];
    const steps = goal ? stops.indexOf(goal) - at : 0;
    return { presses: Math.sign(steps) * Math.ceil(Math.abs(steps)), there: goal !== undefined && goal === here, before: look(), version: version() };
  }

  /** One after the other in the page itself: what came of the last press, whether somebody is asked again, and where to press next. */
  async function go({ made, presses, about }: Course, { means, scattered: luckily, taste, most, calmly }: Manner, last: Pressed | null): Promise<Next> {
    const count = () => ([made, presses, about] = [made + 1, 0, null]);
    if (last) {
      presses += 1;
      // What leads nowhere ten times is left alone.
      if ((await decided(last, means === 'mouse')) || presses === 10) count();
    }
    const asked = made < most && (await turn(calmly ? 3000 : 60_000, calmly));
    // An answer that came late is an answer.
    if (about !== null && version() !== about) count();
    about = version();
    if (made >= most || !asked) return { made, presses, about, point: null, way: null, done: true };
    const luck = luckily ? made + 1 : 0;
    const wanted: Wanted = { element: null, luck, ...(taste === null ? {} : { taste }) };
    if (means === 'mouse') return { made, presses, about, point: await target(wanted), way: null, done: false };
    const { element } = fancied(wanted);
    const fits = element ? `[data-element="${element}"]:is([data-state='possible'], [data-state='picked'], [data-state='again'])` : element === '' ? choices : null;
    // Unscattered, the next stop is taken; where that leads nowhere, one further on.
    return { made, presses, about, point: null, way: way(fits, luck && luck + presses, Math.floor(presses / 3)), done: false };
  }

  /** Wait until a finger is asked something, and what it may not like about the page. */
  async function ready(finger: number): Promise<{ asked: boolean; cramped: string[]; version: string }> {
    const asked = await turn(60_000);
    return { asked, cramped: asked ? cramped(finger) : [], version: version() };
  }

  return { version, turn, changed, still, way, go, ready, aim, seenAfter, tastes };
}

export type Eyes = Omit<ReturnType<typeof eyes>, 'tastes'>;

const SOURCE = `window.eyes = (${eyes.toString()})(${JSON.stringify(CHOICES)}, ${scatter.toString()})`;
const sighted = new WeakMap<Page, Promise<void>>();

/** Once for a page, wherever it goes: sent along with every question, the eyes would be read anew each time. */
async function open(page: Page): Promise<void> {
  await page.addInitScript(SOURCE);
  await page.evaluate(SOURCE);
}

const acquired = new WeakMap<Page, Map<Preference, string>>();
/** Teach the page a taste, once, wherever it goes; its name. */
export async function acquire(page: Page, preference: Preference): Promise<string> {
  const known = acquired.get(page) ?? new Map<Preference, string>();
  acquired.set(page, known);
  const name = known.get(preference) ?? `taste ${known.size}`;
  if (!known.has(preference)) {
    known.set(preference, name);
    await see(page, 'version');
    const source = `void (window.eyes.tastes[${JSON.stringify(name)}] = ${preference.toString()})`;
    await page.addInitScript(source);
    await page.evaluate(source);
  }
  return name;
}

/** Ask the page's eyes. */
export async function see<Question extends keyof Eyes>(page: Page, question: Question, ...about: Parameters<Eyes[Question]>): Promise<Awaited<ReturnType<Eyes[Question]>>> {
  if (!sighted.has(page)) sighted.set(page, open(page));
  await sighted.get(page);
  return page.evaluate<Awaited<ReturnType<Eyes[Question]>>>(`window.eyes.${question}(...${JSON.stringify(about)})`);
}
