/** First-game guides: short playable introductions, in the folder of the game's board. */
import type { Choice, View } from '../lib/types';

export interface GuideStep<V extends View = View> {
  /** Its sentence is the message `guide-<name>` of the game's page texts. */
  name: string;
  /** Elements to show. */
  show?: string[] | ((view: V) => string[]);
  /** The deed the sentence asks for: only such choices are offered meanwhile, and one of them ends the step. */
  deed?: (choice: Choice, view: V) => boolean;
  /** Goes on by itself as soon as this holds. A step with neither `deed` nor `until` has a button. */
  until?: (view: V) => boolean;
}

export interface Guide<V extends View = View> {
  seats: number;
  options: Record<string, string>;
  /** A word from which all luck of the match follows, so that it shows what matters. */
  seed: string;
  /** How well the bots play; by default as badly as they can. */
  level?: number;
  steps: GuideStep<V>[];
}

const guides = import.meta.glob<{ guide: Guide }>('./*/guide.ts');

export const hasGuide = (game: string): boolean => `./${game}/guide.ts` in guides;

export async function guideOf(game: string): Promise<Guide | null> {
  const load = guides[`./${game}/guide.ts`];
  return load ? (await load()).guide : null;
}

// -- where somebody stopped, kept in this browser ----------------------------------------------------------------

const KEY = 'isolario.guides';

export interface Progress {
  table: string;
  step: number;
}

function kept(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Progress>;
  } catch {
    return {};
  }
}

export const progressOf = (game: string): Progress | null => kept()[game] ?? null;

/** Keep how far somebody has come; null when the guide is finished or skipped. */
export function keepProgress(game: string, progress: Progress | null): void {
  const all = kept();
  if (progress) all[game] = progress;
  else delete all[game];
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing still plays; the guide begins again next time.
  }
}
