/** The secrets of the seats held in this browser: with them a seat survives a lost cookie. */
import { recall, remember } from './browser-memory';
import { isRecordOf, isString } from './guard';

const KEY = 'tertulia.seats';
const MOST = 200;

const read = () => recall(KEY, isRecordOf(isString)) ?? {};

export function seatToken(table: string): string | undefined {
  return read()[table];
}

/** Whoever sits down with an account gets no secret: the session opens the seat. */
export function keepSeatToken(table: string, token: string | null | undefined): void {
  if (!token) return;
  const entries = Object.entries({ ...read(), [table]: token });
  // A browser that stores nothing keeps the seat for as long as its cookie lasts.
  remember(KEY, Object.fromEntries(entries.slice(-MOST)));
}

/** The seat was given up: its secret opens nothing any more. */
export function forgetSeatToken(table: string): void {
  const { [table]: _gone, ...kept } = read();
  remember(KEY, kept);
}

/** Whoever signs out leaves nothing behind that opens a seat. */
export function forgetAllSeatTokens(): void {
  remember(KEY, {});
}

/** Takes the secret out of a link `/t/<table>#seat=<token>`, so that it is not passed on with the address. Whether there was one. */
export function takeSeatFromAddress(table: string): boolean {
  const token = new URLSearchParams(location.hash.slice(1)).get('seat');
  if (!token) return false;
  keepSeatToken(table, token);
  history.replaceState(null, '', location.pathname + location.search);
  return true;
}
