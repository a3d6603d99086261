import { expect, test, vi } from 'vitest';
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

test('only the first answer to an exercise moves streak and strength, however late the next one comes', () => {
  const failed = answered(answered(FRESH, 'a', true), 'n', false);
  expect(answered(failed, 'n', true)).toBe(failed);
  // It comes again when others were answered: then it can be solved, and says nothing of one's strength any more.
  const later = answered(answered(failed, 'e', true), 'n', true);
  expect(later).toMatchObject({ streak: 1, solved: ['a', 'e', 'n'], failed: [] });
  expect(later.strength).toBe(answered(failed, 'e', true).strength);
  expect(answered(later, 'a', false)).toMatchObject({ streak: 1, failed: ['a'] });
});

test('an exercise that was failed is not solved by loading the page anew', async () => {
  const load = async () => {
    vi.resetModules();
    return (await import('../src/exercises/progress.svelte')).progress;
  };
  localStorage.clear();
  (await load()).answer('toledo', 'a', false);
  const before = (await load()).of('toledo');
  const progress = await load();
  progress.answer('toledo', 'a', true);
  expect(before.failed).toEqual(['a']);
  expect(progress.of('toledo')).toEqual(before);
});
