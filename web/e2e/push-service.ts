/** A push service on this machine: it takes what the server sends to a browser, checks who sends it, and reads it as the browser would. */
import type { ECDH, JsonWebKey } from 'node:crypto';
import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

const mac = (key: Buffer, ...parts: Buffer[]) =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest();
const text = (words: string) => Buffer.from(words, 'latin1');

export interface PushMessage {
  title: string;
  body: string;
  url: string;
  end: string;
}

export class PushService {
  readonly #browser: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #server: Server;
  readonly #pushed: PushMessage[] = [];
  /** Where each came to: a browser that is reached otherwise has another. */
  readonly paths: string[] = [];
  #problem: unknown = null;
  /** The key that the page subscribed with, in base64url. */
  key = '';

  private constructor() {
    this.#browser.generateKeys();
    this.#server = createServer((request, response) => {
      void this.#take(request).then((status) => response.writeHead(status).end());
    });
  }

  static async open(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  close(): void {
    this.#server.close();
  }

  get #origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The browser has no push service of its own here: it subscribes with this one. All else is the browser's. */
  async serve(page: Page): Promise<void> {
    await page.exposeFunction('noteKey', (key: string) => {
      this.key = key;
    });
    const keys = {
      endpoint: `${this.#origin}/push/1`,
      p256dh: [...this.#browser.getPublicKey()],
      auth: [...this.#auth],
    };
    await page.addInitScript(({ endpoint, p256dh, auth }) => {
      const isOn = () => localStorage.getItem('test.push') === 'on';
      const subscription = {
        endpoint,
        getKey: (name: string) => new Uint8Array(name === 'auth' ? auth : p256dh).buffer,
        unsubscribe: () => {
          localStorage.removeItem('test.push');
          return Promise.resolve(true);
        },
      };
      Object.assign(PushManager.prototype, {
        subscribe: (options: { applicationServerKey: Uint8Array }) => {
          localStorage.setItem('test.push', 'on');
          const key = btoa(String.fromCharCode(...options.applicationServerKey));
          const { noteKey } = window as unknown as { noteKey: (key: string) => Promise<void> };
          return noteKey(key).then(() => subscription);
        },
        getSubscription: () => Promise.resolve(isOn() ? subscription : null),
      });
    }, keys);
  }

  /** How the browser is reached after it has renewed that, as it tells its service worker. */
  renewed(): { endpoint: string; keys: { p256dh: string; auth: string } } {
    const keys = {
      p256dh: this.#browser.getPublicKey('base64url'),
      auth: this.#auth.toString('base64url'),
    };
    return { endpoint: `${this.#origin}/push/2`, keys };
  }

  /** What has come, when it has. */
  async pushed(number: number): Promise<PushMessage> {
    for (let waits = 0; waits < 600; waits++) {
      if (this.#problem) throw this.#problem as Error;
      const found = this.#pushed[number];
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('nothing was pushed');
  }

  async #take(request: IncomingMessage): Promise<number> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    try {
      this.#check(request.headers.authorization ?? '');
      this.#pushed.push(this.#read(Buffer.concat(parts)));
      this.paths.push(request.url ?? '');
      return 201;
    } catch (error) {
      this.#problem = error;
      return 400;
    }
  }

  /** RFC 8292: signed with the key that the page subscribed with, for this service. */
  #check(line: string): void {
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(line) ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(key, 'base64url');
    if (!point.equals(Buffer.from(this.key, 'base64'))) throw new Error('another key than the page has');
    const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
    const jwk: JsonWebKey = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) };
    const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
    const isSigned = verify('sha256', text(`${head}.${claims}`), signer, Buffer.from(signature, 'base64url'));
    const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string };
    if (!isSigned || aud !== this.#origin) throw new Error(`not signed for ${this.#origin}: ${line}`);
  }

  /** RFC 8291. */
  #read(body: Buffer): PushMessage {
    const [salt, server] = [body.subarray(0, 16), body.subarray(21, 86)];
    const shared = mac(this.#auth, this.#browser.computeSecret(server));
    const info = [text('WebPush: info\0'), this.#browser.getPublicKey(), server, Buffer.of(1)];
    const prk = mac(salt, mac(shared, ...info));
    const key = mac(prk, text('Content-Encoding: aes128gcm\0'), Buffer.of(1)).subarray(0, 16);
    const nonce = mac(prk, text('Content-Encoding: nonce\0'), Buffer.of(1)).subarray(0, 12);
    const sealed = body.subarray(86);
    const open = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
    return JSON.parse(plain.subarray(0, -1).toString()) as PushMessage;
  }
}
