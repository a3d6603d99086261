/** Which lessons were followed to their end, remembered in this browser. */
const KEY = 'tertulia.lessons';

type Done = Record<string, string[]>;

function remembered(): Done {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Done;
  } catch {
    return {};
  }
}

class Progress {
  #done = $state.raw<Done>(remembered());

  of(game: string): ReadonlySet<string> {
    const done = this.#done[game];
    return new Set(Array.isArray(done) ? done : []);
  }

  finish(game: string, lesson: string): void {
    if (this.of(game).has(lesson)) return;
    this.#done = { ...this.#done, [game]: [...this.of(game), lesson] };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#done));
    } catch {
      // A browser that stores nothing forgets it.
    }
  }
}

export const progress = new Progress();
