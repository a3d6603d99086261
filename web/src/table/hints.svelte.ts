/** What the computer would do in somebody's place, and why. */
import { NO_PREVIEW } from '../net/move-preview';
import type { TableRoom } from '../net/room.svelte';
import { gameText, loadTexts } from '../texts/texts.svelte';
import type { TableWords } from './table-words';

export class Hints {
  /** The suggested move in notation. */
  suggested = $state<string | null>(null);
  /** Why the computer would make it, and what comes of it. */
  reasons = $state.raw<readonly string[]>([]);
  /** The computer was asked and thinks. */
  isThinking = $state(false);
  /** Counts what was put away: an answer about a position that has gone is not shown. */
  #putAway = 0;
  readonly #room: Pick<TableRoom, 'hint' | 'preview'>;
  readonly #words: Pick<TableWords, 'nameOf' | 'read' | 'sayEvents' | 'sayWorth'>;

  constructor(
    room: Pick<TableRoom, 'hint' | 'preview'>,
    words: Pick<TableWords, 'nameOf' | 'read' | 'sayEvents' | 'sayWorth'>,
  ) {
    this.#room = room;
    this.#words = words;
  }

  /** Throws when the server refuses. */
  async ask(): Promise<void> {
    if (this.isThinking) return;
    this.isThinking = true;
    const before = this.#putAway;
    try {
      const [analysis] = await Promise.all([this.#room.hint(), loadTexts('bots')]);
      const notation = analysis?.suggestions[0]?.notation ?? null;
      const { events, worth } =
        notation === null ? NO_PREVIEW : await this.#room.preview(notation).catch(() => NO_PREVIEW);
      if (before !== this.#putAway) return;
      const reasons = (analysis?.because ?? []).map(({ key, values }) =>
        gameText('bots', `because-${key}`, values, this.#words.nameOf),
      );
      const told = this.#words.sayEvents(this.#words.read(events));
      this.reasons = [...told, ...this.#words.sayWorth(worth), ...reasons];
      this.suggested = notation;
    } finally {
      this.isThinking = false;
    }
  }

  putAway(): void {
    this.#putAway += 1;
    this.suggested = null;
  }
}
