/** Back to the table from which somebody went to sign in: also by a mailed link, which opens in another tab. */
import { recall, remember } from '../net/browser-memory';
import { type Guard, isNumber, isObject, isString } from '../net/guard';
import { above, go, goBack } from '../shell/router.svelte';

interface TableVisit {
  table: string;
  at: number;
}

const KEY = 'tertulia.sign-in-from';
/** So long a mailed link opens an account, in milliseconds. */
const LINK_HOLDS = 20 * 60 * 1000;
const TABLE = /^\/t\/[\w-]+(\?[\w=&-]*)?$/;

const isVisit: Guard<TableVisit> = (value): value is TableVisit =>
  isObject(value) &&
  isString(Reflect.get(value, 'table')) &&
  TABLE.test(String(Reflect.get(value, 'table'))) &&
  isNumber(Reflect.get(value, 'at'));

/** Whoever came from a table is there again as soon as they are signed in. */
export function returnToTable(): void {
  if (above.visit && TABLE.test(above.visit.from)) goBack();
}

/** A link is mailed to somebody: where they came from is kept for as long as it can be opened. */
export function keepTable(): void {
  const from = above.visit?.from ?? '';
  remember(KEY, TABLE.test(from) ? { table: from, at: Date.now() } : null);
}

export function forgetTable(): void {
  remember(KEY, null);
}

/** The link was opened in this browser: the table is, too. Says whether there is one. */
export function takeKeptTable(): boolean {
  const kept = recall(KEY, isVisit);
  forgetTable();
  const age = Date.now() - (kept?.at ?? 0);
  if (!kept || age < 0 || age > LINK_HOLDS) return false;
  go(kept.table, 'replace');
  return true;
}
