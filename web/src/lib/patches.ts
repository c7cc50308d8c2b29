/**
 * What changed from one message to the next (docs/protocol.md says how it is written). Nothing is changed in place:
 * what was shown before stays as it was, and what did not change is shared.
 */
import type { PatchMessage, Update, View } from './types';

type Change = unknown[] | { [name: string]: Change };
type Json = unknown;

export function applyChange(change: Change | null, value: Json): Json {
  if (change === null) return value;
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    const last = change.length % 3 === 1 ? (change.at(-1) as Change) : null;
    return applyChange(last, spliced(last ? change.slice(0, -1) : change, value as Json[]));
  }
  if (Array.isArray(value)) {
    const made: Json[] = [...(value as Json[])];
    for (const [index, part] of Object.entries(change)) made[Number(index)] = applyChange(part, made[Number(index)]);
    return made;
  }
  const made: Record<string, Json> = { ...(value as Record<string, Json>) };
  for (const [name, part] of Object.entries(change)) {
    if (Array.isArray(part) && part.length === 0) delete made[name];
    else made[name] = applyChange(part, made[name]);
  }
  return made;
}

function spliced(change: unknown[], value: Json[]): Json[] {
  const made: Json[] = [];
  let at = 0;
  for (let place = 0; place < change.length; place += 3) {
    const [start, gone, coming] = change.slice(place, place + 3) as [number, number, Json[]];
    made.push(...value.slice(at, start), ...coming);
    at = start + gone;
  }
  return [...made, ...value.slice(at)];
}

/** The update that a patch stands for, from the one before it. */
export function followed(update: Update, patch: PatchMessage): Update {
  let view = update.view;
  const steps = patch.steps.map(({ change, ...step }) => {
    view = applyChange(change as Change | null, view) as View;
    return { ...step, view };
  });
  const frame: Update = { ...update, version: patch.version, reset: false, undone: false, log: null, steps, view };
  return applyChange(patch.change as Change, frame) as Update;
}
