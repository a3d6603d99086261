import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}

/** What axe finds wrong on the page or in a part of it, in words. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(async (within) => {
    interface Tool {
      run: (within: object, options: object) => Promise<Found>;
    }
    const { axe: tool } = window as unknown as { axe: Tool };
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    return tool.run({ include: [within] }, { runOnly });
  }, part);
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
