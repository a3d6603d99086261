import { expect, test } from '@playwright/test';
import { closeAll } from './people';
import { isMyTurn, openTable, position } from './table';

test.afterEach(closeAll);

/** What of an element, with a line of so many pixels around it, is cut off by something it lies in, or by the window. */
function cutOff(element: Element, line: number): string[] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const found: string[] = [];
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const box = around.getBoundingClientRect();
    const isRoot = around === document.documentElement;
    if ((overflowY !== 'visible' || isRoot) && (top - line < box.top || bottom > box.bottom + 0.5))
      found.push(`${around.className} cuts off its height`);
    if ((overflowX !== 'visible' || isRoot) && (left - line < box.left || right > box.right + 0.5))
      found.push(`${around.className} cuts off its width`);
  }
  return found;
}

test('a card that is drawn onto the board is seen on its way', async ({ page }) => {
  await openTable(page, { game: 'alcazar' });
  await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
  const card = page.locator('button.lit[data-handle^="card:"]').first();
  const field = (await card.getAttribute('data-handle'))?.split(':')[1] ?? '';
  const [from, to] = [
    await card.boundingBox(),
    await page.locator(`svg g[data-place="${field}"]`).boundingBox(),
  ];
  if (!from || !to) throw new Error('nothing to draw');
  const before = await position(page);
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await expect(page.locator('.dragged')).toBeVisible();
  await page.mouse.up();
  await expect(page.locator('.dragged')).toHaveCount(0);
  // Where a castle could be founded as well, the choice is left; otherwise the stone is laid.
  const which = page.locator('.hand .line').getByRole('button', { name: /^(Build|Found)/ });
  await expect
    .poll(async () => (await which.count()) > 0 || (await position(page)) !== before, { timeout: 10_000 })
    .toBe(true);
});

test('keys stay in the same part of the table when a move is made', async ({ page }) => {
  await openTable(page, { game: 'alcazar' });
  await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('tab', { name: 'Moves' }).press('Enter');
  const before = await position(page);
  await page.locator('#panel ul button').first().press('Enter');
  await expect.poll(() => position(page)).not.toBe(before);
  await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('#panel :focus').or(page.locator('#panel:focus')).first()).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the first tap shows what a move brings, the second makes it', async ({ page }) => {
    await openTable(page, { game: 'big-boss' });
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
    const before = await position(page);
    const pile = page.locator('button[data-handle="pile:build"]:visible');
    await pile.tap();
    await expect(page.getByRole('button', { name: 'Do it' })).toBeVisible();
    await expect(page.getByText('Ana buys a build card from the pile')).toBeVisible();
    expect(await position(page)).toBe(before);
    await pile.tap();
    await expect.poll(() => position(page)).not.toBe(before);
  });

  test('what is picked is seen whole, and on its side a phone shows every move that is left', async ({
    page,
  }) => {
    for (const game of ['alcazar', 'salamanca']) {
      await page.setViewportSize({ width: 360, height: 740 });
      await openTable(page, { game });
      await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
      await page.locator('button.lit[data-handle]:visible').first().tap();
      const picked = page.locator('button.picked[data-handle]').first();
      await expect(picked).toBeVisible();
      expect(await picked.evaluate(cutOff, 2), game).toEqual([]);
    }
    await page.setViewportSize({ width: 740, height: 360 });
    await openTable(page, { game: 'big-boss' });
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
    await page.locator('button.lit[data-handle^="card:"]').first().tap();
    const left = page.locator('.hand .line .choices button');
    await expect(left.first()).toBeVisible();
    for (const button of await left.all()) expect(await button.evaluate(cutOff, 0)).toEqual([]);
  });

  test('a long press asks', async ({ page }) => {
    await openTable(page, { game: 'alcazar' });
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
    const box = await page.locator('svg g[data-place="20"]').boundingBox();
    if (!box) throw new Error('no field');
    const finger = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(page.getByRole('dialog')).toBeVisible();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('a double click makes one move', async ({ browser }) => {
  const [ana, ben] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  const table = await openTable(ana, { game: 'alcazar', bots: [], seats: 2 });
  await ben.goto(`/t/${table}`);
  await ben.getByRole('textbox', { name: /name/ }).fill('Ana');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await expect(ben.locator('section.board')).toBeVisible();
  // Namesakes are told apart.
  await expect(ben.locator('.panel').getByText('Ana 2', { exact: true })).toBeVisible();
  const first = (await isMyTurn(ana).isVisible()) ? ana : ben;
  const before = Number(await position(first));
  await first.locator('button[data-handle="pile:build"]:visible').dblclick();
  await expect.poll(async () => Number(await position(first))).toBe(before + 1);
  await first.waitForTimeout(500);
  expect(Number(await position(first))).toBe(before + 1);
});

test('an address that nobody has given out says so', async ({ page }) => {
  await page.goto('/t/nosuchtable');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such table.');
  await page.goto('/rules/chess');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Alcazar');
});
