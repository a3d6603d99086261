/** Something that is tried with an account: the server may refuse it, and so may the person's own browser. */
import { tick } from 'svelte';
import { Attempt } from '../shell/attempt.svelte';
import { NoPasskey } from './passkeys';

export class AccountAttempt {
  readonly #attempt = new Attempt();
  /** The browser brought no passkey. */
  isWithoutKey = $state(false);
  /** The server wants to know once more who it is; answered with whether it was shown. */
  answerProof = $state.raw<((isShown: boolean) => void) | null>(null);

  get isBusy(): boolean {
    return this.#attempt.isBusy || this.answerProof !== null;
  }

  get problem() {
    return this.answerProof ? null : this.#attempt.problem;
  }

  /** Says whether it was done. What needs a second proof waits for it and is then tried again. */
  async run(action: () => Promise<unknown>): Promise<boolean> {
    const before = document.activeElement;
    if (await this.#try(action)) return true;
    if (this.#attempt.problem?.key !== 'proof-needed') return false;
    const isShown = await new Promise<boolean>((resolve) => (this.answerProof = resolve));
    this.answerProof = null;
    const isDone = isShown && (await this.#try(action));
    await giveBack(before);
    return isDone;
  }

  async #try(action: () => Promise<unknown>): Promise<boolean> {
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

/** The focus goes back to where it was before the question, as soon as that can be used again. */
async function giveBack(focus: Element | null): Promise<void> {
  await tick();
  if (focus instanceof HTMLElement && focus.isConnected) focus.focus();
}
