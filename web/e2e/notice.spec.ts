/** Whose turn it is, for somebody who looks elsewhere: title, tone, and the mark on the icon. */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { closeAll } from './people';
import { isMyTurn, openTable } from './table';

test.afterEach(closeAll);

interface SpyWindow extends Window {
  badges: string[];
  tones: number[];
  isLooking: boolean;
}

/** Notes what the page asks of the browser, and lets the test say whether anybody looks. */
async function spy(page: Page, sound: boolean): Promise<void> {
  await page.addInitScript((isOn) => {
    const spied = window as unknown as SpyWindow;
    Object.assign(spied, { badges: [], tones: [], isLooking: true });
    localStorage.setItem('tertulia.settings', JSON.stringify({ sound: isOn, language: 'en' }));
    const badge = (name: string) => () => {
      spied.badges.push(name);
      return Promise.resolve();
    };
    Object.assign(navigator, { setAppBadge: badge('set'), clearAppBadge: badge('clear') });
    Object.defineProperty(document, 'hidden', { get: () => !spied.isLooking });
    document.hasFocus = () => spied.isLooking;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      spied.tones.push(this.frequency.value);
      start.apply(this, when);
    };
  }, sound);
}

const tones = (page: Page) => page.evaluate(() => (window as unknown as SpyWindow).tones.length);
const badges = (page: Page) => page.evaluate(() => (window as unknown as SpyWindow).badges);
const look = (page: Page, isLooking: boolean) =>
  page.evaluate((is) => ((window as unknown as SpyWindow).isLooking = is), isLooking);

/** Ana and Ben at a game of Toledo, in which a turn is one click. */
async function two(browser: Browser, sound: boolean): Promise<{ ana: Page; ben: Page; errors: string[] }> {
  const [ana, ben] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  const errors: string[] = [];
  ana.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  ana.on('pageerror', (error) => errors.push(error.message));
  await spy(ana, sound);
  const table = await openTable(ana, { game: 'toledo', bots: [], seats: 2 });
  await ben.goto(`/t/${table}`);
  await ben.getByRole('textbox', { name: /name/ }).fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await expect(ana.locator('section.board')).toBeVisible();
  await expect(ben.locator('section.board')).toBeVisible();
  return { ana, ben, errors };
}

const draw = (page: Page) => page.getByRole('button', { name: 'Draw two cards' });

/** Lets Ana play if she begins, so that Ben is on turn. */
async function untilBen(ana: Page, ben: Page): Promise<void> {
  await expect(async () => {
    if (await isMyTurn(ana).isVisible()) await draw(ana).click({ timeout: 2_000 });
    await expect(isMyTurn(ben)).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test('the turn is told by title, tone and badge to somebody who looks elsewhere', async ({ browser }) => {
  const { ana, ben, errors } = await two(browser, true);
  await untilBen(ana, ben);
  // A click, so that the browser allows sounds.
  await ana.locator('body').click({ position: { x: 5, y: 300 } });
  await expect(ana).toHaveTitle(/^Toledo/);
  const before = await tones(ana);
  await look(ana, false);
  await draw(ben).click();
  await expect(ana).toHaveTitle(/^● Your turn/);
  await expect.poll(() => tones(ana)).toBe(before + 2);
  expect((await badges(ana)).at(-1)).toBe('set');
  await look(ana, true);
  await draw(ana).click();
  await expect(isMyTurn(ben)).toBeVisible();
  expect((await badges(ana)).at(-1)).toBe('clear');
  // Who looks at the table and has just played needs no tone.
  await draw(ben).click();
  await expect(isMyTurn(ana)).toBeVisible();
  await expect.poll(() => badges(ana).then((all) => all.at(-1))).toBe('set');
  expect(await tones(ana)).toBe(before + 2);
  await ana.getByRole('link', { name: 'To the start page' }).click();
  await expect.poll(() => badges(ana).then((all) => all.at(-1))).toBe('clear');
  await expect(ana).toHaveTitle('Tertulia');
  expect(errors).toEqual([]);
});

test('a page that nobody has touched yet keeps quiet without complaint', async ({ browser }) => {
  const { ana, ben, errors } = await two(browser, true);
  await untilBen(ana, ben);
  // The test itself counts as a touch, unless the browser denies it.
  await ana.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive: false }) });
  });
  await ana.reload();
  await expect(ana.locator('section.board')).toBeVisible();
  await look(ana, false);
  await draw(ben).click();
  await expect(ana).toHaveTitle(/^● Your turn/);
  expect(await tones(ana)).toBe(0);
  expect(errors).toEqual([]);
});

test('without the setting there is no tone', async ({ browser }) => {
  const { ana, ben } = await two(browser, false);
  await untilBen(ana, ben);
  await ana.locator('body').click({ position: { x: 5, y: 300 } });
  await look(ana, false);
  await draw(ben).click();
  await expect(ana).toHaveTitle(/^● Your turn/);
  expect(await tones(ana)).toBe(0);
});
