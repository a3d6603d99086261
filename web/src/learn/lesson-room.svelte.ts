/** A lesson as a table: the same things can be asked and done there, and every answer of the learner is met. */
import { api } from '../net/api';
import type { Frame, TableRoom } from '../net/room.svelte';
import { EMPTY } from '../net/room-state';
import { NO_SEAT } from '../net/seat-hold';
import type {
  Analysis,
  ChatLine,
  ExplanationLine,
  LessonAnswer,
  LessonNow,
  LessonQuestion,
  LogEntry,
  Moment,
  Problem,
  RefusedMove,
  SeatInfo,
  TableInfo,
} from '../protocol/wire';

/** What was answered to the learner's last move. */
export type Verdict =
  | { is: 'right' }
  | {
      is: 'missed';
      events: unknown[];
      /** Which of the step's texts says more. */
      say: string;
    };

export class LessonRoom implements TableRoom {
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw(EMPTY.you);
  seq = $state(0);
  game = $state.raw(EMPTY.game);
  log = $state.raw<readonly LogEntry[]>([]);
  trouble = $state.raw<Problem | null>(null);
  onFrame: (frame: Frame) => void = () => undefined;
  /** The step that is being worked at. */
  now = $state.raw<LessonNow | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  /** How the lesson goes on when what was said of the right answer has been read. */
  #next: LessonNow | null = null;
  #answers: readonly string[] = [];
  /** What was previewed at this step: hovering asks often. */
  readonly #previews = new Map<string, Promise<unknown[]>>();

  // What a lesson has nothing of.
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

  constructor(
    readonly gameName: string,
    readonly id: string,
    readonly nameOf: (seat: number) => string,
  ) {}

  readonly isDone = $derived.by(() => this.now !== null && this.now.step >= this.now.steps);

  async start(): Promise<void> {
    const answer = await this.#ask({ ask: 'now' });
    if (answer.type !== 'now') return;
    const { seat, seats } = answer.now;
    this.info = tableInfo(this.id, this.gameName, seats, seat, this.nameOf);
    this.you = { seat, host: false };
    this.present = [seat];
    this.game = answer.now.game;
    this.now = answer.now;
  }

  #ask(question: LessonQuestion): Promise<LessonAnswer> {
    return api.lesson(this.gameName, this.id, this.#answers, question);
  }

  async act(message: Parameters<TableRoom['act']>[0]): Promise<void> {
    if (message.type === 'move') await this.#answer(message.notation);
  }

  async #answer(notation: string): Promise<void> {
    const answer = await this.#ask({ ask: 'answer', notation });
    if (answer.type === 'missed')
      this.verdict = { is: 'missed', events: answer.events, say: answer.say ?? 'else' };
    if (answer.type !== 'right') return;
    this.#answers = [...this.#answers, notation];
    this.#next = answer.now;
    this.verdict = notation ? { is: 'right' } : null;
    for (const frame of answer.frames) this.#show(frame);
    if (!notation) this.#takeNext();
  }

  #show(frame: Frame): void {
    this.log = [...this.log, ...frame.entries];
    this.seq = frame.entries.at(-1)?.seq ?? this.seq;
    this.game = frame.game;
    this.onFrame(frame);
  }

  /** What was said has been read. */
  async goOn(): Promise<void> {
    if (this.#next) this.#takeNext();
    else if (this.now && !this.now.has_task) await this.#answer('');
  }

  #takeNext(): void {
    if (!this.#next) return;
    this.now = this.#next;
    this.#next = null;
    this.verdict = null;
    this.#previews.clear();
    this.#show({ game: this.now.game, entries: [] });
  }

  preview(notation: string): Promise<unknown[]> {
    const known = this.#previews.get(notation);
    if (known) return known;
    const asked = this.#ask({ ask: 'preview', notation }).then((answer) =>
      answer.type === 'preview' ? answer.events : [],
    );
    this.#previews.set(notation, asked);
    asked.catch(() => this.#previews.delete(notation));
    return asked;
  }

  async ask(place: string, thing: string): Promise<{ lines: ExplanationLine[]; refused: RefusedMove[] }> {
    const answer = await this.#ask({ ask: 'explain', place, thing });
    if (answer.type !== 'explanation') return { lines: [], refused: [] };
    return { lines: answer.lines, refused: answer.refused ?? [] };
  }

  async explain(place: string): Promise<ExplanationLine[]> {
    return (await this.ask(place, place)).lines;
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
    // Nobody else changes a lesson.
  }

  leaveSeat(): void {
    // Nobody else wants the seat of a lesson.
  }

  putLossAway(): void {
    // No seat is lost in a lesson.
  }

  markRead(): void {
    // Nobody writes in a lesson.
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
