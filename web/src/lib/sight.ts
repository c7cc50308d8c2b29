/** On a narrow screen the page is longer than the window: what can be chosen comes into sight when one is asked. */

/** A piece of the page from top to bottom, in pixels of the window. */
export interface Span {
  top: number;
  bottom: number;
}

/**
 * How far to scroll so that the wanted things are seen in the window. Things that do not fit together stay as they are, as long as
 * one of them can be seen.
 */
export function scrollTo(wanted: readonly Span[], window: Span): number {
  const whole = { top: Math.min(...wanted.map(({ top }) => top)), bottom: Math.max(...wanted.map(({ bottom }) => bottom)) };
  const inside = ({ top, bottom }: Span) => top >= window.top - 1 && bottom <= window.bottom + 1;
  if (!wanted.length || inside(whole)) return 0;
  const fits = whole.bottom - whole.top <= window.bottom - window.top;
  const one = fits ? whole : wanted.some(inside) ? null : wanted[0];
  if (!one) return 0;
  return one.top < window.top ? one.top - window.top : Math.min(one.bottom - window.bottom, one.top - window.top);
}

/** What is seen of a thing once the page is scrolled to it: a stage shows only a part of its board. */
function seen(node: Element): Span {
  const box = node.getBoundingClientRect();
  const stage = node.closest('.view')?.getBoundingClientRect() ?? box;
  return { top: Math.max(box.top, stage.top), bottom: Math.min(box.bottom, stage.bottom) };
}

/** Scroll the page, if it has to be, to what may be chosen now. `bar` covers the foot of the window. */
export function showChoices(bar: Element, calm: boolean): void {
  const wanted = [...document.querySelectorAll('[data-state="possible"]')].map(seen).filter(({ top, bottom }) => bottom > top);
  const far = scrollTo(wanted, { top: 0, bottom: bar.getBoundingClientRect().top });
  if (Math.abs(far) > 1) scrollBy({ top: far, behavior: calm ? 'instant' : 'smooth' });
}
