/**
 * Whether the other end of an open connection is still there. A network that has changed, a server that stands still and a laptop that slept
 * say nothing of it, and browsers notice after minutes: so the server is asked for a sign of life, which it gives at once.
 */

/** So long nothing may come while an answer is awaited, in milliseconds. */
const AWAITED = 4_000;
/** The same while none is. */
const QUIET = 30_000;
/** Whoever gives no sign of life within this is gone. */
const NO_SIGN = 6_000;
/** A connection that is not made within this will not be: the server itself waits for its data for ten seconds. */
const NO_CONNECTION = 12_000;
/** How often is looked. */
export const LOOK_OUT_EVERY = 2_000;

export interface Silence {
  /** When something came last, or the connection was begun. */
  readonly heardAt: number;
  /** When a sign of life was asked for, if none has come since. */
  readonly askedAt: number | null;
}

export const heard = (now: number): Silence => ({ heardAt: now, askedAt: null });

/** What is to be done about it. */
export function judge(
  { heardAt, askedAt }: Silence,
  isOpen: boolean,
  isAwaited: boolean,
  now: number,
): 'wait' | 'ask' | 'give up' {
  if (!isOpen) return now - heardAt < NO_CONNECTION ? 'wait' : 'give up';
  if (askedAt !== null) return now - askedAt < NO_SIGN ? 'wait' : 'give up';
  return now - heardAt < (isAwaited ? AWAITED : QUIET) ? 'wait' : 'ask';
}
