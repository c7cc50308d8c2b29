/** First-game guides: short playable introductions, in the folder of the game's board. */
import type { View } from '../lib/types';

export interface GuideStep {
  /** Its sentence is the message `guide-<name>` of the page's texts. */
  name: string;
  /** Elements to show. */
  show?: string[];
  /** Goes on by itself as soon as this holds; otherwise a button does. */
  until?: (view: View) => boolean;
}

export interface Guide {
  seats: number;
  options: Record<string, string>;
  steps: GuideStep[];
}

const guides = import.meta.glob<{ guide: Guide }>('./*/guide.ts');

export const hasGuide = (game: string): boolean => `./${game}/guide.ts` in guides;

export async function guideOf(game: string): Promise<Guide | null> {
  const load = guides[`./${game}/guide.ts`];
  return load ? (await load()).guide : null;
}
