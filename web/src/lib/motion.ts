/**
 * Movement for every board. A board draws each piece at its new place with `data-piece`; what it was and is now tells the
 * way, so live play, replay and guide move alike. Nothing waits for it: a cut ends it at once.
 */

export interface Point {
  x: number;
  y: number;
}

export interface Travel {
  id: string;
  from: Point;
  to: Point;
  /** The how-manieth to set off: 0 first. */
  order: number;
}

const NAME = 'travel';
const EASE = 'cubic-bezier(.2, .7, .25, 1)';

/** Set pieces in motion; gives the milliseconds until the last has arrived. */
export function travel(root: Element, travels: Travel[], pace: number, arc = 60): number {
  stopTravel(root);
  if (!pace || !travels.length) return 0;
  const apart = pace * 0.41;
  let total = 0;
  for (const { id, from, to, order } of travels) {
    const node = root.querySelector(`[data-piece="${CSS.escape(id)}"]`);
    if (!node) continue;
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    const lift = Math.min(arc, far / 2);
    const middle = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) + (Math.max(from.y, to.y) - Math.min(from.y, to.y)) / 2 - lift };
    const at = ({ x, y }: Point) => ({ transform: `translate(${x}px, ${y}px)` });
    const delay = order * apart;
    const duration = pace * 1.25;
    node.animate([at(from), { ...at(middle), offset: 0.5 }, at(to)], { id: NAME, delay, duration, easing: EASE, fill: 'backwards' });
    total = Math.max(total, delay + duration);
  }
  return total;
}

export function stopTravel(root: Element): void {
  for (const animation of root.getAnimations({ subtree: true })) if (animation.id === NAME) animation.cancel();
}

/** A thing on its way across the page, from one node to another: a tile to its taker. */
export interface Flight<Thing> {
  key: number;
  thing: Thing;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  duration: number;
}

let flights = 0;

export function flight<Thing>(thing: Thing, from: Element, to: Element, delay: number, pace: number): Flight<Thing> {
  flights += 1;
  return { key: flights, thing, from: from.getBoundingClientRect(), to: to.getBoundingClientRect(), delay, duration: pace * 1.9 };
}

/** An attachment for the node that flies: it is placed over the page and leaves when it has arrived. */
export function flies<Thing>(one: Flight<Thing>, landed: () => void) {
  return (node: HTMLElement | SVGElement): (() => void) => {
    const { from, to, delay, duration } = one;
    const scale = Math.min(1, Math.max(0.25, Math.min(to.width, to.height) / from.width));
    const at = (box: DOMRect, size: number) => `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px) scale(${size})`;
    const way = node.animate(
      [{ transform: at(from, 1) }, { transform: at(from, 1.15), offset: 0.18 }, { transform: at(to, scale) }],
      { delay, duration, easing: 'cubic-bezier(.5, 0, .3, 1)', fill: 'both' },
    );
    way.onfinish = landed;
    return () => way.cancel();
  };
}
