/** The moments of Toledo that a game does not always bring, to be looked at. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { View } from '../src/protocol/toledo';
import { anyOf, HERE, seek } from './seek';
import type { Now, Offer } from './seek';
import { shoot } from './shoot';
import { isMyTurn, openTable } from './table';

type Toledo = Now<View>;
type Wanted = (now: Toledo) => boolean;

const of = (offers: readonly Offer[], ...moves: string[]) =>
  offers.filter(({ parts }) => moves.includes(String(parts['move'])));
const own = ({ view }: Toledo) => view.players.find(({ seat }) => seat === view.viewer_seat);

/** A lively way to play: shops first, then pawns up the street, with duels and all that can be had. */
function lively(now: Toledo): string {
  const { offers, view } = now;
  const [go, lay, take] = [of(offers, 'go'), of(offers, 'lay'), of(offers, 'sword', 'tile', 'bring', 'use')];
  const pay = of(offers, 'pay').sort((a, b) => Number(a.parts['value']) - Number(b.parts['value']));
  const challenge = of(offers, 'challenge');
  const laid = 8 - (own(now)?.shops.length ?? 0);
  if (take.length > 0) return anyOf(take).notation;
  if (pay[0]) return pay[0].notation;
  if (challenge.length > 0) return anyOf(challenge).notation;
  if (lay.length > 0 && (laid < 2 || Math.random() < 0.2)) return anyOf(lay).notation;
  if (go.length > 0 && Math.random() < 0.85) return anyOf(go).notation;
  const draw = of(offers, 'draw')[0];
  if (draw && (own(now)?.cards ?? 0) < 8) return draw.notation;
  if (view.step === 'action' && lay.length > 0) return anyOf(lay).notation;
  return anyOf(offers).notation;
}

/** Plays games until one has what is wanted. */
async function find(page: Page, wanted: Wanted, bots = ['novice', 'novice', 'novice']): Promise<void> {
  for (let game = 0; game < 12; game++) {
    const table = await openTable(page, { game: 'toledo', bots });
    const found = await seek<View>(page, table, (now) => (wanted(now) ? HERE : lively(now)));
    if (!found) continue;
    await expect(isMyTurn(page)).toBeVisible();
    return;
  }
  throw new Error('no game had it');
}

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
