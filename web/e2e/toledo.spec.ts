import { expect, test } from '@playwright/test';
import { expectFlightTo, giveUpAndLookAt, watchFlights } from './flight';
import { find, of } from './toledo-moments';
import { isMyTurn, openTable, point } from './table';

const TWO = ['novice', 'novice'];

test('a card shows where it would take each pawn', async ({ page }) => {
  await openTable(page, { game: 'toledo' });
  const ways = page.locator('.landings .way');
  // Nothing can be reached before somebody has opened a shop within the reach of the hand.
  for (let turn = 0; turn < 25; turn++) {
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
    const card = page.locator('button.lit[data-handle^="card:"]').first();
    if ((await card.count()) > 0) {
      await card.hover();
      if ((await ways.count()) > 0) break;
    }
    await page.mouse.move(2, 2);
    await point(page);
  }
  await expect(ways.first()).toBeVisible();
});

test('a sword tells what it costs and whether it can be had', async ({ page }) => {
  await openTable(page, { game: 'toledo' });
  await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
  const shelf = page.getByRole('group', { name: 'Swords on the shelf' }).first();
  await shelf.getByRole('button', { name: /Sword worth 8/ }).click({ button: 'right' });
  await expect(page.getByRole('dialog').getByText(/costs 2 steel and 2 gems/)).toBeVisible();
});

test('a duel is seen round by round, with who wins and why', async ({ page }) => {
  await find(page, ({ view, offers }) => view.step === 'full' && of(offers, 'challenge').length > 0, TWO);
  await expect(page.locator('.rival').first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Challenge/ })
    .first()
    .click();
  const duel = page.getByRole('dialog', { name: 'Duel' });
  const rounds = duel.getByRole('listitem');
  await expect(rounds.first()).toContainText(/tile|without colour|no card/);
  const won = await rounds.evaluateAll((all) => all.map((one) => one.querySelectorAll('.point').length));
  expect(won.length).toBeGreaterThan(1);
  expect(new Set(won)).toEqual(new Set([1]));
  await expect(duel.getByText(/wins the duel/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(duel).toBeHidden();
});

test('paying says which card goes to whom, and the card leaves the hand', async ({ page }) => {
  await find(
    page,
    ({ view, offers }) => {
      const place = view.street.find(({ position }) => position === view.step_position);
      return of(offers, 'pay').length > 0 && typeof place?.owner_seat === 'number';
    },
    TWO,
  );
  const hand = page.locator('button[data-handle^="card:"]');
  const before = await hand.count();
  await expect(page.locator('.pay')).toContainText(/Pay with a card of [135] or more.*→.*Computer/s);
  const card = page.locator('button.lit[data-handle^="card:"]').first();
  await card.hover();
  await expect(page.locator('.preview')).toContainText(/Ana pays Computer \d with a [1-6]/);
  await card.click();
  await expect(hand).toHaveCount(before - 1);
});

test.describe('with pieces that move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the card that pays is seen to travel to the owner', async ({ page }) => {
    let [owner, moves] = [-1, 0];
    await find(
      page,
      ({ view, offers, moves: count }) => {
        const place = view.street.find(({ position }) => position === view.step_position);
        [owner, moves] = [place?.owner_seat ?? -1, count];
        return of(offers, 'pay').length > 0 && owner >= 0;
      },
      ['novice'],
    );
    await page.keyboard.press('Escape');
    await page.locator('button.lit[data-handle^="card:"]').first().click();
    await giveUpAndLookAt(page, moves);
    await watchFlights(page);
    await page.getByRole('button', { name: 'One move on' }).click();
    await expectFlightTo(page, owner);
  });
});

test('cards, swords and places say why not, with a rule that can be opened', async ({ page }) => {
  const idle = page.locator('button[data-handle^="card:"]:not(.lit)');
  // A card has nothing to answer for where it can be played: where the first shop is in its reach.
  for (let table = 0; table < 20; table++) {
    await openTable(page, { game: 'toledo' });
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('button[data-handle^="shop:"]').first()).toBeVisible();
    if ((await idle.count()) > 0) break;
  }
  const dialog = page.getByRole('dialog');
  for (const handle of [
    'button[data-handle="sword:15"]',
    'button[data-handle^="card:"]:not(.lit)',
    'g[data-place="21"]',
  ]) {
    await page.locator(`${handle}:visible`).first().click({ button: 'right' });
    await expect(dialog.getByRole('heading', { name: 'Why not?' })).toBeVisible();
    const [rule, link] = [dialog.getByText(/^T-\d+$/).first(), dialog.getByRole('link').first()];
    await expect(rule).toBeVisible();
    // Where several rules answer, each is opened by its number.
    if (!(await link.isVisible())) await rule.click();
    await expect(link).toHaveAttribute('href', /\/rules\/toledo#T-\d+/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
