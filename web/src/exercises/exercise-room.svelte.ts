/** An exercise as a table: the position stands there until it is answered. */
import { type ThingExplanation, StudyRoom } from '../learn/study-room.svelte';
import { api } from '../net/api';
import type { TableRoom } from '../net/room.svelte';
import type { ExerciseAnswer, ExercisePosition, GameNow } from '../protocol/wire';

export class ExerciseRoom extends StudyRoom {
  answer = $state.raw<ExerciseAnswer | null>(null);
  /** What was answered, in notation. */
  given = $state('');

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
    this.answer = answer;
    this.show({ game: this.#now(false), entries: [] });
  }

  /** Another attempt. */
  again(): void {
    this.answer = null;
    this.show({ game: this.#now(true), entries: [] });
  }

  protected async foresee(notation: string): Promise<unknown[]> {
    const { game, id } = this.position;
    return (await api.exercisePreview(game, id, notation)).events;
  }

  ask(place: string, thing: string): Promise<ThingExplanation> {
    const { game, id } = this.position;
    return api.exerciseExplain(game, id, place, thing);
  }
}
