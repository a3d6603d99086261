import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { closeAll } from './people';
import { isMyTurn, openTable, point } from './table';

test.afterEach(closeAll);

/** Long enough for everything that is done in it, and short enough to wait for. */
const BANK = { pace: 'real-time', bank_seconds: 20, increment_seconds: 600 };

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

async function onTurn(...pages: [Page, Page]): Promise<Page> {
  const [one, other] = pages;
  await expect
    .poll(async () => (await isMyTurn(one).isVisible()) || (await isMyTurn(other).isVisible()))
    .toBe(true);
  return (await isMyTurn(one).isVisible()) ? one : other;
}

async function sitDown(page: Page, table: string, name: string): Promise<void> {
  await page.goto(`/t/${table}`);
  await page.getByRole('textbox', { name: /name/ }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.locator('section.board')).toBeVisible();
}

/** Ana and Ben at a table; whoever is to move first goes away for good. */
async function oneIsGone(browser: Browser): Promise<{ there: Page; table: string; gone: string }> {
  const [ana, ben] = [await newPage(browser), await newPage(browser)];
  const table = await openTable(ana, { game: 'toledo', bots: [], seats: 2, settings: { pace: BANK } });
  await sitDown(ben, table, 'Ben');
  await expect(ana.locator('section.board')).toBeVisible();
  const first = await onTurn(ana, ben);
  const isAna = first === ana;
  await first.context().close();
  return { there: isAna ? ben : ana, table, gone: isAna ? 'Ana' : 'Ben' };
}

test('the seat of somebody who is gone goes to the computer, or to another by a link', async ({
  browser,
}) => {
  // Both wait at the same time.
  const [first, second] = [await oneIsGone(browser), await oneIsGone(browser)];
  await giveToComputer(first.there, first.gone);
  await giveByLink(browser, second);
});

async function giveToComputer(there: Page, gone: string): Promise<void> {
  await expect(there.getByText(`${gone} is gone.`)).toBeVisible({ timeout: 60_000 });
  await there.getByRole('combobox', { name: 'How strong' }).selectOption('novice');
  await there.getByRole('button', { name: 'Give it to the computer' }).click();
  await expect(there.getByText(/Computer \d/).first()).toBeVisible();
  await there.getByRole('tab', { name: 'Log' }).click();
  await expect(
    there.locator('#panel').getByText(`The seat of ${gone} was given to the computer.`),
  ).toBeVisible();
}

/** Also in a tab that shows the table already. */
async function giveByLink(
  browser: Browser,
  { there, table, gone }: { there: Page; table: string; gone: string },
): Promise<void> {
  const eva = await newPage(browser);
  await eva.goto(`/t/${table}`);
  await expect(eva.getByText('You are watching this game.')).toBeVisible();
  await expect(there.getByText(`${gone} is gone.`)).toBeVisible({ timeout: 60_000 });
  await there.getByRole('button', { name: 'Give it to somebody else by link' }).click();
  const [answer] = await Promise.all([
    there.waitForResponse((response) => response.url().endsWith('/link')),
    there.getByRole('button', { name: 'Copy the link to the free seat' }).click(),
  ]);
  const { seat_token: token } = (await answer.json()) as { seat_token: string };
  await eva.evaluate((secret) => {
    location.hash = `#seat=${secret}`;
  }, token);
  await expect(eva.getByText('You have a link to a seat of this game.')).toBeVisible();
  await expect(eva.locator('button[data-handle^="card:"]')).toHaveCount(0);
  await eva.getByRole('textbox', { name: /name/ }).fill('Eva');
  await eva.getByRole('button', { name: 'Take over this seat' }).click();
  await expect(eva.locator('.tag', { hasText: 'you' })).toBeVisible();
  expect(eva.url()).not.toContain('seat=');
  await expect(there.locator('#panel .name', { hasText: 'Eva' })).toBeVisible();
  for (let turn = 0; turn < 2; turn++) {
    await point(await onTurn(eva, there));
  }
}

test('a proposal says what it is and what will come of it, and giving up makes the other the winner', async ({
  browser,
}) => {
  const [ana, ben] = [await newPage(browser), await newPage(browser)];
  const table = await openTable(ana, { game: 'alcazar', bots: [], seats: 2 });
  await sitDown(ben, table, 'Ben');
  await ana.getByRole('button', { name: 'Menu' }).click();
  await expect(ana.getByText('can be replaced by the others')).toBeVisible();
  await ana.getByRole('button', { name: 'Ask to break off' }).click();
  await expect(ana.getByText('You have asked to break the game off. Waiting for Ben.')).toBeVisible();
  await expect(
    ben.getByText('Ana asks to break the game off. If all agree, it will end without a winner.'),
  ).toBeVisible();
  await ben.getByRole('tab', { name: 'Log' }).click();
  await expect(ben.locator('#panel').getByText('Ana asks to break the game off.')).toBeVisible();
  await ben.getByRole('button', { name: 'Decline' }).click();
  await expect(ana.getByText('You have asked to break the game off.')).toBeHidden();
  await ben.getByRole('button', { name: 'Menu' }).click();
  await ben.getByRole('button', { name: 'Give up' }).click();
  await ben.getByRole('button', { name: 'Really give up' }).click();
  await expect(ana.getByText('Ana has won.')).toBeVisible();
  await expect(ana.locator('#panel').getByText('Ben gave up.')).toBeVisible();
});

test('a spectator comes in where the chat is, and writes', async ({ browser }) => {
  const [ana, guest] = [await newPage(browser), await newPage(browser)];
  const table = await openTable(ana, { game: 'toledo' });
  await guest.goto(`/t/${table}`);
  await guest.getByRole('tab', { name: 'Chat' }).click();
  await expect(guest.getByRole('textbox', { name: 'Write something' })).toHaveCount(0);
  await guest.getByRole('textbox', { name: /come in with a name/ }).fill('Zoe');
  await guest.getByRole('button', { name: 'Come in' }).click();
  await guest.getByRole('textbox', { name: 'Write something' }).fill('Hola');
  await guest.getByRole('button', { name: 'Send' }).click();
  await expect(guest.locator('#panel ol').getByText('Hola')).toBeVisible();
  await expect(guest.locator('#panel ol').getByText('Zoe')).toBeVisible();
});

for (const game of ['alcazar', 'big-boss', 'toledo', 'salamanca'])
  test(`a hint says on a phone what it gains in ${game}, and nothing of it is cut off`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await openTable(page, { game });
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
    await page.getByTitle('What would the computer do?').click();
    const hint = page.getByTestId('hint');
    await expect(hint).toBeVisible({ timeout: 60_000 });
    await expect(hint).toContainText(/of 100 such games are won|nothing else to do/);
    const isWhole = await hint.evaluate((note) =>
      [note, ...note.querySelectorAll('*')].every(
        (part) =>
          !(part instanceof HTMLElement) ||
          (part.scrollHeight <= part.clientHeight + 1 && part.scrollWidth <= part.clientWidth + 1) ||
          getComputedStyle(part).overflow === 'visible',
      ),
    );
    expect(isWhole).toBe(true);
    const [box, board] = [await hint.boundingBox(), await page.locator('section.board').boundingBox()];
    expect(box && board && box.x >= 0 && box.x + box.width <= 361).toBe(true);
  });
