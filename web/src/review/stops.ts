/** The moments of a game that one goes to when looking back at it, one after the other. */
import type { Grade, GradedDecision, Review } from '../protocol/wire';

/** The turning points, what anybody gave away, or what one seat did. */
export type StopChoice = 'turns' | 'all' | number;

/** The decisions that gave something away, in the order of the game. */
export const weakOf = (review: Review, choice: StopChoice): readonly GradedDecision[] =>
  review.decisions.filter(
    ({ grade, seat }) => grade !== 'good' && (typeof choice !== 'number' || seat === choice),
  );

/** Where the steps lead. */
export function stopsOf(review: Review, choice: StopChoice): readonly number[] {
  const stops = choice === 'turns' ? review.turning_points : weakOf(review, choice);
  return stops.map(({ number }) => number);
}

/** The stops around a moment. */
export function around(stops: readonly number[], at: number): { before?: number; after?: number } {
  const [before, after] = [stops.findLast((number) => number < at), stops.find((number) => number > at)];
  return { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };
}

/** The next decision of a seat with this grade after a moment, after the last one the first again. */
export function nextOfGrade(review: Review, seat: number, grade: Grade, at: number): number | undefined {
  const found = weakOf(review, seat).filter((one) => one.grade === grade);
  return (found.find(({ number }) => number > at) ?? found[0])?.number;
}
