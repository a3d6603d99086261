/** What every table and the pages around it can show beside a plain turn, to be looked at. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { shoot } from './shoot';
import { advance, isMyTurn, openTable, theEnd } from './table';

const prefer = (page: Page, settings: Record<string, unknown>) =>
  page.addInitScript((chosen) => {
    localStorage.setItem('tertulia.settings', JSON.stringify(chosen));
  }, settings);

test('a lobby with many tables', async ({ page }) => {
  for (const game of ['alcazar', 'toledo', 'salamanca']) await openTable(page, { game });
  await openTable(page, { game: 'big-boss', bots: [], seats: 5 });
  await page.goto('/');
  await page.getByRole('heading', { name: 'My tables' }).scrollIntoViewIfNeeded();
  await shoot(page, 'lobby-many', /./, (at) =>
    at.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
    }),
  );
});

test('pages to their end', async ({ page }) => {
  for (const [name, path] of Object.entries({ 'new-below': '/new', 'rules-below': '/rules/salamanca' })) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shoot(page, name, /./, (at) =>
      at.evaluate(() => {
        scrollTo(0, Math.min(2400, document.body.scrollHeight));
      }),
    );
  }
  await page.goto('/settings');
  await page.getByText('Keys').click();
  await page.getByLabel('Ask before every move').check();
  await shoot(page, 'settings-keys');
  await page.goto('/t/nosuchtable');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shoot(page, 'no-table');
});

test('somebody comes by a link, and somebody watches', async ({ page, browser }) => {
  const table = await openTable(page, { game: 'alcazar', bots: [], seats: 2 });
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(`/t/${table}`);
  await expect(guest.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await shoot(guest, 'invited');
  await guest.getByRole('textbox', { name: /name/ }).fill('Benjamín Fernández-Ruiz');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.locator('section.board')).toBeVisible();
  const watcher = await (await browser.newContext()).newPage();
  await watcher.goto(`/t/${table}`);
  await expect(watcher.locator('section.board')).toBeVisible();
  await shoot(watcher, 'watching');
  await page.getByRole('tab', { name: 'Chat' }).click();
  await guest.getByRole('tab', { name: 'Chat' }).click();
  for (const [who, line] of [
    [page, 'Hola Ben! Have you played this one before?'],
    [guest, 'Only once, years ago. I remember that bridges pay well, and that nobody lets me build them.'],
    [page, 'Then mind the corner of the old town.'],
  ] as const) {
    await who.getByRole('textbox', { name: 'Write something' }).fill(line);
    await who.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(line)).toBeVisible();
  }
  await shoot(page, 'chat');
});

for (const game of ['alcazar', 'toledo', 'salamanca']) {
  test(`a hint, a question before a move, and keys: ${game}`, async ({ page }) => {
    await prefer(page, { confirm: true, language: 'en' });
    const table = await openTable(page, { game, bots: ['novice', 'novice'] });
    await advance(page, table, 40);
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.locator('.suggested').first()).toBeVisible();
    await shoot(page, `${game}-hint`);
    await page.keyboard.press('Escape');
    await page.locator('button.lit[data-handle]:visible').first().click();
    const confirm = page.getByRole('button', { name: 'Do it' });
    for (let step = 0; step < 3 && !(await confirm.isVisible()); step++) {
      const left = page.locator('.hand .line button.button:not(.quiet):not(.again)');
      if ((await left.count()) > 0) await left.first().click();
      else await page.locator('.mark.lit').first().click({ force: true });
      await page.waitForTimeout(100);
    }
    await shoot(page, `${game}-confirm`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page
      .locator('section.board [data-place][tabindex="0"], section.board [tabindex="0"]')
      .first()
      .focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await shoot(page, `${game}-keys`, /(wide|phone)/);
  });

  test(`going through a game: ${game}`, async ({ page }) => {
    const table = await openTable(page, { game, bots: ['novice'] });
    await advance(page, table, 100_000);
    await expect(theEnd(page)).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('#panel figure svg')).toBeVisible({ timeout: 20_000 });
    await shoot(page, `${game}-two-end`);
    await page.getByRole('slider').focus();
    for (let move = 0; move < 12; move++) await page.keyboard.press('ArrowLeft');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('tab', { name: 'Result' }).click();
    await page.waitForTimeout(600);
    await shoot(page, `${game}-replay`);
  });
}

for (const language of ['de', 'es', 'nl']) {
  test(`the tables in ${language}`, async ({ page }) => {
    await prefer(page, { language });
    await page.goto('/');
    await shoot(page, `${language}-lobby`, /(wide|phone)-light/);
    for (const game of ['big-boss', 'toledo', 'salamanca']) {
      const table = await openTable(page, { game, bots: ['novice', 'novice', 'novice'] });
      await advance(page, table, 60);
      await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
      await shoot(page, `${language}-${game}`, /(wide|phone|tablet)-light/);
    }
  });
}

test('a first tap shows what it would bring', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  for (const game of ['alcazar', 'toledo', 'salamanca']) {
    const table = await openTable(page, { game, bots: ['novice', 'novice'] });
    await advance(page, table, 40);
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
    await page.locator('button.lit[data-handle]:visible').first().tap();
    await page.waitForTimeout(400);
    await shoot(page, `${game}-tapped`, /phone/);
  }
});

test('the connection is lost', async ({ page }) => {
  let whole = true;
  const open: (() => Promise<void>)[] = [];
  await page.routeWebSocket('**/api/socket', (socket) => {
    if (!whole) {
      void socket.close();
      return;
    }
    socket.connectToServer();
    open.push(() => socket.close());
  });
  await openTable(page, { game: 'toledo' });
  await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
  whole = false;
  await Promise.all(open.map((close) => close()));
  await expect(page.getByText(/Connection lost|Connecting/)).toBeVisible();
  await shoot(page, 'connection-lost');
});
