/** What a move would bring, as it was answered. */
import type { ExplanationLine } from '../protocol/wire';

export interface MovePreview<Event = unknown> {
  /** What would happen. */
  readonly events: readonly Event[];
  /** What the things that the move is about would be worth after it. */
  readonly worth: readonly ExplanationLine[];
}

export const NO_PREVIEW: MovePreview<never> = { events: [], worth: [] };

/** A server that is a little older says nothing of what things would be worth. */
export const previewOf = (answer: { events: unknown[]; worth?: ExplanationLine[] }): MovePreview => ({
  events: answer.events,
  worth: answer.worth ?? [],
});
