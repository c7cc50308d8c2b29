/** Makes any drawn thing (HTML or SVG) an element that can be pointed at: by mouse, touch, keys and screen reader. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Picker } from './picker.svelte';

export interface Pointing {
  picker: Picker | null;
  /** The name of the element, for those who do not see it, with what a pick would do. */
  label: (element: string) => string;
  /** Elements to show: a line of the log or of the score is about them. */
  lit: ReadonlySet<string>;
  /** What has just changed where nothing may move: shown for a moment. */
  ringed?: ReadonlySet<string>;
  ring?: (elements: string[]) => void;
  /** Told when somebody clicks what cannot be chosen now: the service says why. */
  askWhy?: (element: string) => void;
}

type Spot = Attachment<HTMLElement | SVGElement>;
type Under = () => string | undefined | readonly (string | undefined)[];
interface Kept {
  attachment: Spot;
  under: Under | undefined;
}
/** One and the same attachment for a thing each time: with every position all of them would be taken off and put on again. */
const kept = new WeakMap<Pointing, Map<string, Kept>>();

const meanings = new WeakMap<Element, () => string | undefined>();
/** What pointing at this drawn thing would choose now: itself or, where it cannot be chosen, what it lies on; nothing if neither can. */
export function meantBy(node: Element): string | undefined {
  const thing = node.closest('[data-element]');
  return thing ? meanings.get(thing)?.() : undefined;
}

/** `under` is what the thing lies on, and what lies under that: pointing at a piece that cannot be chosen means the place it lies on. */
export function spot(pointing: Pointing, id: string, under?: Under): Spot {
  const known = kept.get(pointing) ?? new Map<string, Kept>();
  kept.set(pointing, known);
  const key = under ? `${id} on` : id;
  const found = known.get(key);
  if (found) {
    found.under = under;
    return found.attachment;
  }
  const one: Kept = { attachment: attach(pointing, id, () => one.under?.()), under };
  known.set(key, one);
  return one.attachment;
}

function attach(pointing: Pointing, id: string, under: Under): Spot {
  return (node) => {
    const picker = pointing.picker;
    const pointedAt = () => {
      if (!picker || picker.state(id)) return id;
      return [under()].flat().find((below) => below && picker.state(below)) ?? id;
    };
    node.dataset.element = id;
    meanings.set(node, () => {
      const target = pointedAt();
      return picker?.state(target) ? target : undefined;
    });
    /** Its own name, while it has a passing one; undefined while it has its own. */
    let named: string | null | undefined;
    const unname = () => {
      if (named === undefined) return;
      if (named === null) node.removeAttribute('aria-label');
      else node.setAttribute('aria-label', named);
      named = undefined;
    };

    const click = (event: Event) => {
      if (!picker) return;
      event.stopPropagation();
      const target = pointedAt();
      if (picker.state(target)) picker.click(target);
      else pointing.askWhy?.(id);
    };
    const key = (event: Event) => {
      const { key } = event as KeyboardEvent;
      // A key pressed on a thing inside this one is that thing's.
      if (event.target !== node || (key !== 'Enter' && key !== ' ')) return;
      event.preventDefault();
      if (node.dataset.state) click(event);
    };
    let entered = id;
    const enter = () => picker?.enter((entered = pointedAt()));
    const leave = () => picker?.leave(entered);
    // Whatever has the focus loses it, too, when it is taken off the board: in the middle of drawing, where nothing may be set.
    const blur = () => queueMicrotask(leave);

    const native = node instanceof HTMLButtonElement;
    node.addEventListener('click', click);
    if (!native) node.addEventListener('keydown', key);
    node.addEventListener('pointerenter', enter);
    node.addEventListener('pointerleave', leave);
    node.addEventListener('focus', enter);
    node.addEventListener('blur', blur);

    // Each for itself, so that of hundreds of things only those are touched again that look otherwise than before.
    const state = $derived(picker?.state(id) ?? '');
    const lit = $derived(pointing.lit.has(id));
    const ringed = $derived(pointing.ringed?.has(id) ?? false);
    $effect(() => {
      if (node.dataset.state !== state) node.dataset.state = state;
      if (state) {
        if (named === undefined) named = node.getAttribute('aria-label');
        const label = pointing.label(id);
        if (node.getAttribute('aria-label') !== label) node.setAttribute('aria-label', label);
        if (node.getAttribute('role') !== 'button') node.setAttribute('role', 'button');
        if (node.getAttribute('tabindex') !== '0') node.setAttribute('tabindex', '0');
        if (state === 'picked') node.setAttribute('aria-pressed', 'true');
        else node.removeAttribute('aria-pressed');
      } else {
        unname();
        for (const name of ['role', 'aria-pressed']) node.removeAttribute(name);
        // Chromium stops with Tab at every drawn thing that listens for focus: only what can be picked should be a stop.
        if (native || node instanceof SVGElement) node.setAttribute('tabindex', '-1');
        else node.removeAttribute('tabindex');
      }
    });
    $effect(() => void node.classList.toggle('lit', lit));
    $effect(() => void node.classList.toggle('ringed', ringed));

    return () => {
      meanings.delete(node);
      node.removeEventListener('click', click);
      node.removeEventListener('keydown', key);
      node.removeEventListener('pointerenter', enter);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('focus', enter);
      node.removeEventListener('blur', blur);
      untrack(leave);
      // Whoever takes the node over must not mistake a passing label for its own name.
      unname();
      for (const name of ['role', 'tabindex', 'aria-pressed']) node.removeAttribute(name);
    };
  };
}

/** Arrow keys go to the nearest thing that can be picked, in that direction. */
export function arrows(event: KeyboardEvent): void {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const from = document.activeElement;
  if (!way || !(from instanceof Element) || !from.closest('[data-element]')) return;
  const [dx = 0, dy = 0] = way;
  const centre = (node: Element) => {
    const box = node.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [x, y] = centre(from);
  let best: Element | null = null;
  let nearest = Infinity;
  for (const node of document.querySelectorAll('[data-element][tabindex="0"]')) {
    if (node === from) continue;
    const [nx, ny] = centre(node);
    const along = (nx - x) * dx + (ny - y) * dy;
    const aside = Math.abs((nx - x) * dy) + Math.abs((ny - y) * dx);
    if (along > 1 && along + 2 * aside < nearest) {
      nearest = along + 2 * aside;
      best = node;
    }
  }
  if (best) {
    event.preventDefault();
    (best as HTMLElement).focus();
  }
}
