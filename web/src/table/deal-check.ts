/** Checks that nobody chose the cards, as docs/fair-dealing.md tells. */
import type { DealPart } from '../net/deal-parts';
import { sha256 } from '../net/sha256';
import type { Reveal } from '../protocol/wire';

/** `unknown`: this browser was not there, so it has nothing to compare with. */
export type DealVerdict = 'holds' | 'fails' | 'unknown';

export interface Finding {
  /** What was checked: the text `reveal-check-<what>`. */
  what: 'seal' | 'shown' | 'own' | 'deal' | 'record';
  verdict: DealVerdict;
}

const bytesOf = (hex: string) => new Uint8Array((hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A domain and parts, each of them preceded by its length in bytes as 8 bytes, little end first. */
function joined(domain: string, parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const pieces = [new TextEncoder().encode(domain), ...parts];
  const all = new Uint8Array(pieces.reduce((length, piece) => length + 8 + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    new DataView(all.buffer).setBigUint64(at, BigInt(piece.length), true);
    all.set(piece, at + 8);
    at += 8 + piece.length;
  }
  return all;
}

const hash = async (domain: string, parts: readonly Uint8Array[]) =>
  hexOf(await sha256(joined(domain, parts)));

const verdict = (holds: boolean): DealVerdict => (holds ? 'holds' : 'fails');

/** A line of the head of a record. */
function lineOf(record: string, word: string): string | undefined {
  const line = record.split('\n').find((text) => text.startsWith(`${word}:`));
  return line?.slice(word.length + 1).trim();
}

export async function checkDeal(reveal: Reveal, own: DealPart | undefined): Promise<Finding[]> {
  const server = bytesOf(reveal.server_part);
  const players = reveal.player_parts.map((part) => new TextEncoder().encode(part));
  const seal = await hash('tertulia commitment', [server]);
  const deal = await hash('tertulia deal', [server, ...players]);
  return [
    { what: 'shown', verdict: own ? verdict(own.commitment === reveal.commitment) : 'unknown' },
    { what: 'seal', verdict: verdict(server.length === 32 && seal === reveal.commitment) },
    { what: 'own', verdict: own ? verdict(reveal.player_parts[own.seat] === own.part) : 'unknown' },
    { what: 'deal', verdict: verdict(deal === reveal.deal) },
    { what: 'record', verdict: verdict(lineOf(reveal.record, 'deal') === reveal.deal) },
  ];
}
