/** Chances of all seats side by side, as whole parts of a hundred. */

/** The chances of a review have so many digits: more would say more than is known. */
const WHOLE = 1000;

/**
 * What each seat has of the whole, in parts that add up to 100: each rounded by itself, they could come to 99 or 101. By what each
 * player could know the chances need not add up either; they are told as parts of what they add up to. What is left after rounding
 * down goes to the largest remainders, of equal ones to the seat that comes first. The command line does the same
 * (`crates/cli/src/review/shares.rs`).
 */
export function sharesOf(chances: readonly number[]): number[] {
  const parts = chances.map((chance) => Math.round(WHOLE * Math.min(1, Math.max(0, chance))));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole === 0) return parts;
  const shares = parts.map((part) => Math.floor((100 * part) / whole));
  const left = 100 - shares.reduce((sum, share) => sum + share, 0);
  const remainder = (part: number) => (100 * part) % whole;
  const seats = parts.map((part, seat) => ({ seat, remainder: remainder(part) }));
  // The order of equal ones stays.
  const first = seats.sort((one, other) => other.remainder - one.remainder).slice(0, left);
  const raised = new Set(first.map(({ seat }) => seat));
  return shares.map((share, seat) => share + (raised.has(seat) ? 1 : 0));
}
