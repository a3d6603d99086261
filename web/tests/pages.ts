/** Mounts pages where nothing is drawn, and answers what they ask when the test says so. */
import type { Component } from 'svelte';
import { flushSync, mount, unmount } from 'svelte';
import { vi } from 'vitest';

interface PageRequest {
  method: string;
  path: string;
  body: unknown;
  answer: (told: unknown, status?: number) => void;
  fail: () => void;
}

/** What was asked of the server and waits for its answer. */
export class WaitingRequests {
  readonly all: PageRequest[] = [];

  constructor() {
    vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit = {}) => {
      return new Promise<Response>((resolve, reject) => {
        this.all.push({
          method,
          path: path.replace(/^\/api/, ''),
          body: typeof body === 'string' ? (JSON.parse(body) as unknown) : null,
          answer: (told, status = 200) => {
            resolve(new Response(JSON.stringify(told), { status }));
          },
          fail: () => {
            reject(new TypeError('no network'));
          },
        });
      });
    });
  }

  /** The newest question to a path, once it is asked. */
  async asked(path: string): Promise<PageRequest> {
    return vi.waitFor(() => {
      const found = this.all.findLast((one) => one.path === path);
      if (!found) throw new Error(`${path} was not asked for, but ${this.all.map((one) => one.path).join()}`);
      return found;
    });
  }
}

/** Lets answers arrive and be shown. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve));
  flushSync();
}

const mounted: Record<string, unknown>[] = [];

export function open<Given extends Record<string, unknown>>(page: Component<Given>, props: Given): void {
  mounted.push(mount(page, { target: document.body, props }));
  flushSync();
}

export function close(): void {
  for (const page of mounted.splice(0)) void unmount(page);
  document.body.innerHTML = '';
  flushSync();
}

export const said = () => document.body.textContent.replace(/\s+/g, ' ').trim();
