/** How often the companion has explained each step, remembered in this browser: it falls silent as one gets on. */
const KEY = 'tertulia.companion';
/** So often a step is explained. */
const TIMES = 2;

type Counts = Record<string, number>;

function remembered(): Counts {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Counts;
  } catch {
    return {};
  }
}

class CompanionMemory {
  #told: Counts = remembered();

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
    try {
      localStorage.setItem(KEY, JSON.stringify(told));
    } catch {
      // A browser that stores nothing hears it more often.
    }
  }
}

export const companionMemory = new CompanionMemory();
