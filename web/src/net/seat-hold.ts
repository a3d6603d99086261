/** Whether this page still holds its seat, and what to do when a message says otherwise. */

/** What was lost: the seat that one sat on, or a link that opens nothing any more. */
export type Loss = 'seat' | 'link';

export interface SeatHold {
  /** The seat as it was last told. */
  readonly seat: number | null;
  /** The person gives the seat up themselves. */
  readonly isLeaving: boolean;
  /** The server is asked once more, without the secret that opened the seat: the session may hold it. */
  readonly asking: Loss | null;
  /** What is to be told the person. */
  readonly loss: Loss | null;
}

export const NO_SEAT: SeatHold = { seat: null, isLeaving: false, asking: null, loss: null };

/** The table has told which seat this page follows it as. */
export function told(hold: SeatHold, seat: number | null): SeatHold {
  if (seat !== null) return { ...NO_SEAT, seat, isLeaving: hold.isLeaving };
  if (hold.asking) return { ...NO_SEAT, loss: hold.asking };
  if (hold.seat !== null && !hold.isLeaving) return { ...NO_SEAT, asking: 'seat' };
  return { ...NO_SEAT, loss: hold.loss };
}

/** The secret that was shown opens nothing. */
export function refused(byLink: boolean): SeatHold {
  return { ...NO_SEAT, asking: byLink ? 'link' : 'seat' };
}
