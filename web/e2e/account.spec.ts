/** Accounts, with the keys of a person and a passkey of the browser: coming back on another device, and leaving nothing behind. */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { violationsInBothColours } from './axe';
import { tabTo } from './keys';
import { closeAll } from './people';
import { openTable } from './table';

test.afterEach(closeAll);

const PASSWORD = 'four quiet barons dance';
/** Names are taken once for all. */
let people = 0;
const newName = () => `Ana ${Date.now() % 1_000_000} ${++people}`;

/** Another device. Browsers use passkeys with a name alone, so the page is asked for by one. */
async function device(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const named = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  return (await browser.newContext({ baseURL: named })).newPage();
}

/** A security key in this browser that is touched at once, or that has the credentials of another. */
async function plugIn(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    add: (
      credential: Awaited<ReturnType<typeof session.send<'WebAuthn.getCredentials'>>>['credentials'][number],
    ) => session.send('WebAuthn.addCredential', { authenticatorId, credential }),
  };
}

/** Goes to something with Tab alone, and presses Enter there. */
async function pressAt(page: Page, selector: string): Promise<void> {
  expect(await tabTo(page, selector), selector).toBe(true);
  await page.keyboard.press('Enter');
}

async function fill(page: Page, selector: string, text: string): Promise<void> {
  expect(await tabTo(page, selector), selector).toBe(true);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Ten minutes later the server asks once more who it is; here it says so at once, twice: the first time Escape is the answer. */
async function proveOnce(page: Page): Promise<void> {
  const asked = { status: 403, json: { key: 'proof-needed', detail: 'show it once more' } };
  await page.route('**/api/account/export', (route) => route.fulfill(asked), { times: 2 });
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 640 });
  const button = page.getByRole('button', { name: 'Download my data' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(dialog.getByLabel('Password')).toBeFocused();
  const { x = -1, width = 0 } = (await dialog.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(360);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await violationsInBothColours(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.setViewportSize(wide);
  await dialog.getByLabel('Password').fill('something else');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('That does not fit.')).toBeVisible();
  await dialog.getByLabel('Password').fill(PASSWORD);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('tertulia.json');
  await expect(dialog).toHaveCount(0);
}

test('a guest at a table makes an account with a passkey by keys, and comes back on another device', async ({
  browser,
  baseURL,
}) => {
  const page = await device(browser, baseURL);
  const name = newName();
  const table = await openTable(page, { game: 'toledo' });
  const key = await plugIn(page);
  // From the table to the account and back, without leaving the place.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { name: 'Make an account' })).toBeVisible();
  await fill(page, 'input[autocomplete="nickname"]', name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  await expect(page.locator('ol code')).toHaveCount(10);
  const [code = ''] = await page.locator('ol code').allTextContents();
  expect(await violationsInBothColours(page)).toEqual([]);
  await pressAt(page, 'button.main');
  await expect(page.getByRole('heading', { name: 'Signed-in devices' })).toBeVisible();
  await expect(page.locator('header nav')).toContainText(name);
  expect(await violationsInBothColours(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(page).toHaveURL(new RegExp(`/t/${table}$`));
  await expect(page.locator('.tag', { hasText: 'you' })).toBeVisible();

  // Another device with the same passkey, as a synchronised one is.
  const phone = await device(browser, baseURL);
  await phone.setViewportSize({ width: 360, height: 740 });
  const other = await plugIn(phone);
  for (const credential of await key.credentials()) await other.add(credential);
  await phone.goto('/account');
  await pressAt(phone, 'button.main');
  await expect(phone.getByRole('heading', { name: 'Signed-in devices' })).toBeVisible();
  await expect(phone.getByText('this device')).toHaveCount(1);
  await phone.goto('/');
  await expect(phone.locator(`a[href="/t/${table}"]`)).toBeVisible();
  await phone.goto(`/t/${table}`);
  await expect(phone.locator('.tag', { hasText: 'you' })).toBeAttached();

  // From the link to the table, as a notice has it, with the passkey to the own seat.
  const desk = await device(browser, baseURL);
  const third = await plugIn(desk);
  for (const credential of await other.credentials()) await third.add(credential);
  await desk.goto(`/t/${table}`);
  await desk.getByRole('link', { name: 'Is one of the seats yours? Sign in.' }).click();
  await pressAt(desk, 'button.main');
  await expect(desk).toHaveURL(new RegExp(`/t/${table}$`));
  await expect(desk.locator('.tag', { hasText: 'you' })).toBeAttached();

  // Signed out everywhere else, the first device is a stranger again, and the table says so.
  await phone.goto('/account');
  await phone.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(phone.getByText('All other devices have been signed out.')).toBeVisible();
  await expect(page.locator('.tag', { hasText: 'you' })).toHaveCount(0);
  // From the table to the own seat again, with a recovery code, by keys.
  await page.goto(`/t/${table}`);
  await page.getByRole('link', { name: 'Is one of the seats yours? Sign in.' }).click();
  await expect(page.getByRole('heading', { name: 'Make an account' })).toBeVisible();
  await pressAt(page, 'summary');
  await fill(page, 'input[maxlength="40"][autocomplete="off"]', code.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have 9 codes left.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(page.locator('.tag', { hasText: 'you' })).toBeVisible();
});

test('an account with a password: the devices, the data and the end of it', async ({ browser, baseURL }) => {
  // Under a number no passkeys are offered, and it is said why.
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const name = newName();
  await page.goto('/account');
  await expect(page.getByText('browsers use them only on pages with a name').first()).toBeVisible();
  expect(await violationsInBothColours(page)).toEqual([]);
  await fill(page, 'input[autocomplete="nickname"]', name);
  await fill(page, 'input[autocomplete="new-password"]', 'password1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('too easy to guess')).toBeVisible();
  await fill(page, 'input[autocomplete="new-password"]', PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  const table = await openTable(page, { game: 'salamanca', bots: [], seats: 2 });

  // Nobody else has the name.
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await other.goto(`/t/${table}`);
  await other.getByRole('textbox').first().fill(name.toUpperCase());
  await other.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(other.getByRole('alert')).toContainText('belongs to an account');
  await other.getByRole('textbox').first().fill('Ben');
  await other.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(other.locator('.who', { hasText: name })).toBeVisible();

  await page.goto('/account');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('tertulia.json');
  await proveOnce(page);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.goto('/');
  await expect(page.locator(`a[href="/t/${table}"]`)).toHaveCount(0);
  await page.goto('/account');
  await fill(page, 'input[autocomplete="username"]', name);
  await fill(page, 'input[autocomplete="current-password"]', 'something else');
  await page.keyboard.press('Enter');
  await expect(page.getByText('That does not fit.')).toBeVisible();
  await fill(page, 'input[autocomplete="current-password"]', PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Signed-in devices' })).toBeVisible();

  await page.getByText('Delete the account').click();
  await page.getByLabel(`Type ${name} to confirm`).fill(name);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: 'Make an account' })).toBeVisible();
  await expect(other.locator('.who', { hasText: name })).toHaveCount(0);
});

test('a mailed link signs in whoever says so, and nobody by itself', async ({ page }) => {
  const asked: (string | null)[] = [];
  await page.route('**/api/account/sign-in/link', (route) => {
    asked.push(route.request().postData());
    return route.fulfill({ status: 403, json: { key: 'wrong-secret', detail: 'it was used before' } });
  });
  const title = page.getByRole('heading', { name: 'Sign in with the link from your mail' });
  await page.goto('/account#sign-in=abcd');
  await expect(title).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  expect(await violationsInBothColours(page)).toEqual([]);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(title).toHaveCount(0);
  expect(asked).toEqual([]);
  await page.goto('/');
  await page.goto('/account#sign-in=abcd');
  await expect(title).toBeVisible();
  await pressAt(page, 'main button.main');
  await expect(page.getByText('That does not fit.')).toBeVisible();
  await expect(title).toHaveCount(0);
  expect(asked).toEqual([JSON.stringify({ token: 'abcd' })]);
});
