/** Where a panel goes so that it does not lie on what it speaks of. */

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const overlap = (one: Rect, other: Rect): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/**
 * How far a panel moves out of its own corner, below and to the right, to the one of the room's four corners where it hides
 * least of these things; the nearest one if there are several. A panel as wide as its room stays in its column.
 */
export function clearance(panel: Rect, room: Rect, things: readonly Rect[]): { x: number; y: number } {
  const left = Math.min(0, room.left + (room.right - panel.right) - panel.left);
  const up = Math.min(0, room.top - panel.top);
  const hidden = ({ x, y }: { x: number; y: number }) => {
    const there = { left: panel.left + x, right: panel.right + x, top: panel.top + y, bottom: panel.bottom + y };
    return things.reduce((sum, thing) => sum + overlap(there, thing), 0);
  };
  const corners = [
    { x: 0, y: 0 },
    { x: left, y: 0 },
    { x: 0, y: up },
    { x: left, y: up },
  ];
  return corners.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best));
}

/** What the board draws for these elements, as far as it is drawn at all. */
export function drawn(elements: readonly string[]): Rect[] {
  return elements
    .flatMap((element) => [...document.querySelectorAll(`.board [data-element="${CSS.escape(element)}"]`)])
    .map((node) => node.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}
