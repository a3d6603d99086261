/** Asking why something cannot be done, and reading the rule. */
import { expect, type Page } from '@playwright/test';

/** Asks with the keyboard why nothing can be done at a place, and follows the link to the rule. */
export async function readRule(page: Page, place: string, rule: string): Promise<void> {
  await page
    .locator(`[data-place="${place}"][role="button"], [data-place="${place}"] [role="button"]`)
    .first()
    .focus();
  await page.keyboard.press('?');
  const reason = page
    .getByRole('dialog')
    .locator('details')
    .filter({ has: page.locator(`a[href$="#${rule}"]`) })
    .first();
  await expect(reason).toBeVisible();
  if ((await reason.getAttribute('open')) === null) await reason.locator('summary').press('Enter');
  const link = reason.getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(`article[id="${rule}"]`)).toBeInViewport();
}

export const focusedPlace = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-place]')?.getAttribute('data-place'));
