/** Who this browser is signed in as. It is remembered, so that pages show it at once; every answer of the server corrects it. */
import type { Session } from '../protocol/wire';
import { settings } from '../settings/settings.svelte';
import { recall, remember } from './browser-memory';
import { isString } from './guard';

const KEY = 'tertulia.account';

class Me {
  /** The name of the account; null for a guest. */
  account = $state(recall(KEY, isString));
  /** The page of the account is called so; null until the server has said it. */
  player = $state<string | null>(null);
  /** A moderator has done something that has to be read. */
  mustRead = $state(false);
}

export const me = new Me();

/** The server has said who this is; nobody, when there is no session. */
export function setMe(session: Session | null): void {
  me.account = session?.account ? session.name : null;
  me.player = session?.account ? session.guest : null;
  me.mustRead = session?.must_read ?? false;
  remember(KEY, me.account);
  // Whoever has an account goes by its name everywhere.
  if (me.account) settings.name = me.account;
}
