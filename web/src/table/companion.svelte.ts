/** How often the companion has explained each step, remembered in this browser: it falls silent as one gets on. */
import { recall, remember } from '../net/browser-memory';
import { isNumber, isRecordOf } from '../net/guard';

const KEY = 'tertulia.companion';
/** So often a step is explained. */
const TIMES = 2;

type Counts = Record<string, number>;

class CompanionMemory {
  #told: Counts = recall(KEY, isRecordOf(isNumber)) ?? {};

  isNew(step: string): boolean {
    return (this.#told[step] ?? 0) < TIMES;
  }

  told(step: string): void {
    this.#keep({ ...this.#told, [step]: (this.#told[step] ?? 0) + 1 });
  }

  /** Whoever calls the companion wants to hear everything again. */
  beginAnew(): void {
    this.#keep({});
  }

  #keep(told: Counts): void {
    this.#told = told;
    remember(KEY, told);
  }
}

export const companionMemory = new CompanionMemory();
