/** Something that is tried at the server: whether it is under way, and why it was not done. */
import { problemOf } from '../net/api';
import type { Problem } from '../protocol/wire';

export class Attempt {
  isBusy = $state(false);
  problem = $state.raw<Problem | null>(null);
  #begun = 0;

  /** Says whether it was done. Of several at once the one that was begun last is what is shown. */
  async run(action: () => Promise<unknown>): Promise<boolean> {
    const number = ++this.#begun;
    const isNewest = () => number === this.#begun;
    this.isBusy = true;
    this.problem = null;
    try {
      const problem = await problemOf(action);
      if (isNewest()) this.problem = problem;
      return problem === null;
    } finally {
      if (isNewest()) this.isBusy = false;
    }
  }
}
