/** A lesson as a table: the same things can be asked and done there, and every answer of the learner is met. */
import { api } from '../net/api';
import { type MovePreview, NO_PREVIEW, previewOf } from '../net/move-preview';
import type { TableRoom } from '../net/room.svelte';
import type { LessonAnswer, LessonNow, LessonQuestion } from '../protocol/wire';
import { type ThingExplanation, StudyRoom } from './study-room.svelte';

/** What was answered to the learner's last move. */
export type Verdict =
  | { is: 'right' }
  | {
      is: 'missed';
      events: unknown[];
      /** Which of the step's texts says more. */
      say: string;
    };

export class LessonRoom extends StudyRoom {
  /** The step that is being worked at. */
  now = $state.raw<LessonNow | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  /** How the lesson goes on when what was said of the right answer has been read. */
  #next: LessonNow | null = null;
  #answers: readonly string[] = $state.raw([]);
  /** An answer is on its way: what is pressed meanwhile was meant for what is seen, not for what comes. */
  #isAsking = false;

  constructor(
    readonly gameName: string,
    id: string,
    readonly nameOf: (seat: number) => string,
  ) {
    super(id);
  }

  readonly isDone = $derived.by(() => this.now !== null && this.now.step >= this.now.steps);

  async start(): Promise<void> {
    const answer = await this.#ask({ ask: 'now' });
    if (answer.type !== 'now') return;
    const { seat, seats } = answer.now;
    this.sit(this.gameName, seats, seat, this.nameOf);
    this.game = answer.now.game;
    this.now = answer.now;
  }

  #ask(question: LessonQuestion, answers = this.#answers): Promise<LessonAnswer> {
    return api.lesson(this.gameName, this.id, answers, question);
  }

  /** Does one thing after the other: a second press before the answer is here would be taken for the next step. */
  async #once(ask: () => Promise<void>): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      await ask();
    } finally {
      this.#isAsking = false;
    }
  }

  async act(message: Parameters<TableRoom['act']>[0]): Promise<void> {
    if (message.type === 'move') await this.#once(() => this.#answer(message.notation));
  }

  async #answer(notation: string): Promise<void> {
    const answer = await this.#ask({ ask: 'answer', notation });
    if (answer.type === 'missed')
      this.verdict = { is: 'missed', events: answer.events, say: answer.say ?? 'else' };
    if (answer.type !== 'right') return;
    this.#answers = [...this.#answers, notation];
    this.#next = answer.now;
    this.verdict = notation ? { is: 'right' } : null;
    for (const frame of answer.frames) this.show(frame);
    if (!notation) this.#takeNext();
  }

  /** What was said has been read. */
  async goOn(): Promise<void> {
    if (this.#next) this.#takeNext();
    else if (this.now && !this.now.has_task) await this.#once(() => this.#answer(''));
  }

  /** Something was read or answered that can be looked at again. */
  readonly hasPast = $derived.by(() => this.#answers.length > 0);

  /** Back to what was read or asked before. */
  async goBack(): Promise<void> {
    await this.#once(async () => {
      const answers = this.#answers.slice(0, -1);
      const answer = await this.#ask({ ask: 'now' }, answers);
      if (answer.type !== 'now') return;
      this.#answers = answers;
      this.#next = answer.now;
      this.#takeNext();
    });
  }

  #takeNext(): void {
    if (!this.#next) return;
    this.now = this.#next;
    this.#next = null;
    this.verdict = null;
    this.show({ game: this.now.game, entries: [] });
  }

  protected async foresee(notation: string): Promise<MovePreview> {
    const answer = await this.#ask({ ask: 'preview', notation });
    return answer.type === 'preview' ? previewOf(answer) : NO_PREVIEW;
  }

  async ask(place: string, thing: string): Promise<ThingExplanation> {
    const answer = await this.#ask({ ask: 'explain', place, thing });
    if (answer.type !== 'explanation') return { lines: [], refused: [] };
    return { lines: answer.lines, refused: answer.refused ?? [] };
  }
}
