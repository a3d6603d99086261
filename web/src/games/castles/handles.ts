/** The moves and events of both castle games, as things on the table. */
import type { Handle } from '../../table/choice';
import type { Parts, Step } from '../../table/game';
import { yesOrNo } from '../../texts/arguments';
import type { CastleView } from './view';

const place = (value: unknown): Handle => `place:${String(value)}`;

/** The values of a move or an event that name places. */
const PLACE_NAMES = ['at', 'field', 'villa', 'card', 'first', 'last', 'from', 'to', 'grande_at', 'baron_at'];

export function placesIn(parts: Parts): string[] {
  const found = PLACE_NAMES.flatMap((name) => {
    const value = parts[name];
    return typeof value === 'number' || typeof value === 'string' ? [String(value)] : [];
  });
  return [...new Set(found)];
}

/** Events that name a card but no place on the board. */
const CARD_EVENTS = new Set(['bought-open', 'card-revealed', 'card-drawn']);

export function eventPlaces(event: Parts): string[] {
  return CARD_EVENTS.has(String(event['event'])) ? [] : placesIn(event);
}

export function handles(parts: Parts): Handle[] {
  const places = placesIn(parts).map(place);
  switch (parts['move']) {
    case 'buy-open':
      return [`open:${String(parts['card'])}`];
    case 'buy-pile':
      return ['pile:build'];
    case 'buy-tower':
      return ['pile:tower'];
    case 'build':
    case 'found':
      return [`card:${String(parts['card'])}`, ...places];
    case 'tower':
      return ['card:tower', ...places];
    case 'baron':
    case 'grande':
      return [`noble:${String(parts['move'])}`, ...places];
    case 'bridge':
      return ['piece:bridge', ...places];
    case 'keep':
      return [];
    default:
      return places;
  }
}

/** A noble can be withdrawn at first only where that is offered. */
export const step = (view: Pick<CastleView, 'step'>, offers: readonly Parts[]): Step => ({
  key: view.step.at,
  values: { withdraw: yesOrNo(offers.some((offer) => offer['move'] === 'withdraw')) },
});
