/** Notices are in the language of the page that asked for them, and follow it when another one is chosen there. */
import { recall, remember } from '../net/browser-memory';
import { isString } from '../net/guard';
import { settings } from '../settings/settings.svelte';
import { noticesApi } from './notices-api';
import { fingerprint, subscription } from './push';

/** The language that the server was last told from here. */
const TOLD = 'tertulia.notices';

/** Something was chosen here. What was told in another language before, and could not be told since then, is told now. */
export async function noteLanguage(): Promise<void> {
  if (recall(TOLD, isString) === null) remember(TOLD, settings.language);
  else await tellLanguage();
}

/** The ways of this person get the language of this page, but for other browsers: each is told in its own. */
export async function tellLanguage(): Promise<void> {
  const told = recall(TOLD, isString);
  if (told === null || told === settings.language) return;
  const { channels } = await noticesApi.settings();
  const made = await subscription();
  const own = made ? await fingerprint(made.endpoint) : null;
  for (const { id, form, kinds, fingerprint: browser } of channels)
    if (form !== 'push' || browser === own) await noticesApi.change(id, kinds);
  remember(TOLD, settings.language);
}
