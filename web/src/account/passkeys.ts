/** Passkeys of this browser. */
import { isObject } from '../net/guard';

/** Nothing was made or used: the person thought better of it, took too long, or has no fitting key. */
export class NoPasskey extends Error {}

/** Whether this browser can make passkeys out of what the server sends. */
export const hasPasskeys = (): boolean =>
  isSecureContext &&
  'PublicKeyCredential' in window &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential;

const isCreation = (options: unknown): options is { publicKey: PublicKeyCredentialCreationOptionsJSON } =>
  isObject(options) && 'publicKey' in options && isObject(options.publicKey);

const isRequest = (options: unknown): options is { publicKey: PublicKeyCredentialRequestOptionsJSON } =>
  isObject(options) && 'publicKey' in options && isObject(options.publicKey);

async function written(credential: Promise<Credential | null>): Promise<unknown> {
  const made = await credential.catch(() => null);
  if (!(made instanceof PublicKeyCredential)) throw new NoPasskey();
  const text: unknown = made.toJSON();
  return text;
}

export function makePasskey(options: unknown): Promise<unknown> {
  if (!isCreation(options)) throw new NoPasskey();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options.publicKey);
  return written(navigator.credentials.create({ publicKey }));
}

export function usePasskey(options: unknown): Promise<unknown> {
  if (!isRequest(options)) throw new NoPasskey();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.publicKey);
  return written(navigator.credentials.get({ publicKey }));
}
