/** What turning the full board costs, frame by frame, from a trace of the browser. Run with `npm run frames`. */
import { expect, test } from '@playwright/test';
import { advance, isMyTurn, openTable, theEnd } from './table';
import type { TraceEvent } from './trace';

/** Which work an event of the trace is; within each kind they do not lie in each other. */
const KINDS: Record<string, readonly string[]> = {
  scripting: ['FireAnimationFrame'],
  'style and layout': ['UpdateLayoutTree', 'Layout'],
  painting: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
  rastering: ['RasterTask'],
};
/** Everything that any thread of the browser does. */
const TASKS = ['ThreadControllerImpl::RunTask', 'ThreadPool_RunTask'];

/** What the steps of one turn took: the sum of each kind of work, spread over its frames. */
function summary(events: readonly TraceEvent[]): string[] {
  const main = events.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const frames = events.filter(({ name, ph }) => name === 'FireAnimationFrame' && ph === 'X');
  const [first, last] = [frames[0]?.ts ?? 0, frames.at(-1)?.ts ?? 0];
  const inside = events.filter(({ ts, ph }) => ph === 'X' && ts >= first && ts <= last);
  const here = inside.filter(({ pid }) => pid === main?.pid);
  const gaps = frames.slice(1).map(({ ts }, index) => (ts - (frames[index]?.ts ?? ts)) / 1000);
  const per = (names: readonly string[], among = here) => {
    const spent = among
      .filter(({ name }) => names.includes(name))
      .map(({ dur, tdur }) => (tdur ?? dur ?? 0) / 1000);
    const sum = spent.reduce((total, one) => total + one, 0);
    return `${(sum / frames.length).toFixed(2)} ms a frame (longest ${Math.max(0, ...spent).toFixed(1)})`;
  };
  const sorted = [...gaps].sort((a, b) => a - b);
  return [
    `${frames.length} frames, ${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1)} ms apart (median), ${Math.max(0, ...gaps).toFixed(1)} at most`,
    ...Object.entries(KINDS).map(([kind, names]) => `${kind}: ${per(names)}`),
    `all threads of all processes: ${per(TASKS, inside)}`,
  ];
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('turning the full board', async ({ page, browser }) => {
  const table = await openTable(page, { game: 'alcazar', bots: ['novice', 'novice', 'novice'] });
  await advance(page, table, 150);
  await page.reload();
  await expect(isMyTurn(page).or(theEnd(page)).first()).toBeVisible();
  const button = page.getByRole('button', { name: 'Turn right' });
  await button.click();
  await page.waitForTimeout(1500);
  for (let turn = 0; turn < 3; turn++) {
    await browser.startTracing(page, { categories: ['devtools.timeline', 'cc', 'toplevel', '__metadata'] });
    await button.click();
    await page.waitForTimeout(1200);
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    process.stdout.write(`${summary(trace.traceEvents).join('\n')}\n\n`);
  }
});
