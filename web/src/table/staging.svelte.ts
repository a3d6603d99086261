import { type MovePreview, NO_PREVIEW } from '../net/move-preview';
import { EMPTY_STAGE, previewed, stage, type StagingState } from './staging';

/** Shows what the move under the pointer would bring. */
export class Staging<Event> {
  #state = $state.raw<StagingState<Event>>(EMPTY_STAGE);
  readonly #source: PreviewSource<Event>;

  constructor(source: PreviewSource<Event>) {
    this.#source = source;
  }

  get preview(): StagingState<Event>['preview'] {
    return this.#state.preview;
  }

  async show({ notation }: { notation: string }): Promise<void> {
    const { state, isNew } = stage(this.#state, notation);
    this.#state = state;
    if (!isNew) return;
    const preview = await this.#source.preview(notation).catch(() => NO_PREVIEW);
    this.#state = previewed(this.#state, notation, preview);
  }

  clear(): void {
    this.#state = EMPTY_STAGE;
  }
}

/** Whoever can say what a move would bring. */
export interface PreviewSource<Event> {
  preview(notation: string): Promise<MovePreview<Event>>;
}
