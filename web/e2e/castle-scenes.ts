/** The moments of the castle games that a game does not always bring, to be looked at. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { anyOf, HERE, seek } from './seek';
import type { Situation, Offer } from './seek';
import { shoot } from './shoot';
import { isMyTurn, openTable } from './table';

const kind = ({ parts }: Offer) => String(parts['move']);
const of = (offers: readonly Offer[], ...moves: string[]) =>
  offers.filter((one) => moves.includes(kind(one)));

/** Builds whenever that is possible, and puts nobles on everything. */
function building({ offers }: Situation<unknown>): string {
  const ways = [
    ['found', 'bridge'],
    ['baron', 'grande'],
    ['build', 'tower'],
    ['keep', 'crest'],
  ];
  for (const way of ways) {
    const some = of(offers, ...way);
    if (some.length > 0) return anyOf(some).notation;
  }
  const rest = offers.filter((one) => kind(one) !== 'withdraw');
  return anyOf(rest.length > 0 ? rest : offers).notation;
}

/** Plays games until one has a decision with such an offer. */
async function find(
  page: Page,
  game: string,
  wanted: (now: Situation<unknown>) => boolean,
  bots = ['novice', 'novice', 'novice'],
): Promise<void> {
  for (let tries = 0; tries < 12; tries++) {
    const table = await openTable(page, { game, bots });
    if (!(await seek(page, table, (now) => (wanted(now) ? HERE : building(now))))) continue;
    await expect(isMyTurn(page)).toBeVisible();
    return;
  }
  throw new Error('no game had it');
}

test('a noble is placed', async ({ page }) => {
  await find(page, 'alcazar', ({ offers, moves }) => moves > 40 && of(offers, 'baron', 'grande').length > 1);
  await shoot(page, 'castles-noble');
});

test('which castle stays', async ({ page }) => {
  await find(page, 'big-boss', ({ offers }) => of(offers, 'keep').length > 1);
  await shoot(page, 'castles-keep');
});

test('a noble is withdrawn', async ({ page }) => {
  let at = '';
  await find(page, 'alcazar', ({ offers, moves }) => {
    at = String(of(offers, 'withdraw')[0]?.parts['at'] ?? '');
    return moves > 60 && at !== '';
  });
  await page.locator(`svg g[data-place="${at}"]`).click({ force: true });
  await shoot(page, 'castles-withdraw');
});

test('a card is picked', async ({ page }) => {
  await find(page, 'alcazar', ({ offers }) => {
    const cards = of(offers, 'found').map(({ parts }) => parts['card']);
    return new Set(cards).size < cards.length && cards.length > 2;
  });
  await page.locator('button.lit[data-handle^="card:"]').first().hover();
  await shoot(page, 'castles-pointed');
});

test('five at the table', async ({ page }) => {
  await find(page, 'alcazar', ({ moves }) => moves > 60, ['novice', 'novice', 'novice', 'novice']);
  await shoot(page, 'castles-five');
});
