/** Whether this browser is let in where nobody comes in without an invitation, and the invitation that it came with. */
import { recall, remember } from './browser-memory';
import { isString } from './guard';

const KEY = 'tertulia.invitation';
const MARK = '#invitation=';

class Visitor {
  /** Nothing of the house is shown but its name and its words. */
  isOutside = $state(false);
  /** A moderator has taken away the right to come in. */
  isBanned = $state(false);
  invitation = $state(recall(KEY, isString));
}

export const visitor = new Visitor();

/** An invitation leaves the address at once, and is kept until it was used. */
export function takeInvitation(): void {
  if (!location.hash.startsWith(MARK)) return;
  visitor.invitation = location.hash.slice(MARK.length);
  remember(KEY, visitor.invitation);
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** Whoever is in needs it no longer. */
export function dropInvitation(): void {
  visitor.isOutside = false;
  if (visitor.invitation === null) return;
  visitor.invitation = null;
  remember(KEY, null);
}
