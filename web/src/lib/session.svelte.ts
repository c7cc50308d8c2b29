/** A table one sits at or watches: what is true, what the board shows, what may be chosen, what was said. */
import { Film } from './film.svelte';
import { Picker } from './picker.svelte';
import { settings } from './settings.svelte';
import { keepShare, newShare, shareOf } from './shares';
import { TableSocket, type Link } from './socket';
import { sound } from './sounds';
import { Speaker } from './texts.svelte';
import type { Choice, Hello, HintMessage, LogLine, Message, Phrase, Step, Update, View } from './types';

export interface Proposal {
  proposal: number;
  kind: string;
  by: number;
  mine: boolean;
}

export type Hint = Pick<HintMessage, 'candidates' | 'lead' | 'comparison'>;

export interface Notice {
  phrase: Phrase;
  rule: string;
  /** The element that the notice is about. */
  element?: string;
}

/** A line of the log; steps that this page has seen itself can be shown again. */
export interface SeenLine extends LogLine {
  seen?: { before: View; step: Step };
}

interface Played {
  choice: Choice;
  view: View;
}

/** How many steps are kept to be shown again. */
const REMEMBERED = 250;

export class Session {
  hello: Hello | null = $state.raw(null);
  update: Update | null = $state.raw(null);
  link: Link = $state('joining');
  log: SeenLine[] = $state.raw([]);
  /** Somebody asks something: us the others, or one of them us. */
  proposal: Proposal | null = $state.raw(null);
  rematch: string | null = $state(null);
  hint: Hint | null = $state.raw(null);
  hinting = $state(false);
  notice: Notice | null = $state.raw(null);
  sending = $state(false);
  goodbye: string | null = $state(null);
  /** While this holds, a bot chooses for the own seat: "place the rest for me". */
  delegating: ((view: View) => boolean) | null = $state.raw(null);
  private delegatedSeat = -1;
  /** What a guide lets one choose at the moment; null: everything. */
  private allowed: ((choice: Choice, view: View) => boolean) | null = null;
  /** The last choice made here that the service has taken, and the position it was made in. */
  played: Played | null = $state.raw(null);
  /** The last one sent, with the id by which the service will answer. */
  private sent: (Played & { id: string }) | null = null;

  readonly film = new Film(() => this.mine);
  readonly picker = new Picker(
    (choice) => this.move(choice),
    () => settings.confirm,
    (choice) => this.socket.sendOnce({ type: 'preview', action: choice.action }),
    () => this.film.finish(),
  );
  readonly speaker = new Speaker(
    () => this.hello?.game ?? '',
    () => this.names,
    () => this.mine,
  );
  private readonly socket: TableSocket;

  readonly names = $derived(this.hello?.seats.map((seat) => seat.name) ?? []);
  readonly mine = $derived(this.hello?.mine ?? []);
  readonly myTurn = $derived(this.update !== null && this.update.ended === null && this.mine.includes(this.update.actor));
  /** A chance to act: the list is here, nothing is on its way, and the board has caught up. */
  readonly asked = $derived(this.myTurn && !this.sending && this.film.left === 0);

  constructor(readonly table: string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.socket = new TableSocket(
      `${scheme}://${location.host}/api/tables/${table}/live`,
      (message) => this.onMessage(message),
      (link) => (this.link = link),
    );
  }

  stop(): void {
    this.socket.stop();
    this.film.stop();
  }

  undo(): void {
    this.delegating = null;
    this.film.finish();
    this.socket.sendOnce({ type: 'undo' });
  }

  answer(agree: boolean): void {
    if (this.proposal) this.socket.send({ type: 'answer', proposal: this.proposal.proposal, agree });
    this.proposal = null;
  }

  withdraw(): void {
    if (this.proposal) this.socket.send({ type: 'withdraw', proposal: this.proposal.proposal });
    this.proposal = null;
  }

  rename(seat: number, name: string): void {
    this.socket.send({ type: 'name', seat, name });
  }

  askHint(): void {
    this.hint = null;
    this.hinting = this.socket.sendOnce({ type: 'hint' });
  }

  /** Leave one's choices to a bot as long as `wanted` holds; null: choose oneself again. */
  delegate(wanted: ((view: View) => boolean) | null): void {
    this.delegating = wanted;
    this.delegatedSeat = this.update?.actor ?? -1;
    this.goOn();
  }

  private goOn(): void {
    if (!this.delegating || !this.update) return;
    if (!this.delegating(this.update.view)) this.delegating = null;
    else if (this.update.actor === this.delegatedSeat && !this.sending && !this.hinting) {
      this.sending = true;
      this.film.forget();
      this.socket.request({ type: 'delegate', version: this.update.version });
    }
  }

  /** Somebody clicks what cannot be chosen: the service says why, and by which rule. */
  askWhy(element: string): void {
    this.socket.sendOnce({ type: 'why', element });
  }

  /** A guide lets only some choices through for a while; where none of them is legal, all are offered. */
  restrict(allowed: ((choice: Choice, view: View) => boolean) | null): void {
    if (!allowed && !this.allowed) return;
    this.allowed = allowed;
    this.picker.offer(this.offered());
  }

  /** Show a step of the log once more. */
  again(line: SeenLine): boolean {
    if (!line.seen) return false;
    this.film.again(line.seen.before, line.seen.step);
    return true;
  }

  private offered(): Choice[] {
    // While a choice is on its way it is not known what comes after it.
    const legal = this.myTurn && !this.sending ? (this.update?.legal ?? []) : [];
    const view = this.update?.view;
    const some = this.allowed && view ? legal.filter((choice) => this.allowed?.(choice, view)) : legal;
    return some.length ? some : legal;
  }

  /** The first draw waits for a share of ours: give it once what the service promised is known. */
  private giveShare(hello: Hello): void {
    const share = shareOf(this.table)?.share ?? newShare();
    keepShare(this.table, { share, commitment: hello.commitment });
    this.socket.sendOnce({ type: 'share', share });
  }

  /** Nothing more is played here: by the rules, by agreement, or because nobody came. */
  get closed(): boolean {
    return this.update !== null && (this.update.over || this.update.ended !== null);
  }

  /** End the match early: at once, or when the others agree. */
  proposeEnd(): void {
    this.socket.sendOnce({ type: 'end' });
  }

  private move(choice: Choice): void {
    if (!this.update || this.sending) return;
    this.sending = true;
    this.hint = null;
    this.notice = null;
    this.film.forget();
    const id = this.socket.request({ type: 'move', version: this.update.version, action: choice.action });
    this.sent = { choice, view: this.update.view, id };
    sound('place');
  }

  private onMessage(message: Message): void {
    switch (message.type) {
      case 'hello':
        this.hello = message;
        if (message.wants_share) this.giveShare(message);
        break;
      case 'presence':
        if (this.hello) this.hello = { ...this.hello, seats: message.seats, names: message.names };
        break;
      case 'update':
        this.receive(message);
        break;
      case 'ack':
        if (message.id === this.sent?.id) this.played = this.sent;
        // The position comes right behind it: until then nobody is asked anything about the one before.
        if (this.update && this.update.version >= message.version) this.sending = false;
        break;
      case 'error':
        this.delegating = null;
        this.sending = false;
        this.hinting = false;
        this.notice = { phrase: message.message, rule: message.rule ?? '' };
        this.picker.offer(this.offered());
        break;
      case 'proposal':
        this.proposal = message;
        break;
      case 'proposal_settled':
        if (message.result === 'refused' && this.proposal?.mine)
          this.notice = { phrase: { id: message.kind === 'end' ? 'end-refused' : 'undo-refused', args: {} }, rule: '' };
        this.proposal = null;
        break;
      case 'preview':
        if (message.view) this.picker.learn(message.action, message.view, message.events);
        break;
      case 'reason':
        this.notice = { phrase: message.phrase, rule: message.rule ?? '', element: message.element };
        break;
      case 'hint':
        this.hinting = false;
        this.hint = message;
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
    const former = this.update?.view ?? null;
    this.update = update;
    this.sending = false;
    this.hint = null;
    this.hinting = false;
    this.notice = null;
    if (update.reset) {
      if (update.log) this.log = update.log;
      this.film.forget();
      this.film.cut(update.view);
    } else {
      const steps: Step[] = update.steps.map((step) => ({ ...step, view: step.view ?? update.view }));
      let before = former;
      const lines: SeenLine[] = steps.map((step) => {
        const line: SeenLine = before ? { ...step, seen: { before, step } } : step;
        before = step.view;
        return line;
      });
      this.log = [...this.log.map((line, index, all) => (index < all.length - REMEMBERED && line.seen ? { ...line, seen: undefined } : line)), ...lines];
      this.film.run(steps, update.view);
    }
    this.picker.offer(this.offered(), movedBetween(former, update.view));
    if (this.myTurn && !wasMine) sound('turn');
    if (update.over || update.ended) sound('end');
    this.goOn();
  }
}

/** The pieces that lie elsewhere than before. */
export function movedBetween(before: View | null, after: View): Set<string> {
  if (!before) return new Set();
  return new Set(Object.keys(after.pieces).filter((piece) => before.pieces[piece] !== undefined && before.pieces[piece] !== after.pieces[piece]));
}
