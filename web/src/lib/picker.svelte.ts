/** The one who points: what glows, what is picked, what is hovered; shared by board, prompt bar and keyboard. */
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import * as choosing from './choosing';
import type { Choice, GameEvent, View } from './types';

export interface Preview {
  choice: Choice;
  view: View | null;
  events: GameEvent[];
}

/** How a thing stands: it can be chosen next, it is picked, it can be picked instead; or none of these. */
export type Standing = 'possible' | 'picked' | 'again' | '';

/** Whoever passes over many things looks at none of them: what a choice would do is asked for those who stay this long, in milliseconds. */
const STAYS = 60;

export class Picker {
  legal: Choice[] = $state.raw([]);
  picked: string[] = $state.raw([]);
  hovered: string | null = $state(null);
  /** A choice that waits for "yes, play it" (setting: confirm moves). */
  unconfirmed: Choice | null = $state.raw(null);
  private readonly previews = new SvelteMap<number, { view: View; events: GameEvent[] }>();
  private readonly requested = new Set<number>();
  private staying: ReturnType<typeof setTimeout> | undefined;
  /** The piece that the last choice moved: it stays picked while it can go on. */
  private moving: string | null = null;

  readonly glowing = $derived(choosing.glow(this.legal, this.picked));
  readonly starts = $derived(choosing.glow(this.legal, []));
  readonly buttons = $derived(choosing.buttons(this.legal, this.picked));
  private hoveredChoice: Choice | null = $state.raw(null);
  /** How each thing stands, one by one: of hundreds only those hear of a pick whose state it changes. */
  private readonly states = new SvelteMap<string, Standing>();

  /** What the hovered or focused thing would do. */
  readonly preview: Preview | null = $derived.by(() => {
    const choice =
      this.unconfirmed ?? this.hoveredChoice ?? (this.hovered ? choosing.choiceFor(this.legal, this.picked, this.hovered) : null);
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

  /**
   * New choices: whatever was picked belongs to the past, except a piece that has just moved and can go on. `moved` are
   * the pieces that lie elsewhere than before.
   */
  offer(legal: Choice[], moved: ReadonlySet<string> = new Set()): void {
    const piece = this.moving;
    this.moving = null;
    this.legal = legal;
    this.pick(piece !== null && moved.has(piece) && legal.some((choice) => choice.path[0] === piece && choice.path.length > 1) ? [piece] : []);
    this.unconfirmed = null;
    this.hoveredChoice = null;
    clearTimeout(this.staying);
    this.previews.clear();
    this.requested.clear();
    if (this.hovered) this.enter(this.hovered);
  }

  state(element: string): Standing {
    return this.states.get(element) ?? '';
  }

  /** These are picked now, of what may be chosen now. */
  private pick(picked: string[]): void {
    this.picked = picked;
    untrack(() => {
      const now = new Map<string, Standing>();
      if (picked.length) for (const element of this.starts.keys()) now.set(element, 'again');
      for (const element of this.glowing.keys()) now.set(element, 'possible');
      for (const element of picked) now.set(element, 'picked');
      for (const element of this.states.keys()) if (!now.has(element)) now.set(element, '');
      for (const [element, standing] of now) this.states.set(element, standing);
    });
  }

  click(element: string): void {
    this.before();
    const { picked, play } = choosing.pick(this.legal, this.picked, element);
    this.pick(picked);
    this.unconfirmed = null;
    if (play) this.choose(play);
    else if (this.hovered) this.enter(this.hovered);
  }

  choose(choice: Choice): void {
    this.before();
    if (this.confirm() && this.unconfirmed?.action !== choice.action) {
      this.unconfirmed = choice;
      this.requestPreview(choice);
    } else {
      this.unconfirmed = null;
      this.hovered = null;
      this.hoveredChoice = null;
      clearTimeout(this.staying);
      this.moving = choice.path[0] ?? null;
      this.play(choice);
    }
  }

  /** One step back: the question, then the last pick. */
  cancel(): boolean {
    if (this.unconfirmed) {
      this.unconfirmed = null;
      this.pick(this.picked.slice(0, -1));
    } else if (this.picked.length) {
      this.pick(this.picked.slice(0, -1));
    } else return false;
    return true;
  }

  /** Somebody clicks where nothing is: let go of everything. */
  release(): void {
    this.unconfirmed = null;
    this.pick([]);
  }

  enter(element: string): void {
    this.hovered = element;
    this.stay(choosing.choiceFor(this.legal, this.picked, element));
  }

  leave(element: string): void {
    if (this.hovered !== element) return;
    this.hovered = null;
    clearTimeout(this.staying);
  }

  enterChoice(choice: Choice): void {
    this.hoveredChoice = choice;
    this.stay(choice);
  }

  leaveChoice(choice: Choice): void {
    if (this.hoveredChoice?.action !== choice.action) return;
    this.hoveredChoice = null;
    clearTimeout(this.staying);
  }

  learn(action: number, view: View, events: GameEvent[]): void {
    this.previews.set(action, { view, events });
  }

  private stay(choice: Choice | null): void {
    clearTimeout(this.staying);
    if (choice) this.staying = setTimeout(() => this.requestPreview(choice), STAYS);
  }

  private requestPreview(choice: Choice): void {
    if (this.requested.has(choice.action)) return;
    this.requested.add(choice.action);
    this.askPreview(choice);
  }
}
