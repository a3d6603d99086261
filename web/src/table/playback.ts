/** Which position is shown, one after the other, as a state and what changes it. The store around it only waits and draws. */
import type { Frame } from '../net/room.svelte';

export interface PlaybackState {
  /** Positions that came and are not shown yet. */
  readonly queue: readonly Frame[];
  /** Looking back: the position after so many moves. */
  readonly lookingAt: number | null;
  /** The positions of the queue are being shown. */
  readonly isPlayingQueue: boolean;
  /** Raised by whoever shows something else: what was being shown then gives way. */
  readonly turn: number;
}

export const AT_PRESENT: PlaybackState = { queue: [], lookingAt: null, isPlayingQueue: false, turn: 0 };

/** Whether one of the seats that are looked for made a move in this frame. */
const hasMoveOf = ({ entries }: Frame, isWanted: (seat: number) => boolean): boolean =>
  entries.some((entry) => entry.happening === 'moved' && isWanted(entry.seat));

/** What is to be done when a position has come: show it at once, begin to show the queue, or nothing. */
export type Arrival = 'skip' | 'play' | 'wait';

/** The own move is shown at once, whatever was still to be shown before it; but whoever looks back is not disturbed. */
export function arrive(
  state: PlaybackState,
  frame: Frame,
  ownSeat: number | null,
): { state: PlaybackState; then: Arrival } {
  const next = { ...state, queue: [...state.queue, frame] };
  const isOwn = hasMoveOf(frame, (seat) => seat === ownSeat);
  if (state.lookingAt !== null) return { state: next, then: 'wait' };
  if (isOwn) return { state: next, then: 'skip' };
  return { state: next, then: state.isPlayingQueue ? 'wait' : 'play' };
}

/** The queue begins to be shown; what was being shown gives way. */
export const begin = (state: PlaybackState): PlaybackState => ({
  ...state,
  isPlayingQueue: true,
  turn: state.turn + 1,
});

/** The next position of the queue, if one is to be shown now; `isSlow` where a move of somebody else is seen to be made. */
export function nextFrame(
  { queue, lookingAt }: PlaybackState,
  ownSeat: number | null,
  factor: number,
): { frame: Frame; isSlow: boolean } | null {
  const [frame] = queue;
  if (!frame || lookingAt !== null) return null;
  return { frame, isSlow: factor > 0 && hasMoveOf(frame, (seat) => seat !== ownSeat) };
}

/** The first position of the queue is shown now. */
export const shift = (state: PlaybackState): PlaybackState => ({ ...state, queue: state.queue.slice(1) });

/** All of the queue has been shown, or looking back holds it up. */
export const rest = (state: PlaybackState): PlaybackState => ({ ...state, isPlayingQueue: false });

/** What is being shown is left. */
export const interrupt = (state: PlaybackState): PlaybackState => ({
  ...state,
  isPlayingQueue: false,
  turn: state.turn + 1,
});

/** Back to the present. `last` is what came meanwhile, as one frame. */
export function skip(state: PlaybackState): { state: PlaybackState; last: Frame | null } {
  const newest = state.queue.at(-1);
  const entries = state.queue.flatMap((frame) => frame.entries);
  return {
    state: { ...interrupt(state), queue: [], lookingAt: null },
    last: newest ? { game: newest.game, entries } : null,
  };
}

/** Another moment is looked at. `isNext` when it is one move further on: then that move is seen to be made. */
export function lookAt(state: PlaybackState, number: number): { state: PlaybackState; isNext: boolean } {
  const isNext = state.lookingAt !== null && number === state.lookingAt + 1;
  return { state: { ...interrupt(state), lookingAt: number }, isNext };
}

/** Who goes on before a moment has arrived goes on from there; who turns elsewhere does not see it. */
export const isStillWanted = (state: PlaybackState, turn: number, number: number): boolean =>
  state.turn === turn || state.lookingAt === number + 1;
