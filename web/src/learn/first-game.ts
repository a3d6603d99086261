/** The first game: against novices, with the companion beside one. */
import { openTable } from '../lobby/open-table';
import { settings } from '../settings/settings.svelte';
import { companionMemory } from '../table/companion.svelte';

export async function playFirstGame(game: string): Promise<void> {
  settings.companion = true;
  companionMemory.beginAnew();
  await openTable({ game, seats: 3, bots: 2, level: 'novice', listed: false, pace: { pace: 'unlimited' } });
}
