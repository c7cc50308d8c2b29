/**
 * The socket of a table: it comes back by itself, asks for what it missed, and sends again what was not yet
 * answered. A message keeps its id, so that the service knows a repeated one.
 */
import type { Phrase, Seat, View, Choice, BoardElement, ScoreLine, GameEvent } from './types';

export interface Hello {
  type: 'hello';
  table: string;
  game: string;
  options: Record<string, string>;
  names: string[];
  seats: Seat[];
  mine: number[];
  commitment: string;
  watch: boolean;
  creator: boolean;
}

export interface LogLine {
  actor: number;
  notation: string;
  events: GameEvent[];
}

export interface Update {
  type: 'update';
  version: number;
  /** The story does not continue from what this page knows: show the position as it is. */
  reset: boolean;
  undone: boolean;
  steps: (LogLine & { view: View | null })[];
  /** The whole story so far, where the steps do not tell it. */
  log?: LogLine[] | null;
  view: View;
  actor: number;
  seat: number | null;
  prompt: Phrase | null;
  legal: Choice[];
  can_undo: boolean;
  can_ask: boolean;
  undo_reason: Phrase | null;
  over: boolean;
  ranks: number[] | null;
  tally: ScoreLine[][] | null;
  elements: BoardElement[];
}

export interface Candidate {
  action: number;
  notation: string;
  phrase: Phrase;
  chance?: number | null;
  points?: number | null;
  visits?: number | null;
  line?: Phrase[];
}

export type Answer =
  | { type: 'ack'; id: string; version: number }
  | { type: 'error'; id: string | null; code: string; message: Phrase; rule?: string | null }
  | { type: 'ask'; ask: number; kind: string; by: number; mine: boolean; waiting: number[] }
  | { type: 'asked'; ask: number; kind: string; by: number; result: 'agreed' | 'refused' | 'withdrawn' }
  | { type: 'preview'; action: number; view: View | null; events: GameEvent[] }
  | { type: 'hint'; seat: number; version: number; candidates: Candidate[]; why: Phrase | null }
  | { type: 'presence'; seats: Seat[]; names: string[] }
  | { type: 'rematch'; table: string }
  | { type: 'pong'; id: string }
  | { type: 'bye'; code: string };

export type Message = Hello | Update | Answer;

export type Link = 'joining' | 'open' | 'lost' | 'closed';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export interface Socket {
  send(text: string): void;
  close(): void;
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

// randomUUID is only there on https and localhost; people also play over plain http in their own network.
const newId = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;

export class Live {
  private socket: Socket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  /** Sent and not yet answered, in order. */
  private readonly open = new Map<string, object>();
  /** The last version this page has seen; -1 before the first. */
  version = -1;

  constructor(
    private readonly address: string,
    private readonly hear: (message: Message) => void,
    private readonly changed: (link: Link) => void,
    private readonly make: (address: string) => Socket = (to) => new WebSocket(to),
  ) {
    globalThis.addEventListener?.('online', this.hurry);
    globalThis.addEventListener?.('offline', this.dropped);
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    globalThis.removeEventListener?.('online', this.hurry);
    globalThis.removeEventListener?.('offline', this.dropped);
    this.socket?.close();
    this.changed('closed');
  }

  /** Send and keep it until it is answered. */
  ask(message: { type: string; [detail: string]: unknown }): string {
    const id = newId();
    const full = { ...message, id };
    this.open.set(id, full);
    this.send(full);
    return id;
  }

  /** Send if the line is open: a question whose answer would come too late otherwise. */
  send(message: object): boolean {
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** The same, for messages that carry an id. */
  wish(message: object): boolean {
    return this.send({ ...message, id: newId() });
  }

  private answered(id: string | undefined | null): void {
    if (id) this.open.delete(id);
  }

  get waiting(): number {
    return this.open.size;
  }

  private readonly hurry = (): void => {
    this.wait = FIRST_WAIT;
    if (this.socket === null) {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private readonly dropped = (): void => this.socket?.close();

  private connect(): void {
    if (this.stopped) return;
    const mine = this.make(this.version < 0 ? this.address : `${this.address}?after=${this.version}`);
    this.socket = mine;
    mine.onopen = () => {
      this.wait = FIRST_WAIT;
      this.changed('open');
      for (const message of this.open.values()) mine.send(JSON.stringify(message));
    };
    mine.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as Message;
      if (message.type === 'update') this.version = message.version;
      if (message.type === 'ack' || message.type === 'error') this.answered(message.id);
      if (message.type === 'bye' && message.code === 'gone') this.stopped = true;
      this.hear(message);
    };
    mine.onclose = () => {
      if (this.socket === mine) this.socket = null;
      if (this.stopped) {
        this.changed('closed');
        return;
      }
      this.changed('lost');
      this.timer = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }
}
