/** What is asked about accounts. */
import { request, send } from '../net/api';
import type { SignInResult } from '../protocol/wire';
import {
  isAccountInfo,
  isPasskeyChallenge,
  isRecoveryCodes,
  isSession,
  isSignInWays,
  isSignInResult,
} from '../protocol/account.guards';
import { rememberTables } from '../lobby/my-tables';
import { setMe } from '../net/me.svelte';
import { forgetAllSeatTokens } from '../net/seat-tokens';
import { socket } from '../net/socket.svelte';
import { settings } from '../settings/settings.svelte';
import { makePasskey, usePasskey } from './passkeys';
import { forgetTable } from './way-back';

/** Whoever has signed in is somebody else from now on, at every table that is open. */
function arrive(answer: SignInResult): readonly string[] {
  setMe(answer.session);
  socket.reconnect();
  return answer.recovery_codes ?? [];
}

/** Whoever uses this browser next is somebody else: nothing here opens a seat or shows a table of this person. */
function depart(): void {
  setMe(null);
  forgetAllSeatTokens();
  rememberTables([]);
  forgetTable();
  settings.name = '';
  socket.reconnect();
}

const signIn = async (way: string, body: unknown) =>
  arrive(await request(isSignInResult, 'POST', `/account/sign-in/${way}`, body));

export const accountApi = {
  ways: () => request(isSignInWays, 'GET', '/account/ways'),
  info: () => request(isAccountInfo, 'GET', '/account'),

  withPassword: (who: string, password: string) => signIn('password', { who, password }),
  withCode: (code: string) => signIn('recovery', { code }),
  withLink: (token: string) => signIn('link', { token }),
  mailLink: (email: string) => send('POST', '/account/sign-in/mail', { email, language: settings.language }),
  async withPasskey(): Promise<readonly string[]> {
    const { ceremony, options } = await request(
      isPasskeyChallenge,
      'POST',
      '/account/sign-in/passkey/begin',
      {},
    );
    return signIn('passkey', { ceremony, credential: await usePasskey(options) });
  },

  /** Makes an account; answers its recovery codes. Where the server sends mail, a link goes to the address to prove it. */
  async make(name: string, email: string, password: string): Promise<readonly string[]> {
    const wish = { name, email: email || null, password };
    const codes = arrive(await request(isSignInResult, 'POST', '/account', wish));
    // The account is there whatever becomes of the mail; it can be asked for again in one's own account.
    if (email) await accountApi.changeEmail(email).catch(() => undefined);
    return codes;
  },
  async makeWithPasskey(name: string): Promise<readonly string[]> {
    const { ceremony, options } = await request(isPasskeyChallenge, 'POST', '/account/passkeys/begin', {
      name,
    });
    const credential = await makePasskey(options);
    return arrive(await request(isSignInResult, 'POST', '/account/passkeys', { ceremony, credential }));
  },

  async addPasskey(): Promise<void> {
    const { ceremony, options } = await request(isPasskeyChallenge, 'POST', '/account/passkeys/begin', {});
    await send('POST', '/account/passkeys', { ceremony, credential: await makePasskey(options) });
  },
  proveWithPassword: (password: string) => send('POST', '/account/proof/password', { password }),
  async proveWithPasskey(): Promise<void> {
    const path = '/account/proof/passkey';
    const { ceremony, options } = await request(isPasskeyChallenge, 'POST', `${path}/begin`, {});
    await send('POST', path, { ceremony, credential: await usePasskey(options) });
  },
  /** All that is known of the owner, as a file. */
  async exported(): Promise<Blob> {
    return new Blob([await send('GET', '/account/export')], { type: 'application/json' });
  },
  removePasskey: (id: string) => send('DELETE', `/account/passkeys/${id}`),
  async rename(name: string): Promise<void> {
    setMe(await request(isSession, 'PUT', '/account/name', { name }));
  },
  setPrivate: (isPrivate: boolean) => send('PUT', '/account/privacy', { private: isPrivate }),
  /** The present password is null where it is not asked for. */
  changePassword: (old: string | null, password: string) =>
    send('PUT', '/account/password', { old: old || null, new: password }),
  changeEmail: (email: string) =>
    send('PUT', '/account/email', { email: email || null, language: settings.language }),
  proveEmail: (token: string) => send('POST', '/account/email/prove', { token }),
  renewCodes: () => request(isRecoveryCodes, 'POST', '/account/recovery-codes', {}),
  endSession: (id: string) => send('DELETE', `/account/sessions/${id}`),
  endOtherSessions: () => send('DELETE', '/account/sessions'),
  async signOut(): Promise<void> {
    await send('DELETE', '/session');
    depart();
  },
  async remove(name: string): Promise<void> {
    await send('POST', '/account/delete', { name });
    depart();
  },
};
