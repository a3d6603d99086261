/** An exercise as a table: the position stands there until it is answered. */
import { type ThingExplanation, StudyRoom } from '../learn/study-room.svelte';
import { api, ProblemError } from '../net/api';
import { type MovePreview, previewOf } from '../net/move-preview';
import type { TableRoom } from '../net/room.svelte';
import type { AnswerChoice, ExerciseAnswer, ExercisePosition, GameNow } from '../protocol/wire';
import { settings } from '../settings/settings.svelte';

export class ExerciseRoom extends StudyRoom {
  answer = $state.raw<ExerciseAnswer | null>(null);
  /** What was answered, in notation. */
  given = $state('');
  /** What the own move leads to that is not among the candidates: told a moment later. */
  looked = $state.raw<AnswerChoice | null>(null);
  isLooking = $state(false);

  constructor(
    readonly position: ExercisePosition,
    nameOf: (seat: number) => string,
  ) {
    super(position.id);
    this.sit(position.game, position.seats, position.seat, nameOf);
    this.game = this.#now(true);
  }

  #now(isOpen: boolean): GameNow {
    const { view, moves, offers, waiting } = this.position;
    return {
      view,
      moves,
      may_take_back: false,
      offers: isOpen ? offers : [],
      waiting: isOpen ? waiting : [],
    };
  }

  async act(message: Parameters<TableRoom['act']>[0]): Promise<void> {
    if (message.type !== 'move') return;
    const { game, id } = this.position;
    const answer = await api.exerciseAnswer(game, id, message.notation);
    this.given = message.notation;
    this.looked = null;
    this.answer = answer;
    this.show({ game: this.#now(false), entries: [] });
    const own = answer.choices.find(({ notation }) => notation === message.notation);
    if (own && typeof own.chance !== 'number') void this.#lookAt(answer, own);
  }

  /** What the own move leads to. Where the computer has no time for it, the answer stays as it is. */
  async #lookAt(answer: ExerciseAnswer, own: AnswerChoice): Promise<void> {
    const { game, id } = this.position;
    this.isLooking = true;
    try {
      await api.enter(settings.name.trim());
      const looked = await api.exerciseTry(game, id, own.notation);
      if (this.answer === answer) this.looked = looked;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
    } finally {
      if (this.answer === answer) this.isLooking = false;
    }
  }

  /** Another attempt. */
  again(): void {
    this.answer = null;
    this.isLooking = false;
    this.show({ game: this.#now(true), entries: [] });
  }

  protected async foresee(notation: string): Promise<MovePreview> {
    const { game, id } = this.position;
    return previewOf(await api.exercisePreview(game, id, notation));
  }

  ask(place: string, thing: string): Promise<ThingExplanation> {
    const { game, id } = this.position;
    return api.exerciseExplain(game, id, place, thing);
  }
}
