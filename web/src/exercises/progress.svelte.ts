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
  /** The exercise that was answered last. */
  last?: string;
}

const KEY = 'tertulia.exercises';
/** Whoever is new begins with what an apprentice finds. */
export const FRESH: ExerciseProgress = { strength: 1, streak: 0, longest: 0, solved: [], failed: [] };
/** How far one answer moves the strength. */
const STEP = 0.34;
/** So many are remembered. */
const MOST = 500;

/** What an answer changes. Only the first one to an exercise tells of one's strength: after it the best move has been seen. */
export function answered(before: ExerciseProgress, id: string, isBest: boolean): ExerciseProgress {
  // Tried again at once, or after the page was loaded anew: it is as it was answered.
  if (before.last === id) return before;
  const isFirst = !before.solved.includes(id) && !before.failed.includes(id);
  const others = (ids: readonly string[]) => ids.filter((other) => other !== id);
  return {
    ...(isFirst ? moved(before, isBest) : before),
    solved: (isBest ? [...others(before.solved), id] : others(before.solved)).slice(-MOST),
    failed: (isBest ? others(before.failed) : [...others(before.failed), id]).slice(-MOST),
    last: id,
  };
}

function moved(before: ExerciseProgress, isBest: boolean): ExerciseProgress {
  const streak = isBest ? before.streak + 1 : 0;
  const strength = before.strength + (isBest ? STEP : -STEP);
  return {
    ...before,
    strength: Math.min(LEVELS.length - 1, Math.max(0, strength)),
    streak,
    longest: Math.max(before.longest, streak),
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
  ['solved', 'failed'].every((name) => isListOf(isString)(Reflect.get(value, name))) &&
  (!('last' in value) || isString(value.last));

class AllProgress {
  #games = $state.raw<Record<string, ExerciseProgress>>(recall(KEY, isRecordOf(isProgress)) ?? {});

  of(game: string): ExerciseProgress {
    return this.#games[game] ?? FRESH;
  }

  answer(game: string, id: string, isBest: boolean): void {
    const [before, now] = [this.of(game), answered(this.of(game), id, isBest)];
    if (now === before) return;
    this.#games = { ...this.#games, [game]: now };
    remember(KEY, this.#games);
  }
}

export const progress = new AllProgress();
