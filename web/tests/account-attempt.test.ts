import { describe, expect, it } from 'vitest';
import { AccountAttempt } from '../src/account/account-attempt.svelte';
import { ProblemError } from '../src/net/api';

const needed = () => new ProblemError({ key: 'proof-needed', detail: '' });

/** Lets what waits go on. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Refuses until somebody has shown who they are. */
function guarded() {
  const state = { isShown: false, tried: 0 };
  const action = () => {
    state.tried += 1;
    return state.isShown ? Promise.resolve() : Promise.reject(needed());
  };
  return { state, action };
}

describe('what needs a second proof', () => {
  it('waits for it and is done then', async () => {
    const attempt = new AccountAttempt();
    const { state, action } = guarded();
    const done = attempt.run(action);
    await pause();
    expect(attempt.answerProof).not.toBeNull();
    expect(attempt.isBusy).toBe(true);
    expect(attempt.problem).toBeNull();
    state.isShown = true;
    attempt.answerProof?.(true);
    expect(await done).toBe(true);
    expect(state.tried).toBe(2);
    expect(attempt.answerProof).toBeNull();
  });

  it('is not tried again by whoever thinks better of it', async () => {
    const attempt = new AccountAttempt();
    const { state, action } = guarded();
    const done = attempt.run(action);
    await pause();
    attempt.answerProof?.(false);
    expect(await done).toBe(false);
    expect(state.tried).toBe(1);
    expect(attempt.isBusy).toBe(false);
  });

  it('gives the focus back to where it was', async () => {
    const attempt = new AccountAttempt();
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    const done = attempt.run(guarded().action);
    button.blur();
    await pause();
    attempt.answerProof?.(false);
    await done;
    expect(document.activeElement).toBe(button);
    button.remove();
  });
});
