import type { Problem } from '../protocol/wire';
import { t } from '../texts/texts.svelte';
import type { Interaction } from './interaction.svelte';

/** Why something was not done: in the game's own words where a rule forbids it. The rule is named beside it. */
export function problemText(interaction: Interaction, problem: Problem): string {
  const reason = problem.reason ? interaction.say('refused', problem.reason, problem.values ?? {}) : '';
  return reason || t(`problem-${problem.key}`);
}
