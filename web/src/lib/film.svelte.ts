/** Shows steps one after the other, for live play, replay and guide alike. Never blocks: the end can be had at once. */
import { tick } from 'svelte';
import { extend, NOTHING, type Round } from '../stage/trail';
import { stepTime } from './settings.svelte';
import type { GameEvent, Step, View } from './types';

/** What the board shows now, and how it came about. */
export interface Scene<V extends View = View> {
  view: V;
  before: V | null;
  events: GameEvent[];
  actor: number;
  /** Milliseconds of one movement, 0 for none. */
  pace: number;
}

/** However long a board wants to be looked at, whoever waits may go on after so many movements: nine seconds at the normal pace. */
const LONGEST = 41;
/** A step shown once more stays in sight so much longer. */
const LOOK_AGAIN = 700;
const MANY = 14;
const TOO_MANY = 60;

export class Film {
  scene: Scene | null = $state.raw(null);
  /** Steps still to come; the board shows the past as long as there are some. */
  left = $state(0);
  /** What happened since the viewer acted last. */
  round: Round = $state.raw(NOTHING);
  private queue: Step[] = [];
  private final: View | null = null;
  private held = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running = $state(false);
  /** A step of the past is being shown: the present comes back without a movement. */
  private past = false;

  constructor(private readonly mine: () => readonly number[] = () => []) {}

  /** Nothing moves any more: what the board shows is all there is. */
  get still(): boolean {
    return !this.running;
  }

  /** The points as far as the board has shown how they were won. */
  get scores(): View['scores'] {
    const { scene } = this;
    return (this.still ? scene?.view : (scene?.before ?? scene?.view))?.scores ?? [];
  }

  get catchingUp(): boolean {
    return this.left > MANY;
  }

  /** Show a position without any movement. */
  cut(view: View): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.left = 0;
    this.running = false;
    this.past = false;
    this.final = view;
    this.scene = { view, before: null, events: [], actor: view.actor, pace: 0 };
  }

  /** The viewer acts, or looks at another moment: the last round is no longer news. */
  forget(): void {
    this.round = NOTHING;
  }

  /** Play these steps, then show where they lead. */
  run(steps: Step[], view: View): void {
    if (this.past) this.finish();
    this.final = view;
    this.queue.push(...steps);
    this.left = this.queue.length;
    if (!this.scene || !steps.length || this.queue.length > TOO_MANY || document.hidden) {
      this.finish();
    } else if (stepTime() === 0) {
      // Where nothing moves nobody could follow the steps: all of them are one.
      const before = this.scene.view;
      const events = this.queue.flatMap((step) => step.events);
      this.finish();
      this.scene = { ...this.scene, before, events };
    } else if (!this.running) {
      this.begin();
    }
  }

  /** Show a step of the past once more, then the present again. */
  again(before: View, step: Step): void {
    const present = this.final ?? this.scene?.view;
    if (!present) return;
    this.finish();
    const round = this.round;
    this.cut(before);
    this.final = present;
    this.queue = [step];
    this.past = true;
    this.begin();
    this.round = round;
  }

  /** Straight to the end. */
  finish(): void {
    const rest = this.queue;
    const last = rest.at(-1);
    for (const step of rest) this.note(step);
    if (this.final) {
      const events = last?.events ?? [];
      this.cut(this.final);
      if (this.scene) this.scene = { ...this.scene, events, actor: last?.actor ?? this.scene.actor };
    }
  }

  /** A board tells how long the movement it has just begun will take. */
  hold = (milliseconds: number): void => {
    this.held = Math.max(this.held, Math.min(milliseconds, LONGEST * (this.scene?.pace ?? 0)));
  };

  stop(): void {
    clearTimeout(this.timer);
  }

  private note(step: Step): void {
    if (step.events.length) this.round = extend(this.round, step, this.mine());
  }

  private begin(): void {
    this.running = true;
    void this.next();
  }

  private async next(): Promise<void> {
    const step = this.queue.shift();
    this.left = this.queue.length;
    if (!step) {
      this.running = false;
      if (this.past && this.final) {
        this.cut(this.final);
        return;
      }
      if (this.final && this.scene && this.scene.view !== this.final) {
        this.scene = { ...this.scene, view: this.final, before: this.scene.view, events: [], pace: 0 };
      }
      return;
    }
    const pace = stepTime() / (this.queue.length > MANY ? 2 : 1);
    this.held = 0;
    this.scene = { view: step.view, before: this.scene?.view ?? null, events: step.events, actor: step.actor, pace };
    this.note(step);
    await tick();
    if (!this.running) return;
    // What luck turns up shows quickly; a choice gets its moment.
    const moment = step.events.length === 0 ? 0 : step.actor < 0 ? pace * 0.5 : pace * 1.5;
    const wait = this.past ? Math.max(this.held, moment) + LOOK_AGAIN : pace === 0 ? 0 : Math.max(this.held, moment);
    this.timer = setTimeout(() => void this.next(), wait);
  }
}
