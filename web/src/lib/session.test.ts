import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Session } from './session.svelte';
import type { Choice } from './types';

const choice = (action: number): Choice => ({ action, notation: `do:${action}`, phrase: { id: 'action', args: {} }, path: [`hex:${action}`] });
const update = (version: number) => ({
  type: 'update', version, actor: 0, over: false, ended: null, reset: false, steps: [], legal: [choice(1), choice(2)],
  view: { seats: 2, actor: 0, phase: 'play', scores: [0, 0], ranks: null, first: 0, active: 0, pieces: {} },
});

describe('a choice on its way', () => {
  let says: (message: object) => void;
  let sent: { type: string; id: string; action?: number }[];
  let session: Session;

  beforeEach(() => {
    sent = [];
    vi.stubGlobal('WebSocket', class {
      readyState = 1;
      onmessage: ((event: MessageEvent) => void) | null = null;
      constructor() {
        says = (message) => this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
      }
      send(text: string) {
        sent.push(JSON.parse(text) as { type: string; id: string });
      }
      close() {}
    });
    session = new Session('table');
    says({ type: 'hello', game: 'kalah', mine: [0], seats: [{ name: 'Ada' }, { name: 'Bo' }] });
    says(update(1));
    session.picker.choose(choice(1));
  });
  afterEach(() => {
    session.stop();
    vi.unstubAllGlobals();
  });
  const moves = () => sent.filter((message) => message.type === 'move');
  const takes = () => says({ type: 'ack', id: moves()[0]?.id, version: 2 });

  it('is the only one: nothing more is offered or sent until its position is here', () => {
    // A guide that asks for the next deed must not have it done in the position before.
    session.restrict((one) => one.action === 2);
    expect(session.picker.legal).toEqual([]);
    session.picker.choose(choice(2));
    expect(moves().map((message) => message.action)).toEqual([1]);
    takes();
    expect(session.picker.legal).toEqual([]);
    says(update(2));
    expect(session.picker.legal.map((one) => one.action)).toEqual([2]);
  });

  it('has been played once the service has taken it', () => {
    expect(session.played).toBeNull();
    // An answer to something else says nothing about it.
    says({ type: 'error', id: 'another', code: 'busy', message: { id: 'busy', args: {} } });
    says({ type: 'ack', id: 'another', version: 1 });
    expect(session.played).toBeNull();
    takes();
    expect(session.played?.choice.action).toBe(1);
  });

  it('was never played if the service refuses it, and all is offered again', () => {
    says({ type: 'error', id: moves()[0]?.id, code: 'stale', message: { id: 'stale', args: {} } });
    expect(session.played).toBeNull();
    expect(session.picker.legal.map((one) => one.action)).toEqual([1, 2]);
  });
});
