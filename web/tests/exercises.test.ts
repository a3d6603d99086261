import { expect, test } from 'vitest';
import { answered, FRESH, nextExercise } from '../src/exercises/progress.svelte';
import type { ExerciseSummary } from '../src/protocol/wire';

const exercise = (id: string, strength: ExerciseSummary['strength']): ExerciseSummary => ({
  id,
  strength,
  seats: 2,
  themes: [],
});
const ALL = [exercise('n', 'novice'), exercise('a', 'apprentice'), exercise('e', 'expert')];

test('the next exercise is a new one at one’s strength', () => {
  expect(nextExercise(ALL, FRESH)?.id).toBe('a');
  expect(nextExercise(ALL, { ...FRESH, strength: 3 })?.id).toBe('e');
  expect(nextExercise(ALL, FRESH, 'a')?.id).toBe('n');
  expect(nextExercise([], FRESH)).toBeNull();
});

test('what was failed comes again when nothing is new, and what was solved after that', () => {
  let progress = answered(FRESH, 'a', true);
  progress = answered(progress, 'n', false);
  expect(nextExercise(ALL, progress)?.id).toBe('e');
  progress = answered(progress, 'e', true);
  expect(nextExercise(ALL, progress)?.id).toBe('n');
});

test('an answer moves streak and strength within their bounds', () => {
  let progress = answered(FRESH, 'a', true);
  expect(progress).toMatchObject({ streak: 1, longest: 1, solved: ['a'] });
  expect(progress.strength).toBeGreaterThan(FRESH.strength);
  progress = answered(progress, 'n', false);
  expect(progress).toMatchObject({ streak: 0, longest: 1, failed: ['n'] });
  for (let round = 0; round < 40; round += 1) progress = answered(progress, `x${round}`, false);
  expect(progress.strength).toBe(0);
});
