/** What is not to be had just now, and may be in a moment: the data is away, it was asked for too often, or another server has it. */
import type { Problem } from '../protocol/wire';

const PASSING: readonly Problem['key'][] = ['unavailable', 'rate-limited', 'too-many', 'other-rules'];

export const isPassing = ({ key }: Problem): boolean => PASSING.includes(key);
