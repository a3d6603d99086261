/** Something that is tried with an account: the server may refuse it, and so may the person's own browser. */
import { Attempt } from '../shell/attempt.svelte';
import { NoPasskey } from './passkeys';

export class AccountAttempt {
  readonly #attempt = new Attempt();
  /** The browser brought no passkey. */
  isWithoutKey = $state(false);

  get isBusy(): boolean {
    return this.#attempt.isBusy;
  }

  get problem() {
    return this.#attempt.problem;
  }

  /** Says whether it was done. */
  async run(action: () => Promise<unknown>): Promise<boolean> {
    this.isWithoutKey = false;
    try {
      return await this.#attempt.run(action);
    } catch (error) {
      if (!(error instanceof NoPasskey)) throw error;
      this.isWithoutKey = true;
      return false;
    }
  }
}
