import type { Problem } from '../protocol/wire';
import { t } from '../texts/texts.svelte';
import type { Desk } from './desk.svelte';

/** Why something was not done: in the game's own words where a rule forbids it. */
export function problemText(desk: Desk, problem: Problem): string {
  const reason = problem.reason ? desk.say('refused', problem.reason, problem.values ?? {}) : '';
  if (!reason) return t(`problem-${problem.key}`);
  return problem.rule ? `${reason} (${problem.rule})` : reason;
}
