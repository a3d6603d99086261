import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { hashByHand, sha256 } from '../src/net/sha256';
import type { Reveal } from '../src/protocol/wire';
import { checkDeal } from '../src/table/deal-check';

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

test('hashing by hand gives what everybody else gives', () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);
    expect(hexOf(hashByHand(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a browser that does not hash is helped', async () => {
  const bytes = new TextEncoder().encode('tertulia') as Uint8Array<ArrayBuffer>;
  const known = hexOf(await sha256(bytes));
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(hexOf(await sha256(bytes))).toBe(known);
});

/** Made as docs/fair-dealing.md tells, with the hashes of Node.js. */
function good(): Reveal {
  const server = '11'.repeat(32);
  const length = (bytes: Buffer) => {
    const eight = Buffer.alloc(8);
    eight.writeBigUInt64LE(BigInt(bytes.length));
    return Buffer.concat([eight, bytes]);
  };
  const hash = (...parts: (string | Buffer)[]) =>
    createHash('sha256')
      .update(Buffer.concat(parts.map((part) => length(Buffer.from(part)))))
      .digest('hex');
  const deal = hash('tertulia deal', Buffer.from(server, 'hex'), 'mine', 'añadido', '');
  return {
    state: {},
    deal,
    server_part: server,
    commitment: hash('tertulia commitment', Buffer.from(server, 'hex')),
    player_parts: ['mine', 'añadido', ''],
    record: `tertulia record 1\ngame: toledo\ndeal: ${deal}\n`,
  };
}

const own = { seat: 1, part: 'añadido', commitment: good().commitment };
const verdicts = async (...given: Parameters<typeof checkDeal>) =>
  Object.fromEntries((await checkDeal(...given)).map(({ what, verdict }) => [what, verdict]));

test('a deal that is as it was promised holds, and what this browser does not know is left open', async () => {
  expect(await verdicts(good(), own)).toEqual({
    shown: 'holds',
    seal: 'holds',
    own: 'holds',
    deal: 'holds',
    record: 'holds',
  });
  expect(await verdicts(good(), undefined)).toMatchObject({
    shown: 'unknown',
    own: 'unknown',
    deal: 'holds',
  });
});

test('whatever was tampered with is found', async () => {
  const other = '22'.repeat(32);
  expect(await verdicts({ ...good(), server_part: other }, own)).toMatchObject({
    seal: 'fails',
    deal: 'fails',
  });
  expect(await verdicts({ ...good(), commitment: other }, own)).toMatchObject({
    seal: 'fails',
    shown: 'fails',
  });
  expect(await verdicts({ ...good(), player_parts: ['mine', 'theirs', ''] }, own)).toMatchObject({
    own: 'fails',
    deal: 'fails',
  });
  expect(await verdicts({ ...good(), deal: other }, own)).toMatchObject({ deal: 'fails', record: 'fails' });
  // Two parts that were moved into each other are other parts.
  expect(await verdicts({ ...good(), player_parts: ['mineañadido', '', ''] }, undefined)).toMatchObject({
    deal: 'fails',
  });
});
