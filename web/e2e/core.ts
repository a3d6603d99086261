/**
 * What `make test` plays, and what it leaves to `make web-test-long`: the same walk once more, in another game or by another device. Every such walk
 * has one that stays, and over the games these go by mouse, by finger and by keys.
 */
interface TestDetails {
  tag?: string;
}

/** The details of a test that stays in the core, or does not. */
export const coreIf = (stays: boolean): TestDetails => (stays ? {} : { tag: '@long' });

/** By what each game is gone through in the core where it is gone through in full. */
export const DEVICES: Record<string, 'mouse' | 'finger' | 'keys'> = {
  alcazar: 'mouse',
  'big-boss': 'finger',
  toledo: 'finger',
  salamanca: 'keys',
};
