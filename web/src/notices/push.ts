/** Notices of this browser: asking for them, and ending them. */
import { KINDS, noticesApi } from './notices-api';

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

/** Asks the browser, and tells the server how it is reached. */
export async function subscribe(key: string): Promise<void> {
  const made = await ask(key);
  const [p256dh, auth] = [base64url(made.getKey('p256dh')), base64url(made.getKey('auth'))];
  await noticesApi.open({ form: 'push', address: made.endpoint, p256dh, auth, kinds: [...KINDS] });
}

/** The browser forgets how it is reached. */
export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}
