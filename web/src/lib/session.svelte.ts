/** A table one sits at or watches: what is true, what the board shows, what may be chosen, what was said. */
import { Film } from './film.svelte';
import { Live, type Link } from './live';
import { Picker } from './picker.svelte';
import { settings } from './settings.svelte';
import { sound } from './sounds';
import { Speaker } from './texts.svelte';
import type { Candidate, Choice, Hello, LogLine, Message, Phrase, Step, Update } from './types';

export interface Question {
  ask: number;
  kind: string;
  by: number;
  mine: boolean;
}

export interface Hint {
  candidates: Candidate[];
  why: Phrase | null;
}

export interface Notice {
  phrase: Phrase;
  rule: string;
}

export class Session {
  hello: Hello | null = $state.raw(null);
  update: Update | null = $state.raw(null);
  link: Link = $state('joining');
  log: LogLine[] = $state.raw([]);
  /** Somebody asks something: us the others, or one of them us. */
  question: Question | null = $state.raw(null);
  rematch: string | null = $state(null);
  hint: Hint | null = $state.raw(null);
  hinting = $state(false);
  notice: Notice | null = $state.raw(null);
  sending = $state(false);
  goodbye: string | null = $state(null);

  readonly film = new Film();
  readonly picker = new Picker(
    (choice) => this.move(choice),
    () => settings.confirm,
    (choice) => this.live.wish({ type: 'preview', action: choice.action }),
    () => this.film.finish(),
  );
  readonly speaker = new Speaker(
    () => this.hello?.game ?? '',
    () => this.names,
  );
  private readonly live: Live;

  readonly names = $derived(this.hello?.seats.map((seat) => seat.name) ?? []);
  readonly mine = $derived(this.hello?.mine ?? []);
  readonly myTurn = $derived(this.update !== null && this.mine.includes(this.update.actor));
  /** A chance to act: the list is here, nothing is on its way, and the board has caught up. */
  readonly asked = $derived(this.myTurn && !this.sending && this.film.left === 0);

  constructor(readonly table: string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.live = new Live(
      `${scheme}://${location.host}/api/tables/${table}/live`,
      (message) => this.hear(message),
      (link) => (this.link = link),
    );
  }

  stop(): void {
    this.live.stop();
    this.film.stop();
  }

  undo(): void {
    this.film.finish();
    this.live.wish({ type: 'undo' });
  }

  answer(agree: boolean): void {
    if (this.question) this.live.send({ type: 'answer', ask: this.question.ask, agree });
    this.question = null;
  }

  withdraw(): void {
    if (this.question) this.live.send({ type: 'withdraw', ask: this.question.ask });
    this.question = null;
  }

  rename(seat: number, name: string): void {
    this.live.send({ type: 'name', seat, name });
  }

  askHint(): void {
    this.hint = null;
    this.hinting = this.live.wish({ type: 'hint' });
  }

  /** Somebody points at what is not allowed: the refusal of the service says why, and by which rule. */
  wonder(action: number): void {
    if (this.update && !this.update.legal.some((choice) => choice.action === action))
      this.live.wish({ type: 'move', version: this.update.version, action });
  }

  private move(choice: Choice): void {
    if (!this.update) return;
    this.sending = true;
    this.hint = null;
    this.notice = null;
    this.live.ask({ type: 'move', version: this.update.version, action: choice.action });
    sound('place');
  }

  private hear(message: Message): void {
    switch (message.type) {
      case 'hello':
        this.hello = message;
        break;
      case 'presence':
        if (this.hello) this.hello = { ...this.hello, seats: message.seats, names: message.names };
        break;
      case 'update':
        this.receive(message);
        break;
      case 'ack':
        this.sending = false;
        break;
      case 'error':
        this.sending = false;
        this.hinting = false;
        this.notice = { phrase: message.message, rule: message.rule ?? '' };
        this.picker.offer(this.myTurn ? (this.update?.legal ?? []) : []);
        break;
      case 'ask':
        this.question = message;
        break;
      case 'asked':
        if (message.result === 'refused' && this.question?.mine)
          this.notice = { phrase: { id: 'undo-refused', args: {} }, rule: '' };
        this.question = null;
        break;
      case 'preview':
        if (message.view) this.picker.learn(message.action, message.view, message.events);
        break;
      case 'hint':
        this.hinting = false;
        this.hint = { candidates: message.candidates, why: message.why };
        break;
      case 'rematch':
        this.rematch = message.table;
        break;
      case 'bye':
        this.goodbye = message.code;
    }
  }

  private receive(update: Update): void {
    const wasMine = this.myTurn;
    this.update = update;
    this.sending = false;
    this.hint = null;
    this.hinting = false;
    this.notice = null;
    if (update.reset) {
      if (update.log) this.log = update.log;
      this.film.cut(update.view);
    } else {
      const steps: Step[] = update.steps.map((step) => ({ ...step, view: step.view ?? update.view }));
      this.log = [...this.log, ...steps];
      this.film.run(steps, update.view);
    }
    this.picker.offer(this.myTurn ? update.legal : []);
    if (this.myTurn && !wasMine) sound('turn');
    if (update.over) sound('end');
  }
}
