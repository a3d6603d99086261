/** Something that is tried at the server: whether it is under way, and why it was not done. */
import { problemOf } from '../net/api';
import type { Problem } from '../protocol/wire';

export class Attempt {
  isBusy = $state(false);
  problem = $state.raw<Problem | null>(null);

  /** Says whether it was done. */
  async run(action: () => Promise<unknown>): Promise<boolean> {
    this.isBusy = true;
    this.problem = null;
    try {
      this.problem = await problemOf(action);
    } finally {
      this.isBusy = false;
    }
    return this.problem === null;
  }
}
