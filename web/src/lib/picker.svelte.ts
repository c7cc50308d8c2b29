/** The one who points: what glows, what is picked, what is hovered; shared by board, prompt bar and keyboard. */
import { SvelteMap } from 'svelte/reactivity';
import * as engine from './engine';
import type { Choice, GameEvent, View } from './types';

export interface Preview {
  choice: Choice;
  view: View | null;
  events: GameEvent[];
}

export class Picker {
  legal: Choice[] = $state.raw([]);
  picked: string[] = $state.raw([]);
  hovered: string | null = $state(null);
  /** A choice that waits for "yes, play it" (setting: confirm moves). */
  unsure: Choice | null = $state.raw(null);
  private readonly previews = new SvelteMap<number, { view: View; events: GameEvent[] }>();
  private readonly asked = new Set<number>();

  readonly glowing = $derived(engine.glow(this.legal, this.picked));
  readonly starts = $derived(engine.glow(this.legal, []));
  readonly buttons = $derived(engine.buttons(this.legal, this.picked));
  private hoveredChoice: Choice | null = $state.raw(null);

  /** What the hovered or focused thing would do. */
  readonly preview: Preview | null = $derived.by(() => {
    const choice =
      this.unsure ?? this.hoveredChoice ?? (this.hovered ? engine.meant(this.legal, this.picked, this.hovered) : null);
    if (!choice) return null;
    const known = this.previews.get(choice.action);
    return { choice, view: known?.view ?? null, events: known?.events ?? [] };
  });

  constructor(
    private readonly play: (choice: Choice) => void,
    private readonly confirm: () => boolean,
    private readonly askPreview: (choice: Choice) => void,
    private readonly before: () => void = () => undefined,
  ) {}

  /** New choices: whatever was picked belongs to the past. */
  offer(legal: Choice[]): void {
    this.legal = legal;
    this.picked = [];
    this.unsure = null;
    this.hoveredChoice = null;
    this.previews.clear();
    this.asked.clear();
    if (this.hovered) this.enter(this.hovered);
  }

  state(element: string): 'possible' | 'picked' | 'again' | '' {
    if (this.picked.includes(element)) return 'picked';
    if (this.glowing.has(element)) return 'possible';
    return this.picked.length && this.starts.has(element) ? 'again' : '';
  }

  click(element: string): void {
    this.before();
    const { picked, play } = engine.pick(this.legal, this.picked, element);
    this.picked = picked;
    this.unsure = null;
    if (play) this.choose(play);
    else if (this.hovered) this.enter(this.hovered);
  }

  choose(choice: Choice): void {
    this.before();
    if (this.confirm() && this.unsure?.action !== choice.action) {
      this.unsure = choice;
      this.wish(choice);
    } else {
      this.unsure = null;
      this.hovered = null;
      this.hoveredChoice = null;
      this.play(choice);
    }
  }

  /** One step back: the question, then the last pick. */
  cancel(): boolean {
    if (this.unsure) {
      this.unsure = null;
      this.picked = this.picked.slice(0, -1);
    } else if (this.picked.length) {
      this.picked = this.picked.slice(0, -1);
    } else return false;
    return true;
  }

  enter(element: string): void {
    this.hovered = element;
    const choice = engine.meant(this.legal, this.picked, element);
    if (choice) this.wish(choice);
  }

  leave(element: string): void {
    if (this.hovered === element) this.hovered = null;
  }

  enterChoice(choice: Choice): void {
    this.hoveredChoice = choice;
    this.wish(choice);
  }

  leaveChoice(choice: Choice): void {
    if (this.hoveredChoice?.action === choice.action) this.hoveredChoice = null;
  }

  learn(action: number, view: View, events: GameEvent[]): void {
    this.previews.set(action, { view, events });
  }

  private wish(choice: Choice): void {
    if (this.asked.has(choice.action)) return;
    this.asked.add(choice.action);
    this.askPreview(choice);
  }
}
