/** What the rules say of the place that is pointed at, fetched as the pointer rests there. */
import type { ExplanationLine } from '../../protocol/wire';
import type { SalamancaInteraction } from './view';

/** How long the pointer must rest before the server is asked. */
const REST = 110;

export class Inspection {
  place = $state('');
  lines = $state.raw<readonly ExplanationLine[]>([]);
  #timer = 0;

  constructor(readonly interaction: SalamancaInteraction) {}

  /** Asks about a place; an empty one ends the inspection. */
  turnTo(place: string): void {
    clearTimeout(this.#timer);
    if (!place) {
      this.place = '';
      this.lines = [];
      return;
    }
    this.#timer = window.setTimeout(() => void this.#ask(place), REST);
  }

  async #ask(place: string): Promise<void> {
    const lines = await this.interaction.inquiries.linesAt(place).catch(() => []);
    // The pointer may rest elsewhere by now.
    const handle = `place:${place}`;
    const { choice, inquiries } = this.interaction;
    const isPointedAt = choice.hovered === handle || choice.picked.includes(handle);
    if (!isPointedAt && inquiries.now?.subject !== place) return;
    this.place = place;
    this.lines = lines;
  }

  /** The places of all lines with one of the keys. */
  placesOf(...keys: string[]): Set<string> {
    return new Set(this.lines.filter(({ key }) => keys.includes(key)).flatMap((line) => line.places ?? []));
  }

  get isArea(): boolean {
    return this.lines[0]?.key === 'area';
  }
}
