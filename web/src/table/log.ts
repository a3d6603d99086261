/** What the log of a table says about moments and names. */
import type { Frame } from '../net/room.svelte';
import type { LogEntry } from '../protocol/wire';

/**
 * How many moves had been made when a line of the log was written. A move that was taken back later belongs to no moment any
 * more: the position in which it was made is shown.
 */
export function momentOf(log: readonly LogEntry[], entry: LogEntry): number {
  let made: number[] = [];
  let moment = 0;
  for (const one of log) {
    if (one.happening === 'moved') made = [...made.slice(0, one.number), one.seq];
    else if (one.happening === 'took-back') made = made.slice(0, -one.moves);
    if (one.seq === entry.seq) moment = made.length;
  }
  const isGone = entry.happening === 'moved' && !made.includes(entry.seq);
  return isGone ? entry.number : Math.min(moment, made.length);
}

/** Who sat on a seat when an entry was made, if somebody else has it by now. */
export function formerHolder(log: readonly LogEntry[], seat: number, seq: number): string {
  for (const entry of log) {
    const isTaken = entry.happening === 'given-to-bot' || entry.happening === 'seat-opened';
    if (isTaken && entry.seat === seat && entry.seq > seq) return entry.name;
  }
  return '';
}

/** The log as far as it is shown: it does not run ahead of the board. */
export function logBefore(log: readonly LogEntry[], waiting: readonly Frame[]): readonly LogEntry[] {
  const untold = waiting.flatMap(({ entries }) => entries.map(({ seq }) => seq));
  const first = Math.min(Infinity, ...untold);
  return first === Infinity ? log : log.filter(({ seq }) => seq < first);
}
