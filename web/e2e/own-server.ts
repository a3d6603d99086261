/** A server of a test's own, which it can stop and start again over the same data. */
import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

const program = process.env['TERTULIA'] ?? join(import.meta.dirname, '../../target/debug/tertulia');

export class OwnServer {
  readonly base: string;
  readonly #address: string;
  readonly #data: string;
  #running: ChildProcess | undefined;

  /** Its port is so far from that of the common server. */
  constructor(name: string, distance: number) {
    this.#address = `127.0.0.1:${Number(process.env['TERTULIA_PORT']) + distance}`;
    this.base = `http://${this.#address}`;
    this.#data = mkdtempSync(join(tmpdir(), `tertulia-${name}-`));
  }

  async serve(...more: string[]): Promise<void> {
    if (this.#running) await this.stop();
    const given = ['serve', '--address', this.#address, '--data', this.#data, ...more];
    this.#running = spawn(program, given, { stdio: 'ignore' });
    const isReady = () =>
      fetch(`${this.base}/ready`)
        .then(({ ok }) => ok)
        .catch(() => false);
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  }

  /** What the command line of the host prints. */
  admin(...task: string[]): string {
    return execFileSync(program, ['admin', '--data', this.#data, ...task], { encoding: 'utf8' }).trim();
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#running?.once('exit', resolve) ?? resolve(undefined));
    this.#running?.kill('SIGTERM');
    await ended;
    this.#running = undefined;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** Opens a table against the computer, as the page would; with so many seats for others. */
export function openTable(page: Page, open = 0): Promise<string> {
  return page.evaluate(async (open) => {
    const post = (path: string, body: object) =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await post('/api/session', { name: 'Ana' });
    const others = Array.from({ length: open }, () => ({ kind: 'open' }));
    const sitters = [{ kind: 'person' }, { kind: 'bot', level: 'novice' }, ...others];
    const settings = { game: 'alcazar', seats: sitters.length };
    const opened = await post('/api/tables', { settings, sitters });
    return ((await opened.json()) as { table: string }).table;
  }, open);
}
