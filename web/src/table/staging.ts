/** The move that is shown before it is made: what it would bring is asked for once, and only the last answer counts. */
import type { MovePreview } from '../net/move-preview';

/** What the move with this notation would bring. */
export interface StagedPreview<Event> extends MovePreview<Event> {
  readonly notation: string;
}

export interface StagingState<Event> {
  /** The move that was asked about last; empty when none is looked at. */
  readonly asked: string;
  /** What it would bring, once the answer is there; until then what was shown before. */
  readonly preview: StagedPreview<Event> | null;
}

export const EMPTY_STAGE = { asked: '', preview: null } as const;

/** A move is looked at. `isNew` says that its consequences are to be asked for. */
export function stage<Event>(
  state: StagingState<Event>,
  notation: string,
): { state: StagingState<Event>; isNew: boolean } {
  const isKnown = state.preview?.notation === notation || state.asked === notation;
  return { state: { ...state, asked: notation }, isNew: !isKnown };
}

/** An answer came. One about a move that is no longer looked at changes nothing. */
export function previewed<Event>(
  state: StagingState<Event>,
  notation: string,
  { events, worth }: MovePreview<Event>,
): StagingState<Event> {
  return state.asked === notation ? { ...state, preview: { notation, events, worth } } : state;
}
