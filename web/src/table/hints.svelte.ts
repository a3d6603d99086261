/** What the computer would do in somebody's place, and why. */
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
  readonly #words: Pick<TableWords, 'nameOf' | 'read' | 'sayEvents'>;

  constructor(
    room: Pick<TableRoom, 'hint' | 'preview'>,
    words: Pick<TableWords, 'nameOf' | 'read' | 'sayEvents'>,
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
      const told = notation === null ? [] : await this.#room.preview(notation).catch(() => []);
      if (before !== this.#putAway) return;
      const reasons = (analysis?.because ?? []).map(({ key, values }) =>
        gameText('bots', `because-${key}`, values, this.#words.nameOf),
      );
      this.reasons = [...this.#words.sayEvents(this.#words.read(told)), ...reasons];
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
