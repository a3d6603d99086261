/** The server is renewed while people play: whoever is at a table does not notice, unless it takes long. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

const port = Number(process.env['TERTULIA_PORT'] ?? 8189) + 2_000;
const base = `http://127.0.0.1:${port}`;
const program = process.env['TERTULIA'] ?? join(import.meta.dirname, '../../target/debug/tertulia');
const data = mkdtempSync(join(tmpdir(), 'tertulia-restart-'));
let running: ChildProcess | undefined;

async function stop(): Promise<void> {
  const ended = new Promise((resolve) => running?.once('exit', resolve) ?? resolve(undefined));
  running?.kill('SIGTERM');
  await ended;
  running = undefined;
}

async function serve(): Promise<void> {
  running = spawn(program, ['serve', '--address', `127.0.0.1:${port}`, '--data', data], { stdio: 'ignore' });
  const isReady = () =>
    fetch(`${base}/ready`)
      .then(({ ok }) => ok)
      .catch(() => false);
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
}

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

/** What is seen of the page while it is watched. */
interface Sightings {
  board: Element | null;
  shifts: number;
  notices: string[];
}
type Watched = Window & { seen: Sightings };

/** Notes whatever moves, comes or goes from now on. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen: Sightings = { board: document.querySelector('section.board'), shifts: 0, notices: [] };
    (window as unknown as Watched).seen = seen;
    new PerformanceObserver((list) => {
      seen.shifts += list.getEntries().length;
    }).observe({ type: 'layout-shift' });
    const isNotice = (node: Node) => node instanceof Element && node.matches('.lost, [role=alert]');
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      seen.notices.push(...added.filter(isNotice).map(({ textContent }) => textContent ?? ''));
    }).observe(document.body, { subtree: true, childList: true });
  });
}

test.afterAll(async () => {
  await stop();
  rmSync(data, { recursive: true, force: true });
});

test('a server that is back within two seconds was never away, and one that is not is missed', async ({
  page,
}) => {
  await serve();
  await page.clock.install();
  const sockets: string[] = [];
  page.on('websocket', (socket) => {
    sockets.push('connects');
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('going-away')) sockets.push('is told that the server goes');
      if (String(payload).includes('"type":"table"')) sockets.push('sees the table');
    });
    socket.on('close', () => sockets.push('is closed'));
  });
  await page.goto(base);
  const table = await open(page);
  await page.goto(`${base}/t/${table}`);
  await expect(page.locator('section.board')).toBeVisible();
  const turn = page.getByText('Your turn').first();
  await expect(turn).toBeVisible();
  const box = await page.locator('section.board').boundingBox();
  await watch(page);

  // The clock of the page stands still meanwhile, however slow this machine is today.
  await page.clock.pauseAt(new Date(Date.now() + 5_000));
  sockets.length = 0;
  await stop();
  await expect.poll(() => sockets).toEqual(['is told that the server goes', 'is closed']);
  await serve();
  for (let passed = 0; passed < 1_500 && !sockets.includes('connects'); passed += 100)
    await page.clock.runFor(100);
  await expect.poll(() => sockets.slice(2)).toEqual(['connects', 'sees the table']);
  await page.clock.runFor(5_000);
  const seen = await page.evaluate(() => {
    const { board, shifts, notices } = (window as unknown as Watched).seen;
    return { isSame: board === document.querySelector('section.board'), shifts, notices };
  });
  expect(seen).toEqual({ isSame: true, shifts: 0, notices: [] });
  expect(await page.locator('section.board').boundingBox()).toEqual(box);
  await expect(turn).toBeVisible();

  await stop();
  await page.clock.runFor(4_000);
  await expect(page.getByText('Connection lost')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as Watched).seen.notices.length)).toBe(1);
  await serve();
  await page.clock.resume();
  await expect(page.getByText('Connection lost')).toBeHidden({ timeout: 40_000 });
});
