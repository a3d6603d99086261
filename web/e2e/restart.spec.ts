/** The server is renewed while people play: whoever is at a table does not notice, unless it takes long. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { openTable, OwnServer } from './own-server';

const server = new OwnServer('restart', 2_000);

/** What is seen of the page while it is watched. */
interface Sightings {
  board: Element | null;
  shifts: number;
  notices: string[];
}
type SightingWindow = Window & { seen: Sightings };

/** Notes whatever moves, comes or goes from now on. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen: Sightings = { board: document.querySelector('section.board'), shifts: 0, notices: [] };
    (window as unknown as SightingWindow).seen = seen;
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

test.afterAll(() => server.remove());

test('a server that is back within two seconds was never away, and one that is not is missed', async ({
  page,
}) => {
  await server.serve();
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
  await page.goto(server.base);
  const table = await openTable(page);
  await page.goto(`${server.base}/t/${table}`);
  await expect(page.locator('section.board')).toBeVisible();
  const turn = page.getByText('Your turn').first();
  await expect(turn).toBeVisible();
  const box = await page.locator('section.board').boundingBox();
  await watch(page);

  // The clock of the page stands still meanwhile, however slow this machine is today.
  await page.clock.pauseAt(new Date(Date.now() + 5_000));
  sockets.length = 0;
  await server.stop();
  await expect.poll(() => sockets).toEqual(['is told that the server goes', 'is closed']);
  await server.serve();
  for (let passed = 0; passed < 1_500 && !sockets.includes('connects'); passed += 100)
    await page.clock.runFor(100);
  await expect.poll(() => sockets.slice(2)).toEqual(['connects', 'sees the table']);
  await page.clock.runFor(5_000);
  const seen = await page.evaluate(() => {
    const { board, shifts, notices } = (window as unknown as SightingWindow).seen;
    return { isSame: board === document.querySelector('section.board'), shifts, notices };
  });
  expect(seen).toEqual({ isSame: true, shifts: 0, notices: [] });
  expect(await page.locator('section.board').boundingBox()).toEqual(box);
  await expect(turn).toBeVisible();

  await server.stop();
  await page.clock.runFor(4_000);
  await expect(page.getByText('Connection lost')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as SightingWindow).seen.notices.length)).toBe(1);
  await server.serve();
  await page.clock.resume();
  await expect(page.getByText('Connection lost')).toBeHidden({ timeout: 40_000 });
});
