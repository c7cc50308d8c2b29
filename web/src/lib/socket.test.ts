import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableSocket, type Link, type Socket } from './socket';
import type { Message } from './types';

class FakeSocket implements Socket {
  readyState = 0;
  sent: { type: string; id?: string }[] = [];
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  constructor(readonly address: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close() {
    this.readyState = 3;
    this.onclose?.({} as CloseEvent);
  }
  opens() {
    this.readyState = 1;
    this.onopen?.({} as Event);
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
}

describe('the socket of a table', () => {
  let sockets: FakeSocket[];
  let heard: Message[];
  let links: Link[];
  let live: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    heard = [];
    links = [];
    live = new TableSocket(
      'ws://here/live',
      (message) => heard.push(message),
      (link) => links.push(link),
      (address) => {
        const made = new FakeSocket(address);
        sockets.push(made);
        return made;
      },
    );
  });

  afterEach(() => {
    live.stop();
    vi.useRealTimers();
  });

  it('comes back after a loss and asks for what it missed', () => {
    sockets[0]!.opens();
    sockets[0]!.says({ type: 'update', version: 7 });
    sockets[0]!.close();
    expect(links).toEqual(['open', 'lost']);
    vi.advanceTimersByTime(500);
    expect(sockets[1]!.address).toBe('ws://here/live?patches=1&after=7');
  });

  it('makes whole updates of patches, and starts over where one does not fit', () => {
    sockets[0]!.opens();
    sockets[0]!.says({ type: 'update', version: 3, view: { actor: 0 }, legal: [1] });
    sockets[0]!.says({ type: 'patch', version: 4, base: 3, steps: [], change: { view: { actor: [1] }, legal: [[]] } });
    expect(heard.at(-1)).toMatchObject({ type: 'update', version: 4, view: { actor: 1 }, legal: [] });
    sockets[0]!.says({ type: 'patch', version: 6, base: 5, steps: [], change: {} });
    expect(heard).toHaveLength(2);
    vi.advanceTimersByTime(500);
    expect(sockets[1]!.address).toBe('ws://here/live?patches=1');
  });

  it('waits longer each time, and no longer once it was open', () => {
    for (let turn = 0; turn < 3; turn++) {
      sockets.at(-1)!.close();
      vi.advanceTimersByTime(10_000);
    }
    expect(sockets).toHaveLength(4);
    sockets.at(-1)!.opens();
    sockets.at(-1)!.close();
    vi.advanceTimersByTime(450);
    expect(sockets).toHaveLength(5);
  });

  it('sends an unanswered move again with the same id, an answered one not', () => {
    sockets[0]!.opens();
    const first = live.request({ type: 'move', action: 3 });
    const second = live.request({ type: 'move', action: 4 });
    sockets[0]!.says({ type: 'ack', id: first, version: 1 });
    sockets[0]!.close();
    vi.advanceTimersByTime(500);
    sockets[1]!.opens();
    expect(sockets[1]!.sent.map((message) => message.id)).toEqual([second]);
  });

  it('keeps a move made while the line is down', () => {
    const id = live.request({ type: 'move', action: 1 });
    sockets[0]!.opens();
    expect(sockets[0]!.sent.map((message) => message.id)).toEqual([id]);
  });

  it('stays away after a farewell', () => {
    sockets[0]!.opens();
    sockets[0]!.says({ type: 'bye', code: 'gone' });
    sockets[0]!.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(links.at(-1)).toBe('closed');
  });
});
