/** What each player got and paid, for the table of the count: sums of the amounts in the events. Nothing is decided by them; the money itself comes with the view. */
import type { LogEntry } from '../../protocol/wire';
import type { Event } from '../../protocol/salamanca';

export const PARTS = ['sales', 'condes', 'market', 'squires'] as const;
export type Part = (typeof PARTS)[number];
export type Takings = Record<Part, number[]>;

/** What came of a move of the log. */
type EventsOf = (entry: LogEntry) => readonly Event[];

/** The moves that stand: of a move that was taken back and made anew, the last one. */
function standing(log: readonly LogEntry[], moves: number, eventsOf: EventsOf): Event[] {
  const byNumber = new Map<number, readonly Event[]>();
  for (const entry of log) {
    if (entry.happening === 'moved') byNumber.set(entry.number, eventsOf(entry));
  }
  return [...byNumber].filter(([number]) => number < moves).flatMap(([, events]) => events);
}

export function takings(log: readonly LogEntry[], moves: number, seats: number, eventsOf: EventsOf): Takings {
  const nothing = () => Array.from({ length: seats }, () => 0);
  const found: Takings = { sales: nothing(), condes: nothing(), market: nothing(), squires: nothing() };
  const add = (part: Part, seat: number, amount: number) => {
    found[part][seat] = (found[part][seat] ?? 0) + amount;
  };
  for (const event of standing(log, moves, eventsOf)) {
    if (event.event === 'building-sold') add('sales', event.seat, event.amount);
    else if (event.event === 'conde-paid') add('condes', event.seat, event.amount);
    else if (event.event === 'market-paid' || event.event === 'market-paid-conde')
      add('market', event.seat, event.amount);
    else if (event.event === 'building-claimed') add('squires', event.seat, -event.price);
  }
  return found;
}
