/** How far somebody is with the exercises of each game. It stays in this browser. */
import { LEVELS } from '../games/names';
import { recall, remember } from '../net/browser-memory';
import { type Guard, isListOf, isNumber, isObject, isRecordOf, isString } from '../net/guard';
import type { ExerciseSummary } from '../protocol/wire';

export interface ExerciseProgress {
  /** One's strength: a place on the levels, from 0 for a novice. */
  strength: number;
  /** Solved one after the other. */
  streak: number;
  longest: number;
  solved: readonly string[];
  failed: readonly string[];
}

const KEY = 'tertulia.exercises';
/** Whoever is new begins with what an apprentice finds. */
export const FRESH: ExerciseProgress = { strength: 1, streak: 0, longest: 0, solved: [], failed: [] };
/** How far one answer moves the strength. */
const STEP = 0.34;
/** So many are remembered. */
const MOST = 500;

/** What an answer changes: only the first one to an exercise counts. */
export function answered(before: ExerciseProgress, id: string, isBest: boolean): ExerciseProgress {
  const streak = isBest ? before.streak + 1 : 0;
  const moved = before.strength + (isBest ? STEP : -STEP);
  const known = (ids: readonly string[]) => ids.filter((other) => other !== id);
  return {
    strength: Math.min(LEVELS.length - 1, Math.max(0, moved)),
    streak,
    longest: Math.max(before.longest, streak),
    solved: (isBest ? [...known(before.solved), id] : known(before.solved)).slice(-MOST),
    failed: (isBest ? known(before.failed) : [...known(before.failed), id]).slice(-MOST),
  };
}

/** The next exercise at one's strength: new ones first, then those that were failed, then those solved longest ago. */
export function nextExercise(
  exercises: readonly ExerciseSummary[],
  progress: ExerciseProgress,
  except = '',
): ExerciseSummary | null {
  const age = (id: string) =>
    progress.solved.includes(id)
      ? 2 + progress.solved.indexOf(id) / MOST
      : progress.failed.includes(id)
        ? 1 + progress.failed.indexOf(id) / MOST
        : 0;
  const distance = ({ strength }: ExerciseSummary) => Math.abs(LEVELS.indexOf(strength) - progress.strength);
  const sorted = exercises
    .filter(({ id }) => id !== except)
    .sort(
      (one, other) =>
        Math.floor(age(one.id)) - Math.floor(age(other.id)) ||
        distance(one) - distance(other) ||
        age(one.id) - age(other.id),
    );
  return sorted[0] ?? null;
}

const isProgress: Guard<ExerciseProgress> = (value): value is ExerciseProgress =>
  isObject(value) &&
  ['strength', 'streak', 'longest'].every((name) => isNumber(Reflect.get(value, name))) &&
  ['solved', 'failed'].every((name) => isListOf(isString)(Reflect.get(value, name)));

class AllProgress {
  #games = $state.raw<Record<string, ExerciseProgress>>(recall(KEY, isRecordOf(isProgress)) ?? {});

  of(game: string): ExerciseProgress {
    return this.#games[game] ?? FRESH;
  }

  answer(game: string, id: string, isBest: boolean): void {
    this.#games = { ...this.#games, [game]: answered(this.of(game), id, isBest) };
    remember(KEY, this.#games);
  }
}

export const progress = new AllProgress();
