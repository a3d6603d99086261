/** Another program takes the place of the one that a page came from. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { openTable, OwnServer } from './own-server';

const server = new OwnServer('stale', 1_000);

const cameFrom = (page: Page) => page.locator('meta[name="version"]').first().getAttribute('content');

test.afterAll(() => server.remove());

test('a page that was left open is loaded anew when another program answers', async ({ page }) => {
  await server.serve('--commit', 'one');
  await page.goto(`${server.base}/settings`);
  expect(await cameFrom(page)).toMatch(/^one-/);
  await page.evaluate(() => ((window as unknown as { isOld: boolean }).isOld = true));

  // Among the settings nothing is live: the other program answers first at the table.
  await server.serve('--commit', 'two');
  const table = await openTable(page);
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/t/${table}`);
  await expect.poll(() => cameFrom(page), { timeout: 60_000 }).toMatch(/^two-/);
  await expect(page.locator('section.board')).toBeVisible();
  expect(await page.evaluate(() => 'isOld' in window)).toBe(false);

  // At the table the connection breaks and comes back.
  await server.serve('--commit', 'three');
  await expect.poll(() => cameFrom(page), { timeout: 60_000 }).toMatch(/^three-/);
  await expect(page.locator('section.board')).toBeVisible();

  // The same program after a restart: nobody's page is disturbed.
  await page.evaluate(() => ((window as unknown as { isOld: boolean }).isOld = true));
  await server.serve('--commit', 'three');
  await expect(page.getByText(/Connection lost|Connecting/)).toBeHidden({ timeout: 40_000 });
  expect(await page.evaluate(() => 'isOld' in window)).toBe(true);
});
