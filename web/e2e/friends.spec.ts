import type { Browser, Page, WebSocketRoute } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { closeAll } from './people';
import { isMyTurn, openTable, point, position } from './table';

test.afterEach(closeAll);

/** A connection that can be cut and mended. */
class CutLine {
  #whole = true;
  #sockets: WebSocketRoute[] = [];

  static async of(page: Page): Promise<CutLine> {
    const line = new CutLine();
    await page.routeWebSocket('**/api/socket', (socket) => {
      if (!line.#whole) {
        void socket.close();
        return;
      }
      socket.connectToServer();
      line.#sockets.push(socket);
    });
    return line;
  }

  async cut(): Promise<void> {
    this.#whole = false;
    await Promise.all(this.#sockets.splice(0).map((socket) => socket.close()));
  }

  mend(): void {
    this.#whole = true;
  }
}

/** Ana opens a table for two, and Ben comes in by its link. */
async function twoAtATable(
  browser: Browser,
  game: string,
): Promise<{ ana: Page; ben: Page; bensLine: CutLine; table: string }> {
  const [first, second] = [await browser.newContext(), await browser.newContext()];
  const [ana, ben] = [await first.newPage(), await second.newPage()];
  const table = await openTable(ana, { game, bots: [], seats: 2 });
  const bensLine = await CutLine.of(ben);
  await ben.goto(`/t/${table}`);
  await ben.getByRole('textbox', { name: /name/ }).fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await expect(ana.locator('section.board')).toBeVisible();
  await expect(ben.locator('section.board')).toBeVisible();
  return { ana, ben, bensLine, table };
}

async function onTurn(...pages: Page[]): Promise<Page> {
  for (let wait = 0; wait < 100; wait++) {
    for (const page of pages) if (await isMyTurn(page).isVisible()) return page;
    await pages[0]?.waitForTimeout(100);
  }
  throw new Error('nobody is on turn');
}

test('two friends, a reload and a lost connection in between', async ({ browser }) => {
  const { ana, ben, bensLine } = await twoAtATable(browser, 'alcazar');
  for (let move = 0; move < 6; move++) await point(await onTurn(ana, ben));

  await ben.reload();
  await expect(ben.locator('section.board')).toBeVisible();
  await expect.poll(() => position(ben)).toBe(await position(ana));

  // Ben is cut off while Ana plays as far as she can; then he is back, with the right board.
  await bensLine.cut();
  await expect(ben.getByText(/Connection lost|Connecting/)).toBeVisible();
  for (let move = 0; move < 6 && (await isMyTurn(ana).isVisible()); move++) await point(ana);
  bensLine.mend();
  await expect.poll(() => position(ben), { timeout: 40_000 }).toBe(await position(ana));
  await expect(ben.getByText(/Connection lost|Connecting/)).toBeHidden();
  for (let move = 0; move < 4; move++) await point(await onTurn(ana, ben));
});

test('what was sent into a broken connection arrives once', async ({ browser }) => {
  const { ana, ben, bensLine } = await twoAtATable(browser, 'toledo');
  if (await isMyTurn(ana).isVisible()) await ana.getByRole('button', { name: 'Draw two cards' }).click();
  await expect(isMyTurn(ben)).toBeVisible();
  const before = Number(await position(ben));
  await bensLine.cut();
  await ben.getByRole('button', { name: 'Draw two cards' }).click();
  bensLine.mend();
  await expect.poll(() => position(ana), { timeout: 40_000 }).toBe(String(before + 1));
  await expect.poll(() => position(ben)).toBe(String(before + 1));
});

test('a spectator sees the board, no hands and nothing to do', async ({ browser }) => {
  const { ana, table } = await twoAtATable(browser, 'alcazar');
  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(`/t/${table}`);
  await expect(guest.locator('section.board').first()).toBeVisible();
  await expect(guest.locator('button[data-handle^="card:"]')).toHaveCount(0);
  await expect(guest.locator('.lit')).toHaveCount(0);
  await expect(ana.getByText('1 spectator')).toBeVisible();
});

test('friends write to each other', async ({ browser }) => {
  const { ana, ben } = await twoAtATable(browser, 'big-boss');
  await ana.getByRole('tab', { name: 'Chat' }).click();
  await ben.getByRole('tab', { name: 'Chat' }).click();
  await ana.getByRole('textbox', { name: 'Write something' }).fill('Hola <b>Ben</b>');
  await ana.getByRole('button', { name: 'Send' }).click();
  await expect(ben.getByText('Hola <b>Ben</b>')).toBeVisible();
});
