/** Another program takes the place of the one that a page came from. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

const port = Number(process.env['TERTULIA_PORT'] ?? 8189) + 1_000;
const base = `http://127.0.0.1:${port}`;
const program = process.env['TERTULIA'] ?? join(import.meta.dirname, '../../target/debug/tertulia');
const data = mkdtempSync(join(tmpdir(), 'tertulia-stale-'));
let running: ChildProcess | undefined;

async function stop(): Promise<void> {
  const ended = new Promise((resolve) => running?.once('exit', resolve) ?? resolve(undefined));
  running?.kill('SIGTERM');
  await ended;
  running = undefined;
}

/** The same data, and a program built from this commit. */
async function serve(commit: string): Promise<void> {
  if (running) await stop();
  const address = ['--address', `127.0.0.1:${port}`, '--data', data, '--commit', commit];
  running = spawn(program, ['serve', ...address], { stdio: 'ignore' });
  await expect
    .poll(
      () =>
        fetch(`${base}/ready`)
          .then(({ ok }) => ok)
          .catch(() => false),
      { timeout: 60_000 },
    )
    .toBe(true);
}

const cameFrom = (page: Page) => page.locator('meta[name="version"]').first().getAttribute('content');

/** Opens a table against the computer, as the page would. */
function open(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const post = (path: string, body: object) =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await post('/api/session', { name: 'Ana' });
    const sitters = [{ kind: 'person' }, { kind: 'bot', level: 'novice' }];
    const opened = await post('/api/tables', { settings: { game: 'alcazar', seats: 2 }, sitters });
    return ((await opened.json()) as { table: string }).table;
  });
}

test.afterAll(async () => {
  await stop();
  rmSync(data, { recursive: true, force: true });
});

test('a page that was left open is loaded anew when another program answers', async ({ page }) => {
  await serve('one');
  await page.goto(base);
  expect(await cameFrom(page)).toMatch(/^one-/);
  await page.evaluate(() => ((window as unknown as { isOld: boolean }).isOld = true));

  // In the lobby nothing is live: the other program answers first at the table.
  await serve('two');
  const table = await open(page);
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/t/${table}`);
  await expect.poll(() => cameFrom(page), { timeout: 60_000 }).toMatch(/^two-/);
  await expect(page.locator('section.board')).toBeVisible();
  expect(await page.evaluate(() => 'isOld' in window)).toBe(false);

  // At the table the connection breaks and comes back.
  await serve('three');
  await expect.poll(() => cameFrom(page), { timeout: 60_000 }).toMatch(/^three-/);
  await expect(page.locator('section.board')).toBeVisible();

  // The same program after a restart: nobody's page is disturbed.
  await page.evaluate(() => ((window as unknown as { isOld: boolean }).isOld = true));
  await serve('three');
  await expect(page.getByText(/Connection lost|Connecting/)).toBeHidden({ timeout: 40_000 });
  expect(await page.evaluate(() => 'isOld' in window)).toBe(true);
});
