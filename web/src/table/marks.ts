/** How the things on the table are marked: what can be pointed at, what was, and what is pointed out. */
import type { Handle, OfferWithHandles } from './choice';
import { lit, litAtFirst } from './choice';

export type Mark = 'picked' | 'lit' | 'able' | 'shown' | 'last' | 'suggested';

/** All that marks depend on. */
export interface MarkState {
  offers: readonly OfferWithHandles[];
  picked: readonly Handle[];
  hovered: Handle | null;
  /** While nothing is picked, only what a person points at first is lit. */
  isCalm: boolean;
  /** Places that a line of the log or of an explanation points at. */
  pointedOut: ReadonlySet<string>;
  /** Things that a hint or a teacher points at. */
  suggested: ReadonlySet<Handle>;
  /** Places of the move that waits for a confirmation. */
  waiting: ReadonlySet<string>;
  /** Places of the last move. */
  last: ReadonlySet<string>;
}

/** Gives the mark of each thing. */
export function marksOf(state: MarkState): (handle: Handle) => Mark | null {
  const { picked, hovered, pointedOut, suggested, waiting, last } = state;
  const bright = brightThings(state);
  const able = ableThings(state);
  return (handle) => {
    if (picked.includes(handle)) return 'picked';
    const place = handle.startsWith('place:') ? handle.slice(6) : null;
    if (pointedOut.size > 0) return place !== null && pointedOut.has(place) ? 'shown' : null;
    if (place !== null && waiting.has(place)) return 'shown';
    if (suggested.has(handle)) return 'suggested';
    if (bright.has(handle)) return 'lit';
    if (place !== null && last.has(place)) return 'last';
    return picked.length === 0 && !hovered && able.has(handle) ? 'able' : null;
  };
}

/** With nothing picked, a card under the pointer lights only its own places. */
function brightThings({ offers, picked, hovered, isCalm }: MarkState): ReadonlySet<Handle> {
  const all = lit(offers, picked);
  if (picked.length > 0) return all;
  if (!hovered || hovered.startsWith('place:') || !all.has(hovered)) return litAtFirst(offers, isCalm);
  return lit(offers, [hovered]).add(hovered);
}

/** What is not lit because pointing at it once does nothing yet, but can be done with it alone. */
const ableThings = ({ offers }: MarkState): ReadonlySet<Handle> =>
  new Set(offers.flatMap(({ handles }) => (handles.length === 1 ? handles : [])));
