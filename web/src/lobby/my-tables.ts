/** The tables of the person, in the order in which they are wanted. */
import { recall, remember } from '../net/browser-memory';
import { isListOf } from '../net/guard';
import type { TableSummary } from '../protocol/wire';
import { isTableSummary } from '../protocol/wire.guards';

export const isMyTurn = ({ state, your_seat: seat, turn_of: turnOf }: TableSummary): boolean =>
  state === 'playing' && typeof seat === 'number' && turnOf.includes(seat);

/** What waits for me first, what is most urgent before the rest; then games that go on, then tables that fill. */
function rank(table: TableSummary): number {
  if (isMyTurn(table)) return 0;
  return table.state === 'waiting' ? 2 : 1;
}

function urgency(table: TableSummary): number {
  return isMyTurn(table) ? (table.turn_until ?? 1e15 + (table.turn_since ?? 0)) : -table.changed_at;
}

export function openTables(tables: readonly TableSummary[]): TableSummary[] {
  return tables
    .filter(({ state }) => state !== 'ended')
    .sort((one, other) => rank(one) - rank(other) || urgency(one) - urgency(other));
}

/** Games that were played; a table that was closed before anybody moved is not worth remembering. */
export function finishedGames(tables: readonly TableSummary[]): TableSummary[] {
  const endOf = (table: TableSummary) => table.ended_at ?? table.changed_at;
  return tables
    .filter(({ state, moves }) => state === 'ended' && moves > 0)
    .sort((one, other) => endOf(other) - endOf(one));
}

const KEY = 'tertulia.my-tables';
const MOST = 12;

/** What was there last time stands at once, so that nothing moves when the answer of the server comes. */
export function rememberedTables(): TableSummary[] {
  return recall(KEY, isListOf(isTableSummary)) ?? [];
}

export function rememberTables(tables: readonly TableSummary[]): void {
  remember(KEY, [...openTables(tables), ...finishedGames(tables)].slice(0, MOST));
}
