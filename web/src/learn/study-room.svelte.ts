/** A table that is made up to learn at, and has nothing of other people: a lesson, an exercise. */
import type { MovePreview } from '../net/move-preview';
import type { Frame, TableRoom } from '../net/room.svelte';
import { EMPTY } from '../net/room-state';
import { NO_SEAT } from '../net/seat-hold';
import type {
  Analysis,
  ChatLine,
  ExplanationLine,
  LogEntry,
  Moment,
  Problem,
  RefusedMove,
  SeatInfo,
  TableInfo,
} from '../protocol/wire';

/** What is told of a thing, and why not. */
export interface ThingExplanation {
  lines: ExplanationLine[];
  refused: RefusedMove[];
}

export abstract class StudyRoom implements TableRoom {
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw(EMPTY.you);
  seq = $state(0);
  game = $state.raw(EMPTY.game);
  log = $state.raw<readonly LogEntry[]>([]);
  trouble = $state.raw<Problem | null>(null);
  onFrame: (frame: Frame) => void = () => undefined;

  // What there is nothing of.
  clocks = null;
  toldAt = 0;
  proposal = null;
  absent = [];
  chat: readonly ChatLine[] = [];
  readTo = 0;
  reasons = [];
  present: number[] = [];
  spectators = 0;
  readonly hold = NO_SEAT;
  readonly spectate = false;
  readonly token = undefined;
  /** What was previewed in this position: hovering asks often. */
  readonly #previews = new Map<string, Promise<MovePreview>>();

  constructor(readonly id: string) {}

  abstract act(message: Parameters<TableRoom['act']>[0]): Promise<void>;
  abstract ask(place: string, thing: string): Promise<ThingExplanation>;
  /** Asks the server what a move would bring. */
  protected abstract foresee(notation: string): Promise<MovePreview>;

  /** Sits down. */
  protected sit(game: string, seats: number, seat: number, nameOf: (seat: number) => string): void {
    this.info = tableInfo(this.id, game, seats, seat, nameOf);
    this.you = { seat, host: false };
    this.present = [seat];
  }

  protected show(frame: Frame): void {
    this.#previews.clear();
    this.log = [...this.log, ...frame.entries];
    this.seq = frame.entries.at(-1)?.seq ?? this.seq;
    this.game = frame.game;
    this.onFrame(frame);
  }

  preview(notation: string): Promise<MovePreview> {
    const known = this.#previews.get(notation);
    if (known) return known;
    const asked = this.foresee(notation);
    this.#previews.set(notation, asked);
    asked.catch(() => this.#previews.delete(notation));
    return asked;
  }

  hint(): Promise<Analysis | null> {
    return Promise.resolve(null);
  }

  moment(): Promise<Moment | null> {
    return Promise.resolve(null);
  }

  close(): void {
    this.onFrame = () => undefined;
  }

  watch(): void {
    // Nobody else changes anything.
  }

  leaveSeat(): void {
    // Nobody else wants the seat.
  }

  putLossAway(): void {
    // No seat is lost.
  }

  markRead(): void {
    // Nobody writes.
  }
}

function tableInfo(
  id: string,
  game: string,
  seats: number,
  own: number,
  nameOf: (seat: number) => string,
): TableInfo {
  const chairs = Array.from({ length: seats }, (_, seat): SeatInfo => ({
    seat,
    sitter: seat === own ? { kind: 'person' } : { kind: 'bot', level: 'novice' },
    name: nameOf(seat),
    stand_in: false,
    resigned: false,
    added_to_deal: false,
  }));
  return {
    id,
    game,
    seats,
    state: 'playing',
    chairs,
    commitment: '',
    opened_at: 0,
    rules_version: 0,
  };
}
