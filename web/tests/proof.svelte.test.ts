/** Whoever is asked once more who they are goes on with keys at what shows it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Proof from '../src/account/Proof.svelte';
import type { AccountInfo } from '../src/protocol/wire';
import { loadTexts } from '../src/texts/texts.svelte';
import { close, open, settled, WaitingRequests } from './pages';

let requests: WaitingRequests;

beforeEach(async () => {
  requests = new WaitingRequests();
  const known = { parseCreationOptionsFromJSON: vi.fn(), parseRequestOptionsFromJSON: vi.fn() };
  vi.stubGlobal('PublicKeyCredential', known);
  vi.stubGlobal('isSecureContext', true);
  await loadTexts('web-account');
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

const account = (more: Partial<AccountInfo>): AccountInfo => ({
  id: 'a',
  name: 'Ana',
  created_at: 0,
  email_proved: false,
  has_password: false,
  passkeys: [],
  recovery_codes_left: 3,
  sessions: [],
  ...more,
});

async function focusedOf(info: AccountInfo): Promise<string> {
  open(Proof, { answer: () => undefined });
  (await requests.asked('/account')).answer(info);
  (await requests.asked('/account/ways')).answer({ mail: false });
  await settled();
  const { activeElement } = document;
  return `${activeElement?.tagName ?? ''} ${activeElement?.textContent.trim() ?? ''}`;
}

test('the passkey', async () => {
  const passkeys = [{ id: 'p', device: 'key', created_at: 0 }];
  expect(await focusedOf(account({ passkeys, has_password: true }))).toMatch(/^BUTTON Show a passkey/);
});

test('or else the password', async () => {
  expect(await focusedOf(account({ has_password: true }))).toBe('INPUT ');
});

test('or else what to do without either', async () => {
  expect(await focusedOf(account({}))).toMatch(/^SUMMARY /);
});
