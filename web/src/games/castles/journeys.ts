/** What is seen to travel in both castle games: cards from hands, stones from the supply, nobles, money. */
import type { Spot } from '../../table/journey';
import type * as common from '../../table/journey';
import { Board } from './board';
import type { Rank } from './scene';
import type { CastleEvent, CastleView } from './view';

/** What travels in a castle game. */
export type CastlePiece =
  | { kind: 'noble'; seat: number; rank: Rank }
  | { kind: 'stone' }
  | { kind: 'span' }
  | { kind: 'tower' }
  | { kind: 'back' }
  | { kind: 'card'; text: number }
  | { kind: 'coin'; text: number };
type CastleJourney = common.Journey<CastlePiece>;

/** How wide pieces are, in parts of a place. */
const WIDTH = { noble: 0.46, stone: 0.95, span: 1.7 };

const place = (name: number | string): Spot => `place:${name}`;
const seat = (number: number): Spot => `seat:${number}`;

const coin = (amount: number, from: Spot, to: Spot): CastleJourney[] =>
  amount > 0 ? [{ piece: { kind: 'coin', text: amount }, from, to, passing: true }] : [];

const noble = (owner: number, rank: Rank, from: Spot, to: Spot): CastleJourney => ({
  piece: { kind: 'noble', seat: owner, rank },
  from,
  to,
  share: WIDTH.noble,
  ...(from.startsWith('place:') ? { lifts: from.replace('place', 'noble') } : {}),
});

/** A card from a hand; the own hand lies open, all others are with their players. */
const card = (owner: number, field: number): CastleJourney => ({
  piece: { kind: 'card', text: field },
  from: [`card:${field}`, seat(owner)],
  to: place(field),
  passing: true,
});

const towerCard = (owner: number, at: string): CastleJourney => ({
  piece: { kind: 'tower' },
  from: ['card:tower', seat(owner)],
  to: place(at),
  passing: true,
});

const stone = (to: number | string): CastleJourney => ({
  piece: { kind: 'stone' },
  from: 'supply:stones',
  to: place(to),
  share: WIDTH.stone,
});

/** Where a bridge is seen to land: in the middle of its picture. Where it may lie was decided before. */
function middleOf(view: Pick<CastleView, 'fields'>, from: string, to: string): Spot {
  return place(new Board(view.fields).spanCells(from, to)[1]?.place ?? from);
}

const span = (to: Spot): CastleJourney => ({
  piece: { kind: 'span' },
  from: 'supply:spans',
  to,
  share: WIDTH.span,
});

/** What is laid to found a castle: three stones, or one founding stone. */
export type Founding = 'stones' | 'span';

export function journeysOf(founding: Founding) {
  return (events: readonly CastleEvent[], view: Pick<CastleView, 'fields'>): CastleJourney[][] => {
    /** Where the last thing happened: there the income comes from. */
    let site: Spot = 'supply:stones';
    return events.flatMap((event): CastleJourney[][] => {
      const steps = stepsOf(event, view, founding, site);
      const last = steps.at(-1)?.at(-1)?.to;
      if (typeof last === 'string' && last.startsWith('place:')) site = last;
      return steps;
    });
  };
}

function stepsOf(
  event: CastleEvent,
  view: Pick<CastleView, 'fields'>,
  founding: Founding,
  site: Spot,
): CastleJourney[][] {
  switch (event.event) {
    case 'withdrawn': {
      const [from, owner] = [place(event.at), seat(event.seat)];
      return [[noble(event.seat, event.rank, from, owner), ...coin(event.amount, from, owner)]];
    }
    case 'beaten': {
      const [from, loser] = [place(event.at), seat(event.other)];
      return [[noble(event.other, event.rank, from, loser), ...coin(event.amount, from, loser)]];
    }
    case 'bought-open':
      return bought({ kind: 'card', text: event.card }, `open:${event.card}`, event.seat, event.amount);
    case 'bought-pile':
      return bought({ kind: 'back' }, 'pile:build', event.seat, event.amount);
    case 'bought-tower':
      return bought({ kind: 'tower' }, 'pile:tower', event.seat, event.amount);
    case 'card-revealed':
      return [[{ piece: { kind: 'card', text: event.card }, from: 'pile:build', to: 'market' }]];
    case 'castle-founded': {
      const { first, middle, last } = event;
      const laid = founding === 'span' ? [span(place(middle))] : [first, middle, last].map(stone);
      return [[card(event.seat, event.card)], laid];
    }
    case 'villa-founded':
    case 'extended':
    case 'raised':
      return [[card(event.seat, event.card)], [stone(event.card)]];
    case 'stone-lost':
      return [[card(event.seat, event.card)]];
    case 'tower-built':
      return [[towerCard(event.seat, event.at)], [stone(event.at)]];
    case 'bridge-built':
      return [
        [...coin(event.amount, seat(event.seat), 'supply:spans')],
        [span(middleOf(view, event.from, event.to))],
      ];
    case 'income':
      return [coin(event.amount, site, seat(event.seat))];
    case 'placed':
      return [[noble(event.seat, event.rank, seat(event.seat), place(event.at))]];
    case 'moved':
      return [[noble(event.seat, event.rank, place(event.from), place(event.to))]];
    case 'traded': {
      const [grande, baron] = [place(event.grande_at), place(event.baron_at)];
      return [[noble(event.seat, 'grande', baron, grande), noble(event.seat, 'baron', grande, baron)]];
    }
    default:
      return [];
  }
}

/** A card goes to a player, and its price the other way. */
function bought(piece: CastlePiece, from: Spot, owner: number, price: number): CastleJourney[][] {
  return [[...coin(price, seat(owner), from), { piece, from, to: seat(owner) }]];
}
