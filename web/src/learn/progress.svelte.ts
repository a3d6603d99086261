/** Which lessons were followed to their end, remembered in this browser. */
import { recall, remember } from '../net/browser-memory';
import { isListOf, isRecordOf, isString } from '../net/guard';

const KEY = 'tertulia.lessons';

type FinishedLessons = Record<string, string[]>;

class Progress {
  #done = $state.raw<FinishedLessons>(recall(KEY, isRecordOf(isListOf(isString))) ?? {});

  of(game: string): ReadonlySet<string> {
    return new Set(this.#done[game]);
  }

  finish(game: string, lesson: string): void {
    if (this.of(game).has(lesson)) return;
    this.#done = { ...this.#done, [game]: [...this.of(game), lesson] };
    remember(KEY, this.#done);
  }
}

export const progress = new Progress();
