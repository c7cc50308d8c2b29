/**
 * Choosing by pointing: every choice has a path of board elements. What can be pointed at next glows, each pick
 * narrows the list, and the only one left is played. Mouse, touch, keyboard and screen reader all come through here.
 */
import type { Choice } from './types';

const begins = (path: string[], picked: string[]) =>
  picked.length <= path.length && picked.every((element, index) => path[index] === element);

/** The choices that are still possible after these picks. */
export function candidates(legal: Choice[], picked: string[]): Choice[] {
  return legal.filter((choice) => begins(choice.path, picked));
}

/** What can be pointed at next, and the choices behind each element. */
export function glow(legal: Choice[], picked: string[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of candidates(legal, picked)) {
    const element = choice.path[picked.length];
    if (element === undefined) continue;
    const behind = found.get(element);
    if (behind) behind.push(choice);
    else found.set(element, [choice]);
  }
  return found;
}

/** The choices with no further place on the board are buttons; those without any place stay in sight whatever is picked. */
export function buttons(legal: Choice[], picked: string[]): Choice[] {
  const ended = candidates(legal, picked).filter((choice) => choice.path.length === picked.length);
  return picked.length ? [...ended, ...legal.filter((choice) => choice.path.length === 0)] : ended;
}

export interface Picked {
  picked: string[];
  /** The choice that is made now, if only one is left. */
  play: Choice | null;
}

/** Point at an element: go on from the picks so far; let go of the last one; or start afresh there. */
export function pick(legal: Choice[], picked: string[], element: string): Picked {
  for (const start of [picked, []]) {
    const behind = glow(legal, start).get(element);
    if (behind) {
      const only = behind.length === 1 ? behind[0] : undefined;
      return only ? { picked: only.path, play: only } : { picked: [...start, element], play: null };
    }
    if (picked.at(-1) === element) return { picked: picked.slice(0, -1), play: null };
  }
  return { picked, play: null };
}

/** The one choice an element stands for now, if there is only one: what hovering may preview. */
export function choiceFor(legal: Choice[], picked: string[], element: string): Choice | null {
  const behind = glow(legal, picked).get(element) ?? glow(legal, []).get(element);
  return behind?.length === 1 ? (behind[0] ?? null) : null;
}
