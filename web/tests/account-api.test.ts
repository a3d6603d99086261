import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountApi } from '../src/account/account-api';

const SIGNED_IN = { session: { guest: 'g', name: 'Ana', account: true }, recovery_codes: ['abc'] };

/** Answers every request, the address with this status; keeps what was asked. */
function serve(statusOfEmail: number): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push(`${init.method ?? 'GET'} ${path} ${typeof init.body === 'string' ? init.body : ''}`);
    const isEmail = path.endsWith('/account/email');
    const answer = isEmail ? new Response(null, { status: statusOfEmail }) : Response.json(SIGNED_IN);
    return Promise.resolve(answer);
  });
  return asked;
}

describe('making an account', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('asks for a link that proves the address', async () => {
    const asked = serve(204);
    expect(await accountApi.make('Ana', 'ana@example.org', 'a long password')).toEqual(['abc']);
    expect(asked).toHaveLength(2);
    expect(asked[1]).toContain('PUT /api/account/email');
    expect(asked[1]).toContain('ana@example.org');
  });

  it('has made it and shows the codes when no mail can be sent', async () => {
    serve(503);
    expect(await accountApi.make('Ana', 'ana@example.org', 'a long password')).toEqual(['abc']);
  });

  it('asks for none without an address', async () => {
    const asked = serve(204);
    await accountApi.make('Ana', '', 'a long password');
    expect(asked).toHaveLength(1);
  });
});
