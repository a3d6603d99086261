/** Fair dealing: every page adds its part, and anybody can check the deal afterwards. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { closeAll } from './people';
import { openTable } from './table';

test.afterEach(closeAll);

interface RevealedDeal {
  server_part: string;
  player_parts: string[];
}

/** Gives up, so that the game is over. */
async function resign(page: Page, table: string): Promise<void> {
  await page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
        socket.onmessage = (event) => {
          const message = JSON.parse(String(event.data)) as { type: string; id?: string; seq?: number };
          const send = (body: object) => {
            socket.send(JSON.stringify({ table: id, ...body }));
          };
          if (message.type === 'hello') send({ id: 'watch', type: 'watch' });
          if (message.type === 'table' && message.seq)
            send({ id: 'resign', type: 'resign', seq: message.seq });
          if (message.id === 'resign') resolve();
        };
      }),
    table,
  );
}

const checks = (page: Page) => page.locator('li[data-check]');
const check = (page: Page, what: string) => page.locator(`li[data-check="${what}"]`);

async function openCheck(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Result' });
  await expect(tab).toBeVisible();
  if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
  await page.getByText('Check the deal').click();
  await expect(checks(page)).toHaveCount(5);
}

test('both pages add their parts, and the deal is checked in the browser', async ({ browser }) => {
  const [first, second] = [await browser.newContext(), await browser.newContext()];
  const [ana, ben] = [await first.newPage(), await second.newPage()];
  // In a home without HTTPS browsers do not hash.
  await ben.addInitScript(() => {
    Object.defineProperty(crypto, 'subtle', { value: undefined });
  });
  const table = await openTable(ana, { game: 'toledo', bots: [], seats: 2 });
  await expect
    .poll(async () => {
      const info = await ana.request.get(`/api/tables/${table}`);
      return ((await info.json()) as { chairs: { added_to_deal: boolean }[] }).chairs[0]?.added_to_deal;
    })
    .toBe(true);
  await ben.goto(`/t/${table}`);
  await ben.getByRole('textbox', { name: /name/ }).fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await expect(ben.locator('section.board')).toBeVisible();
  await resign(ana, table);

  const { player_parts: parts } = (await (
    await ana.request.get(`/api/tables/${table}/reveal`)
  ).json()) as RevealedDeal;
  expect(parts).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), expect.stringMatching(/^[0-9a-f]{64}$/)]);
  for (const page of [ana, ben]) {
    await openCheck(page);
    await expect(page.locator('li[data-check].holds')).toHaveCount(5);
    await expect(check(page, 'own')).toContainText('Your own part is in the deal');
  }

  // Somebody who was not there can check all but their own part.
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`/t/${table}`);
  await openCheck(stranger);
  await expect(check(stranger, 'own')).toHaveClass(/unknown/);
  await expect(check(stranger, 'deal')).toHaveClass(/holds/);

  // A server that tells something else afterwards is found out.
  for (const [page, change] of [
    [ana, { server_part: '00'.repeat(32) }],
    [ben, { player_parts: [parts[0], 'another'] }],
  ] as const) {
    await page.route('**/reveal', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...change } });
    });
    await page.reload();
    await openCheck(page);
  }
  await expect(check(ana, 'seal')).toHaveClass(/fails/);
  await expect(check(ana, 'deal')).toHaveClass(/fails/);
  await expect(check(ana, 'own')).toHaveClass(/holds/);
  await expect(check(ben, 'own')).toHaveClass(/fails/);
  await expect(check(ben, 'own')).toContainText('not in the deal');
  await expect(check(ben, 'seal')).toHaveClass(/holds/);
});
