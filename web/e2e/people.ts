import type { Browser } from '@playwright/test';

/** Ends all that a test has opened for its people: pages that stay open take the time of those after them. */
export async function closeAll({ browser }: { browser: Browser }): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}
