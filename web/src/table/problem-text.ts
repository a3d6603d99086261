import type { Problem } from '../protocol/wire';
import { t } from '../texts/texts.svelte';
import type { Interaction } from './interaction.svelte';

/** Why something was not done: in the game's own words where a rule forbids it. */
export function problemText(interaction: Interaction, problem: Problem): string {
  const reason = problem.reason ? interaction.say('refused', problem.reason, problem.values ?? {}) : '';
  if (!reason) return t(`problem-${problem.key}`);
  return problem.rule ? `${reason} (${problem.rule})` : reason;
}
