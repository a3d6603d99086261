/** Answers can overtake each other: one that was asked for before what is shown now is not shown any more. */
export class Newest {
  #asked = 0;
  #taken = 0;

  /** Asks, and hands the answer on unless a later question has been answered. */
  async take<T>(ask: () => Promise<T>, show: (answer: T) => void): Promise<void> {
    const number = ++this.#asked;
    const answer = await ask();
    if (number < this.#taken) return;
    this.#taken = number;
    show(answer);
  }
}
