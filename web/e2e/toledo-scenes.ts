/** The moments of Toledo that a game does not always bring, to be looked at. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { shoot } from './shoot';
import { find, of } from './toledo-moments';

const card = (page: Page, value: number) => page.locator(`button[data-handle="card:${value}"]`).first();

test('landings', async ({ page }) => {
  let value = 0;
  await find(page, ({ view, offers }) => {
    const full = view.landings.find(
      (one) =>
        one.is_full &&
        one.onward.length > 0 &&
        view.landings.filter((other) => other.value === one.value).length > 1 &&
        offers.filter(({ parts }) => parts['move'] === 'go' && parts['value'] === one.value).length > 1,
    );
    value = full?.value ?? 0;
    return view.step === 'action' && full !== undefined;
  });
  await card(page, value).click();
  await shoot(page, 'toledo-landings');
});

test('full field', async ({ page }) => {
  await find(page, ({ view, offers }) => view.step === 'full' && of(offers, 'challenge').length > 0);
  await shoot(page, 'toledo-full');
  await page
    .getByRole('button', { name: /^Challenge/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Duel' })).toBeVisible();
  await shoot(page, 'toledo-duel');
});

test('payment', async ({ page }) => {
  let value = 0;
  await find(page, ({ view, offers }) => {
    const place = view.street.find(({ position }) => position === view.step_position);
    value = Number(of(offers, 'pay')[0]?.parts['value']);
    return of(offers, 'pay').length > 1 && typeof place?.owner_seat === 'number';
  });
  await shoot(page, 'toledo-pay', /./, async (at) => {
    await card(at, value).hover();
  });
});

test('swords', async ({ page }) => {
  await find(page, ({ offers }) => of(offers, 'sword').length > 3);
  await shoot(page, 'toledo-swords');
});

test('tiles', async ({ page }) => {
  await find(page, ({ offers }) => of(offers, 'tile').some(({ parts }) => parts['returned']));
  await shoot(page, 'toledo-tiles');
});

test('gate', async ({ page }) => {
  await find(page, ({ offers }) => of(offers, 'bring').length > 1);
  await shoot(page, 'toledo-gate');
});

test('last round', async ({ page }) => {
  await find(page, ({ view }) => typeof view.closing_seat === 'number');
  await shoot(page, 'toledo-last-round');
});
