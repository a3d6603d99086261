import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { coreIf } from './core';
import { closeAll } from './people';
import decodeQR from 'qr/decode.js';
import { violations } from './axe';

test.afterEach(closeAll);

/** What a camera reads from a picture of the element. */
async function scan(page: Page, element: Locator): Promise<string> {
  const picture = (await element.screenshot()).toString('base64');
  const { width, height, data } = await page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const image = context?.getImageData(0, 0, bitmap.width, bitmap.height);
    return { width: bitmap.width, height: bitmap.height, data: [...(image?.data ?? [])] };
  }, picture);
  return decodeQR({ width, height, data: Uint8Array.from(data) });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `the waiting room in ${colorScheme}: clock and options, a code, a chat, and a way back`,
    coreIf(colorScheme === 'light'),
    async ({ browser }) => {
      const context = await browser.newContext({ colorScheme, locale: 'en', reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto('/new?game=salamanca');
      await page.getByRole('textbox', { name: /name/ }).fill('Ana');
      await page.getByLabel('Players', { exact: true }).selectOption('4');
      await page.getByLabel('Thinking time').selectOption({ label: '5 days a turn' });
      await page.getByLabel('Money is shown').check();
      await page.getByRole('button', { name: 'Open the table' }).click();
      const terms = page.getByRole('region', { name: 'How we play' });
      await expect(terms).toContainText('5 days a turn');
      await expect(terms).toContainText(/Money\s*open/);
      await expect(terms).toContainText('whoever has the link');
      const code = page.getByRole('img', { name: /Code with the link/ });
      await expect(code).toBeVisible();
      expect(await scan(page, code)).toBe(page.url());
      expect(await violations(page)).toEqual([]);

      const other = await (await browser.newContext({ locale: 'en', reducedMotion: 'reduce' })).newPage();
      await other.goto(page.url());
      await other.getByRole('textbox', { name: /name/ }).fill('Ben');
      await other.getByRole('button', { name: 'Sit down' }).first().click();
      await expect(page.getByText('Ben', { exact: true })).toBeVisible();
      await page.getByRole('textbox', { name: 'Write something' }).fill('Who else is coming?');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(other.getByText('Who else is coming?')).toBeVisible();

      // Who has sat down can stand up again, and sit down elsewhere.
      await other.getByRole('button', { name: 'Stand up' }).click();
      await expect(other.getByRole('button', { name: 'Sit down' })).toHaveCount(3);
      await expect(page.getByText('Ben', { exact: true })).toHaveCount(0);
      await other.getByRole('button', { name: 'Sit down' }).last().click();
      await expect(other.getByRole('button', { name: 'Stand up' })).toBeVisible();
      await expect(page.getByText('Ben', { exact: true })).toBeVisible();

      // A computer player as strong as the host wants.
      await page.getByLabel('Strength of added computer players').selectOption('expert');
      await page.getByRole('button', { name: 'Computer' }).first().click();
      await expect(page.getByText('Computer (expert)')).toBeVisible();

      await page.getByRole('link', { name: 'To the start page' }).last().click();
      await expect(page.getByRole('heading', { name: 'My tables' })).toBeVisible();
      await page.getByRole('link', { name: /Salamanca.*1 seat is free/ }).click();
      await page.getByRole('button', { name: 'Close the table' }).click();
      await page.getByRole('button', { name: 'Really close the table' }).click();
      await expect(page.getByRole('heading', { name: 'Sit down and play' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'My tables' })).toHaveCount(0);
    },
  );
}
