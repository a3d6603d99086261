/** Notices of this browser: asking for them, and ending them. */
import { recall, remember } from '../net/browser-memory';
import { isString } from '../net/guard';
import { ProblemError } from '../net/api';
import { type BrowserAddress, KINDS, noticesApi } from './notices-api';

/** Why this browser shows no notices. */
export type NoPush = 'unsupported' | 'not-secure' | 'home-screen' | 'denied';

const isApple = () => /iPhone|iPad/.test(navigator.userAgent);

export function whyNoPush(): NoPush | null {
  if (!isSecureContext) return 'not-secure';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return isApple() ? 'home-screen' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** The browser did not do what was asked of it. */
export class SubscriptionError extends Error {}

/** The address that the browser is reached by, if there is one. */
export async function subscription(): Promise<PushSubscription | null> {
  if (whyNoPush() !== null) return null;
  const worker = await navigator.serviceWorker.getRegistration('/');
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** The first bytes of the hash of the address, as the server tells the ways apart. */
export async function fingerprint(address: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address));
  const bytes = [...new Uint8Array(hash).subarray(0, 8)];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function base64url(key: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

async function ask(key: string): Promise<PushSubscription> {
  const worker = await navigator.serviceWorker.register('/sw.js');
  if ((await Notification.requestPermission()) !== 'granted') throw new SubscriptionError();
  await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(key);
  try {
    return await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  } catch {
    // One that was made with another key of the server is in the way.
    const old = await worker.pushManager.getSubscription();
    if (!old) throw new SubscriptionError();
    await old.unsubscribe();
    return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => {
      throw new SubscriptionError();
    });
  }
}

/** What the server was last told of how this browser is reached. */
const TOLD = 'tertulia.push';

/** How the browser is reached, as the server is told. */
function reached(made: PushSubscription): BrowserAddress {
  const [p256dh, auth] = [base64url(made.getKey('p256dh')), base64url(made.getKey('auth'))];
  return { address: made.endpoint, p256dh, auth };
}

/** Asks the browser, and tells the server how it is reached. */
export async function subscribe(key: string): Promise<void> {
  const made = await ask(key);
  await noticesApi.open({ form: 'push', ...reached(made), kinds: [...KINDS] });
  remember(TOLD, await fingerprint(made.endpoint));
}

/**
 * Some browsers renew how they are reached without a word to the service worker, or while nobody can be told: the server is told when a page is
 * opened. Whoever has ended notices meanwhile is not told anything again.
 */
export async function tellRenewal(): Promise<void> {
  const told = recall(TOLD, isString);
  const made = told === null ? null : await subscription();
  if (!made) return;
  const now = await fingerprint(made.endpoint);
  if (now === told) return;
  try {
    await noticesApi.renew(reached(made));
  } catch (error) {
    if (!(error instanceof ProblemError) || error.problem.key !== 'not-found') throw error;
  }
  remember(TOLD, now);
}

/** The browser forgets how it is reached. */
export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}
