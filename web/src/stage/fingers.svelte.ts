/** The fingers of a stage: every tap on the board comes through here, and does what `tap` says. */
import { meantBy } from '../lib/spot.svelte';
import type { Picker } from '../lib/picker.svelte';
import type { Camera } from './camera.svelte';
import { REACH, tap } from './finger';
import { reach, type Place, type Places, type Point } from './places';

/** What the fingers know of their stage. */
export interface Touched {
  readonly root: HTMLElement | undefined;
  readonly camera: Camera;
  readonly picker: Picker | null;
  readonly places: Places;
  readonly lookFirst: ((element: string | null) => boolean) | undefined;
}

const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

export class Fingers {
  /** What a finger has met all at once: it is asked which one was meant. */
  crowd: readonly string[] = $state.raw([]);
  /** How close the board has come because a finger could not tell what is there: once for every question, unless somebody steps back. */
  private approached: number | null = null;

  constructor(private readonly stage: Touched) {}

  /** Another question, another answer. */
  forget(): void {
    this.crowd = [];
    this.approached = null;
  }

  /** One of a crowd was named. */
  choose(id: string): void {
    this.crowd = [];
    if (!this.stage.lookFirst?.(id)) this.stage.picker?.click(id);
  }

  /** A tap at a point of the window. True if it was the fingers' own: what lies there must not hear of it any more. */
  tap(at: Point): boolean {
    const { root, camera, picker, lookFirst } = this.stage;
    if (!picker || !root) return false;
    const box = root.getBoundingClientRect();
    const offered = this.offered(box);
    const done = tap({
      at,
      meaning: (point) => this.meaning(point, box, offered),
      middle: (id) => offered.find((one) => one.id === id)?.at,
      all: document.elementsFromPoint(at.x, at.y).flatMap((node) => (node.closest('.picture') ? (meantBy(node) ?? []) : [])),
      picked: picker.picked,
      reserve: camera.reserve,
      again: this.approached !== null && camera.look.k > 0.98 * this.approached,
    });
    this.crowd = [];
    if (done.does === 'nothing') {
      lookFirst?.(null);
      return false;
    }
    if (done.does === 'act') this.choose(done.on);
    else if (done.does === 'closer' && camera.closer({ x: at.x - box.x, y: at.y - box.y }, done.factor)) this.approached = camera.look.k;
    else this.crowd = done.about;
    return true;
  }

  /** What can be chosen, with where it lies in the window, and how far round it a finger that meets nothing else means it. */
  private offered(box: DOMRect): { id: string; at: Point; far: number }[] {
    const { camera, picker, places } = this.stage;
    if (!picker) return [];
    const ids = new Set([...picker.glowing.keys(), ...(picker.picked.length ? picker.starts.keys() : [])]);
    const found = [...ids].flatMap((id): [string, Place][] => {
      const place = picker.picked.includes(id) ? undefined : places.get(id);
      return place ? [[id, place]] : [];
    });
    return found.map(([id, place]) => {
      const seen = camera.toScreen(place);
      return { id, at: { x: box.x + seen.x, y: box.y + seen.y }, far: Math.max(REACH + 1, reach(place) * camera.look.k) };
    });
  }

  private meaning(point: Point, box: DOMRect, offered: ReturnType<Fingers['offered']>): string | undefined | null {
    if (point.x < box.left || point.x >= box.right || point.y < box.top || point.y >= box.bottom) return null;
    const node = document.elementFromPoint(point.x, point.y);
    if (!node) return null;
    if (!node.closest('.picture')) return undefined;
    const hit = meantBy(node);
    if (hit) return hit;
    let nearest: { id: string; far: number } | undefined;
    for (const { id, at, far: most } of offered) {
      const away = far(at, point);
      if (away <= most && (!nearest || away < nearest.far)) nearest = { id, far: away };
    }
    return nearest?.id;
  }
}
