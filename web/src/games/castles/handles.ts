/** The moves and events of both castle games, as things on the table. */
import type { Handle } from '../../table/choice';
import type { Step } from '../../table/game';
import { yesOrNo } from '../../texts/arguments';
import type { CastleEvent, CastleMove, CastleView } from './view';

const places = (...named: (number | string)[]): Handle[] => [
  ...new Set(named.map((place) => `place:${place}`)),
];

export function handles(parts: CastleMove): Handle[] {
  switch (parts.move) {
    case 'buy-open':
      return [`open:${parts.card}`];
    case 'buy-pile':
      return ['pile:build'];
    case 'buy-tower':
      return ['pile:tower'];
    case 'build':
      return [`card:${parts.card}`, ...places(parts.card)];
    case 'found':
      return [`card:${parts.card}`, ...places(parts.card, parts.first, parts.last)];
    case 'tower':
      return ['card:tower', ...places(parts.at)];
    case 'baron':
    case 'grande':
      return [`noble:${parts.move}`, ...places(parts.at)];
    case 'bridge':
      return ['piece:bridge', ...places(parts.from, parts.to)];
    case 'withdraw':
      return places(parts.at);
    case 'crest':
      return places(parts.villa);
    case 'move':
    case 'trade':
      return places(parts.from, parts.to);
    default:
      return [];
  }
}

/** The places of the board that an event is about. A card that is bought names none. */
export function eventPlaces(event: CastleEvent): string[] {
  switch (event.event) {
    case 'castle-founded':
      return [event.first, event.middle, event.last].map(String);
    case 'villa-founded':
    case 'extended':
    case 'raised':
    case 'stone-lost':
    case 'merger-opened':
      return [String(event.card)];
    case 'withdrawn':
    case 'tower-built':
    case 'lifted':
    case 'beaten':
    case 'villa-upgraded':
    case 'placed':
      return [String(event.at)];
    case 'bridge-built':
    case 'moved':
      return [event.from, event.to];
    case 'traded':
      return [event.grande_at, event.baron_at];
    default:
      return [];
  }
}

export const step = (view: Pick<CastleView, 'step' | 'may_withdraw'>): Step => ({
  key: view.step.at,
  values: { withdraw: yesOrNo(view.may_withdraw) },
});
