/** Going on from a position at a table of one's own, against computer players. */
import type { OpenedTable, PlayOn } from '../protocol/wire';
import { settings } from '../settings/settings.svelte';
import { go } from '../shell/router.svelte';
import { api } from './api';
import { keepSeatToken } from './seat-tokens';

/** Opens the table and goes there. */
export async function playOn(open: (body: PlayOn) => Promise<OpenedTable>, body: PlayOn): Promise<void> {
  await api.enter(settings.name.trim());
  const opened = await open(body);
  keepSeatToken(opened.table, opened.seated?.seat_token);
  go(`/t/${opened.table}`);
}
