import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeReport {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}

const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What depends on the colours alone. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong on the page or in a part of it, in light and in dark colours, in words. */
export async function violationsInBothColours(page: Page, part = 'html'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await violations(page, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await violations(page, part, COLOURS);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inDark.map((one) => `dark: ${one}`)];
}

/** What axe finds wrong on the page or in a part of it, in words. */
export async function violations(page: Page, part = 'html', runOnly = ALL): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const found = await page.evaluate(
    async ([within, rules]) => {
      interface Tool {
        run: (within: object, options: object) => Promise<AxeReport>;
      }
      const { axe: tool } = window as unknown as { axe: Tool };
      // Nobody reads what passed: to describe every part that did takes most of the time.
      const brief = { resultTypes: ['violations'], selectors: false, iframes: false };
      return tool.run({ include: [within] }, { runOnly: rules, ...brief });
    },
    [part, runOnly] as const,
  );
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
