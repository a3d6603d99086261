/** Reads what the server tells of a game, once each: after this the types of the game hold. */
import type { Care, GameNow, Offer } from '../protocol/wire';
import type { GameGuards } from './game';

/** A move that can be made. */
export interface ReadOffer<Move> {
  notation: string;
  parts: Move;
  care: Care;
}

/** A position of the game as it is shown. */
export interface Position<View, Move> {
  view: View;
  offers: readonly ReadOffer<Move>[];
  waiting: readonly number[];
}

/** What a position of the present or of the past has. */
type RawPosition = Pick<GameNow, 'view' | 'waiting'> & Partial<Pick<GameNow, 'offers'>>;

export class GameReader<View, Move, Event> {
  readonly #positions = new WeakMap<object, Position<View, Move>>();
  readonly #events = new WeakMap<readonly unknown[], readonly Event[]>();

  constructor(readonly guards: GameGuards<View, Move, Event>) {}

  /** Null when it is of another game or of another version of it. */
  position(told: RawPosition): Position<View, Move> | null {
    const known = this.#positions.get(told);
    if (known) return known;
    const view = this.view(told.view);
    if (view === null) return null;
    const position = { view, offers: this.offers(told.offers ?? []), waiting: told.waiting };
    this.#positions.set(told, position);
    return position;
  }

  /** A move that cannot be read cannot be offered. */
  offers(told: readonly Offer[]): ReadOffer<Move>[] {
    return told.flatMap(({ notation, parts, care }): ReadOffer<Move>[] =>
      this.guards.isMove(parts) ? [{ notation, parts, care: care ?? 'free' }] : [],
    );
  }

  view(told: unknown): View | null {
    return this.guards.isView(told) ? told : null;
  }

  move(told: unknown): Move | null {
    return this.guards.isMove(told) ? told : null;
  }

  /** What came of a move. An event that cannot be read is not told. */
  events(told: readonly unknown[]): readonly Event[] {
    const known = this.#events.get(told);
    if (known) return known;
    const events = told.filter((event) => this.guards.isEvent(event));
    this.#events.set(told, events);
    return events;
  }
}
