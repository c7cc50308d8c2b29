/**
 * The socket of a table: it comes back by itself, asks for what it missed, and sends again what was not yet
 * answered. A message keeps its id, so that the service knows a repeated one.
 */
import { followed } from './patches';
import type { Message, Update } from './types';

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

export class TableSocket {
  private socket: Socket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  /** Sent and not yet answered, in order. */
  private readonly open = new Map<string, object>();
  /** The last version this page has seen; -1 before the first. */
  version = -1;
  /** What the next patch changes. */
  private update: Update | null = null;

  constructor(
    private readonly address: string,
    private readonly onMessage: (message: Message) => void,
    private readonly changed: (link: Link) => void,
    private readonly make: (address: string) => Socket = (to) => new WebSocket(to),
  ) {
    globalThis.addEventListener?.('online', this.reconnectNow);
    globalThis.addEventListener?.('offline', this.dropped);
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    globalThis.removeEventListener?.('online', this.reconnectNow);
    globalThis.removeEventListener?.('offline', this.dropped);
    this.socket?.close();
    this.changed('closed');
  }

  /** Send and keep it until it is answered. */
  request(message: { type: string; [detail: string]: unknown }): string {
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
  sendOnce(message: object): boolean {
    return this.send({ ...message, id: newId() });
  }

  /** A message as the page understands it: patches become the updates they stand for. */
  private whole(message: Message): Message | null {
    if (message.type === 'patch') {
      if (this.update?.version !== message.base) {
        // It does not fit what is here: start over with a whole update.
        this.version = -1;
        this.socket?.close();
        return null;
      }
      message = followed(this.update, message);
    }
    if (message.type === 'update') {
      this.update = message;
      this.version = message.version;
    }
    return message;
  }

  private answered(id: string | undefined | null): void {
    if (id) this.open.delete(id);
  }

  get waiting(): number {
    return this.open.size;
  }

  private readonly reconnectNow = (): void => {
    this.wait = FIRST_WAIT;
    if (this.socket === null) {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private readonly dropped = (): void => this.socket?.close();

  private connect(): void {
    if (this.stopped) return;
    const mine = this.make(`${this.address}?patches=1${this.version < 0 ? '' : `&after=${this.version}`}`);
    this.socket = mine;
    mine.onopen = () => {
      this.wait = FIRST_WAIT;
      this.changed('open');
      for (const message of this.open.values()) mine.send(JSON.stringify(message));
    };
    mine.onmessage = (event) => {
      const message = this.whole(JSON.parse(String(event.data)) as Message);
      if (!message) return;
      if (message.type === 'ack' || message.type === 'error') this.answered(message.id);
      if (message.type === 'bye' && message.code === 'gone') this.stopped = true;
      this.onMessage(message);
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
