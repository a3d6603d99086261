/** Finds positions of Toledo that are to be looked at or tested. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { View } from '../src/protocol/toledo';
import { anyOf, HERE, seek } from './seek';
import type { Situation, Offer } from './seek';
import { isMyTurn, openTable } from './table';

type Toledo = Situation<View>;
type ToledoCondition = (now: Toledo) => boolean;

export const of = (offers: readonly Offer[], ...moves: string[]) =>
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
export async function find(
  page: Page,
  wanted: ToledoCondition,
  bots = ['novice', 'novice', 'novice'],
): Promise<void> {
  for (let game = 0; game < 12; game++) {
    const table = await openTable(page, { game: 'toledo', bots });
    const found = await seek<View>(page, table, (now) => (wanted(now) ? HERE : lively(now)));
    if (!found) continue;
    await expect(isMyTurn(page)).toBeVisible();
    return;
  }
  throw new Error('no game had it');
}
