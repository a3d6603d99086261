/** The parts that this browser added to deals: one for each table, drawn by chance, with the seal that was shown before. */
import { api, ProblemError } from './api';
import { recall, remember } from './browser-memory';
import { type Guard, isNumber, isObject, isRecordOf, isString } from './guard';

export interface DealPart {
  seat: number;
  part: string;
  /** The hash of the server's part, as it was told before this part was sent. */
  commitment: string;
}

const KEY = 'tertulia.deal-parts';
const MOST = 200;

const isDealPart: Guard<DealPart> = (value): value is DealPart =>
  isObject(value) &&
  'seat' in value &&
  isNumber(value.seat) &&
  'part' in value &&
  isString(value.part) &&
  'commitment' in value &&
  isString(value.commitment);

const read = () => recall(KEY, isRecordOf(isDealPart)) ?? {};

export function ownDealPart(table: string): DealPart | undefined {
  return read()[table];
}

function keep(table: string, own: DealPart): void {
  const others = Object.entries(read()).filter(([id]) => id !== table);
  remember(KEY, Object.fromEntries([...others, [table, own]].slice(-MOST)));
}

/** Draws a part for a seat, now that the seal of the server's own is known, and remembers both. */
export function drawDealPart(table: string, seat: number, commitment: string): string {
  const known = ownDealPart(table);
  if (known?.seat === seat && known.commitment === commitment) return known.part;
  const part = [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  keep(table, { seat, part, commitment });
  return part;
}

/** Adds a part of this browser's own to the deal. When it comes too late the game has begun without it. */
export async function addDealPart(
  table: string,
  seat: number,
  commitment: string,
  token?: string,
): Promise<void> {
  try {
    await api.addToDeal(table, drawDealPart(table, seat, commitment), token);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
}
