/** The log as turns, and events of one kind in a row as one line. */
import type { GameEvent, LogLine } from '../lib/types';

export interface Entry<L extends LogLine = LogLine> {
  event: GameEvent;
  line: L;
}

/** One sentence, or several of one kind that are told as one until somebody opens it. */
export interface Group<L extends LogLine = LogLine> {
  key: string;
  entries: Entry<L>[];
}

export interface Turn<L extends LogLine = LogLine> {
  actor: number;
  start: number;
  /** A deed and what follows from it are told in one go. */
  paragraphs: Group<L>[][];
}

/** So many of one kind in a row become one line. */
export const FEW = 3;

/** What the room says about its events. */
export interface Telling {
  /** Kinds with which somebody answers in the turn of another (a prayer, a rescue). */
  answers?: readonly string[];
  /** Kinds that nobody does: they follow from the deed before. */
  follows?: readonly string[];
}

/** An answer, and what follows from it, belongs to the turn in which it is given, and to the deed that it answers. */
export function turnsOf<L extends LogLine>(log: L[], shown: number, { answers = [], follows = [] }: Telling = {}): Turn<L>[] {
  const turns: { actor: number; start: number; entries: Entry<L>[] }[] = [];
  const from = Math.max(0, log.length - shown);
  for (const [offset, line] of log.slice(from).entries()) {
    const last = turns.at(-1);
    const entries = line.events.map((event) => ({ event, line }));
    const goesOn = line.actor < 0 || line.actor === last?.actor || answers.includes(line.events[0]?.kind ?? '');
    if (last && goesOn) last.entries.push(...entries);
    else turns.push({ actor: line.actor, start: from + offset, entries });
  }
  return turns
    .filter((turn) => turn.entries.length)
    .map(({ actor, start, entries }) => ({ actor, start, paragraphs: paragraphs(grouped(entries, start), [...answers, ...follows]) }));
}

function paragraphs<L extends LogLine>(groups: Group<L>[], goOn: readonly string[]): Group<L>[][] {
  const found: Group<L>[][] = [];
  for (const group of groups) {
    const last = found.at(-1);
    if (last && goOn.includes(group.entries[0]?.event.kind ?? '')) last.push(group);
    else found.push([group]);
  }
  return found;
}

function grouped<L extends LogLine>(entries: Entry<L>[], start: number): Group<L>[] {
  const found: Group<L>[] = [];
  let run: Entry<L>[] = [];
  const close = () => {
    if (run.length >= FEW) found.push({ key: `${start}/${found.length}`, entries: run });
    else for (const entry of run) found.push({ key: `${start}/${found.length}`, entries: [entry] });
    run = [];
  };
  for (const entry of entries) {
    if (run[0] && !alike(run[0].event, entry.event)) close();
    run.push(entry);
  }
  close();
  return found;
}

/** Of one kind, and done by the same seat if anybody does it. */
const alike = (a: GameEvent, b: GameEvent) => a.kind === b.kind && a.args.seat === b.args.seat;

/** Everything a line is about: what it names, and what moved. */
export function touched(event: GameEvent): string[] {
  const moved = event.moves.flatMap(({ piece, source, target }) => [piece, source, target]);
  return [...new Set([...event.elements, ...moved])].filter((id): id is string => id !== null && !id.startsWith('token:'));
}
