/**
 * Lighthouse for phones on every page, and on a table of each game in the middle. Run with `npm run lighthouse`.
 *
 * RUNS says how often each page is loaded (the median counts), ONLY which pages: `ONLY=alcazar npm run lighthouse`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { BrowserContext, Page } from '@playwright/test';
import { chromium, expect, test } from '@playwright/test';
import lighthouse from 'lighthouse';
import { advance, isMyTurn, openTable, theEnd } from './table';

const RUNS = Number(process.env['RUNS'] ?? 3);
const ONLY = new RegExp(process.env['ONLY'] ?? '.');
const PORT = Number(process.env['DEBUG_PORT'] ?? 9333);
const REPORTS = 'lighthouse';
const LEAST: Record<string, number> = { performance: 95, accessibility: 100, 'best-practices': 100 };

const PAGES: Record<string, string> = {
  'first page': '/',
  'new table': '/new',
  settings: '/settings',
  rules: '/rules/alcazar',
};
/** How many moves make the middle of a game for four. */
const MIDDLE: Record<string, number> = { alcazar: 70, 'big-boss': 80, toledo: 120, salamanca: 100 };
/** How much slower a phone is thought to be, as Lighthouse has it. */
const SLOWDOWN = 4;
/** What a task may take before it blocks. */
const PATIENCE = 50;

interface LighthouseTrace {
  name: string;
  ph: string;
  ts: number;
  tdur?: number;
  pid: number;
  tid: number;
  args?: { data?: { frames?: { processId?: number; url?: string }[] } };
}

interface LighthouseRun {
  scores: Record<string, number>;
  figures: Record<string, number>;
  complaints: string[];
}

/**
 * The work of the page's main thread in time that the thread really had, which a busy machine does not stretch; `blocking` is what
 * tasks would take beyond 50 ms each on a phone that is four times slower, after the first paint.
 */
function mainThread(events: readonly LighthouseTrace[]): { work: number; blocking: number; longest: number } {
  const paint = events.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
  const tasks = events.filter(
    ({ name, pid, tid, ph }) => name === 'RunTask' && ph === 'X' && pid === paint?.pid && tid === paint.tid,
  );
  const spent = tasks.map(({ ts, tdur = 0 }) => ({ ts, took: tdur / 1000 }));
  const late = spent.filter(({ ts }) => ts + 1 > (paint?.ts ?? 0));
  return {
    work: spent.reduce((sum, { took }) => sum + took, 0),
    blocking: late.reduce((sum, { took }) => sum + Math.max(0, took * SLOWDOWN - PATIENCE), 0),
    longest: Math.max(0, ...late.map(({ took }) => took)),
  };
}

async function measure(url: string, name: string): Promise<LighthouseRun> {
  const result = await lighthouse(url, {
    port: PORT,
    output: 'html',
    logLevel: 'error',
    onlyCategories: Object.keys(LEAST),
  });
  if (!result) throw new Error(`no result for ${url}`);
  const { lhr, artifacts, report } = result;
  writeFileSync(`${REPORTS}/${name.replace(/\W+/g, '-')}.html`, String(report));
  const { traceEvents } = (artifacts as unknown as { Trace: { traceEvents: LighthouseTrace[] } }).Trace;
  if (process.env['TRACES']) writeFileSync(`${REPORTS}/${name}.trace.json`, JSON.stringify({ traceEvents }));
  const { work, blocking, longest } = mainThread(traceEvents);
  const audit = (key: string) => Math.round(lhr.audits[key]?.numericValue ?? 0);
  return {
    scores: Object.fromEntries(
      Object.entries(lhr.categories).map(([key, { score }]) => [key, Math.round((score ?? 0) * 100)]),
    ),
    figures: {
      fcp: audit('first-contentful-paint'),
      lcp: audit('largest-contentful-paint'),
      si: audit('speed-index'),
      tbt: audit('total-blocking-time'),
      cls: Number((lhr.audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)),
      'cpu work': Math.round(work),
      'cpu longest': Math.round(longest),
      'cpu tbt': Math.round(blocking),
      load: Number(loadavg()[0]?.toFixed(1)),
    },
    complaints: Object.keys(LEAST).flatMap((key) =>
      (lhr.categories[key]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
  };
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function merge(runs: readonly Record<string, number>[]): Record<string, number> {
  const keys = Object.keys(runs[0] ?? {});
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key] ?? 0))]));
}

const row = (cells: readonly unknown[], name: string) =>
  `${name.padEnd(12)}${cells.map((cell) => String(cell).padStart(15)).join('')}\n`;

async function middleOf(page: Page, game: string): Promise<string> {
  const table = await openTable(page, { game, bots: ['novice', 'novice', 'novice'] });
  await advance(page, table, MIDDLE[game] ?? 0);
  await expect(isMyTurn(page).or(theEnd(page)).first()).toBeVisible({ timeout: 60_000 });
  // A page that is left open would share the processor.
  await page.goto('about:blank');
  return `/t/${table}`;
}

test('lighthouse', async ({ baseURL }) => {
  mkdirSync(REPORTS, { recursive: true });
  const { launchOptions } = test.info().project.use;
  const context = await chromium.launchPersistentContext('', {
    ...launchOptions,
    baseURL: baseURL ?? '',
    locale: 'en',
    args: [...(launchOptions?.args ?? []), `--remote-debugging-port=${PORT}`],
  });
  const below = await measureAll(context, baseURL ?? '').finally(() => context.close());
  expect(below).toEqual([]);
});

/** Prints a line for each page. Says where the figures are below those wanted. */
async function measureAll(context: BrowserContext, baseURL: string): Promise<string[]> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto('/');
  const paths = Object.entries(PAGES).filter(([name]) => ONLY.test(name));
  for (const game of Object.keys(MIDDLE).filter((name) => ONLY.test(name))) {
    paths.push([game, await middleOf(page, game)]);
  }
  const below: string[] = [];
  let headed = false;
  for (const [name, path] of paths) {
    const runs: LighthouseRun[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await measure(`${baseURL}${path}`, name));
    const scores = merge(runs.map((run) => run.scores));
    const figures = merge(runs.map((run) => run.figures));
    if (!headed) process.stdout.write(row([...Object.keys(scores), ...Object.keys(figures)], ''));
    headed = true;
    process.stdout.write(row([...Object.values(scores), ...Object.values(figures)], name));
    const complaints = [...new Set(runs.flatMap((run) => run.complaints))];
    if (complaints.length > 0) process.stdout.write(`            below 90: ${complaints.join(', ')}\n`);
    for (const [key, least] of Object.entries(LEAST)) {
      if ((scores[key] ?? 0) < least) below.push(`${name}: ${key} ${scores[key]}, wanted ${least}`);
    }
  }
  return below;
}
