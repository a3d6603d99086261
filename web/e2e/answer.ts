/**
 * How long after the server's answer a move is seen, from a trace of the browser. Run with `npm run frames`.
 *
 * The answer is marked when the socket gives it to the page. It is seen when the frame after that is handed on to be put on the screen.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { advance, isMyTurn, openTable, point, position } from './table';
import type { TraceEvent } from './trace';

interface WatchedWindow extends Window {
  /** For each answer: whether the first frame after it already had the position. */
  inFirstFrame: boolean[];
}

/** Marks every position that comes, and looks in the next frame whether it is there. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as WatchedWindow;
    watched.inFirstFrame = [];
    const Native = WebSocket;
    const Marked = class extends Native {
      constructor(address: string | URL) {
        super(address);
        this.addEventListener('message', ({ data }) => {
          const { type, seq, game } = JSON.parse(String(data)) as {
            type: string;
            seq: number;
            game?: object;
          };
          if (type !== 'table' || !game) return;
          performance.mark('answer');
          requestAnimationFrame(() => {
            const shown = document.querySelector('[data-seq]')?.getAttribute('data-seq');
            watched.inFirstFrame.push(Number(shown) >= seq);
          });
        });
      }
    };
    Object.assign(window, { WebSocket: Marked });
  });
}

/** From each answer to the end of the next frame: on the clock, and what the page's thread worked meanwhile. */
function delays(events: readonly TraceEvent[]): { clock: number; work: number }[] {
  const answers = events.filter(({ name }) => name === 'answer');
  return answers.flatMap(({ ts, pid, tid }) => {
    const here = events.filter((one) => one.pid === pid && one.tid === tid && one.ph === 'X' && one.ts >= ts);
    const commit = here.find(({ name }) => name === 'Commit' || name.endsWith('BeginMainFrame::commit'));
    if (!commit) return [];
    const end = commit.ts + (commit.dur ?? 0);
    const tasks = events.filter(
      (one) => one.pid === pid && one.tid === tid && one.name.endsWith('RunTask') && one.ts <= end,
    );
    const work = tasks
      .filter((one) => one.ts + (one.dur ?? 0) >= ts)
      .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
    return [{ clock: (end - ts) / 1000, work }];
  });
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const line = (name: string, values: readonly number[]) =>
  `${name}: ${median(values).toFixed(1)} ms (median), ${Math.max(...values).toFixed(1)} at most\n`;

for (const [game, moves] of Object.entries({ alcazar: 90, 'big-boss': 90, toledo: 120, salamanca: 100 })) {
  test(`a move of ${game} is shown in the frame after the answer`, async ({ page, browser }) => {
    await watch(page);
    const table = await openTable(page, { game, bots: ['novice', 'novice'] });
    await advance(page, table, moves);
    await page.reload();
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
    await page.waitForTimeout(1500);
    await page.evaluate(() => ((window as unknown as WatchedWindow).inFirstFrame = []));
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'blink.user_timing', 'cc', 'toplevel', '__metadata'],
    });
    for (let move = 0; move < 8 && (await isMyTurn(page).isVisible()); move++) {
      const before = await position(page);
      await point(page);
      await expect.poll(() => position(page)).not.toBe(before);
      await isMyTurn(page)
        .waitFor({ timeout: 10_000 })
        .catch(() => undefined);
    }
    await page.waitForTimeout(300);
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const found = delays(trace.traceEvents);
    process.stdout.write(`${game}, ${found.length} positions\n`);
    process.stdout.write(
      line(
        'from the answer to the frame',
        found.map(({ clock }) => clock),
      ),
    );
    process.stdout.write(
      line(
        'work of the page for it',
        found.map(({ work }) => work),
      ),
    );
    const first = await page.evaluate(() => (window as unknown as WatchedWindow).inFirstFrame);
    expect(found.length).toBeGreaterThan(3);
    expect(first.length).toBeGreaterThan(3);
    expect(first.every(Boolean)).toBe(true);
  });
}
