/** What is seen to travel in both castle games: cards from hands, stones from the supply, nobles, money. */
import type { Parts } from '../../table/game';
import type { Journey, Spot } from '../../table/journey';
import { Board } from './board';
import type { CastleView } from './view';

/** How wide pieces are, in parts of a place. */
const WIDTH = { noble: 0.46, stone: 0.95, span: 1.7 };

const place = (value: unknown): Spot => `place:${String(value)}`;
const seat = (value: unknown): Spot => `seat:${String(value)}`;

function coin(amount: unknown, from: Spot, to: Spot): Journey[] {
  const text = Number(amount);
  return text > 0 ? [{ piece: { kind: 'coin', text }, from, to, passing: true }] : [];
}

const noble = (owner: unknown, rank: unknown, from: Spot, to: Spot): Journey => ({
  piece: { kind: 'noble', seat: owner, rank },
  from,
  to,
  share: WIDTH.noble,
  ...(from.startsWith('place:') ? { lifts: from.replace('place', 'noble') } : {}),
});

/** A card from a hand; the own hand lies open, all others are with their players. */
function card(event: Parts, field: unknown): Journey {
  const isTower = field === 'tower';
  return {
    piece: isTower ? { kind: 'tower' } : { kind: 'card', text: field },
    from: [`card:${String(field)}`, seat(event['seat'])],
    to: place(isTower ? event['at'] : field),
    passing: true,
  };
}

const stone = (to: unknown): Journey => ({
  piece: { kind: 'stone' },
  from: 'supply:stones',
  to: place(to),
  share: WIDTH.stone,
});

/** The middle of the three cells under a span. */
function middleOf(view: Pick<CastleView, 'fields'>, from: unknown, to: unknown): Spot {
  return place(new Board(view.fields).spanCells(String(from), String(to))[1]?.place ?? from);
}

const span = (to: Spot): Journey => ({
  piece: { kind: 'span' },
  from: 'supply:spans',
  to,
  share: WIDTH.span,
});

/** The fields from one number to another, which may lie beyond the last one. */
function run(first: number, last: number, count: number): number[] {
  const length = ((last - first + count) % count) + 1;
  return Array.from({ length }, (_, index) => ((first - 1 + index) % count) + 1);
}

/** What is laid to found a castle: three stones, or one founding stone. */
export type Founding = 'stones' | 'span';

export function journeysOf(founding: Founding) {
  return (events: readonly Parts[], view: Pick<CastleView, 'fields'>): Journey[][] => {
    /** Where the last thing happened: there the income comes from. */
    let site: Spot = 'supply:stones';
    return events.flatMap((event): Journey[][] => {
      const steps = stepsOf(event, view, founding, site);
      const last = steps.at(-1)?.at(-1)?.to;
      if (typeof last === 'string' && last.startsWith('place:')) site = last;
      return steps;
    });
  };
}

function stepsOf(
  event: Parts,
  view: Pick<CastleView, 'fields'>,
  founding: Founding,
  site: Spot,
): Journey[][] {
  const { seat: owner, at, amount, rank } = event;
  switch (event['event']) {
    case 'withdrawn':
      return [[noble(owner, rank, place(at), seat(owner)), ...coin(amount, place(at), seat(owner))]];
    case 'beaten': {
      const loser = seat(event['other']);
      return [[noble(event['other'], rank, place(at), loser), ...coin(amount, place(at), loser)]];
    }
    case 'bought-open':
      return bought({ kind: 'card', text: event['card'] }, `open:${String(event['card'])}`, owner, amount);
    case 'bought-pile':
      return bought({ kind: 'back' }, 'pile:build', owner, amount);
    case 'bought-tower':
      return bought({ kind: 'tower' }, 'pile:tower', owner, amount);
    case 'card-revealed':
      return [[{ piece: { kind: 'card', text: event['card'] }, from: 'pile:build', to: 'market' }]];
    case 'castle-founded': {
      const [first, last] = [Number(event['first']), Number(event['last'])];
      const laid =
        founding === 'span'
          ? [span(middleOf(view, first, last))]
          : run(first, last, view.fields.length).map(stone);
      return [[card(event, event['card'])], laid];
    }
    case 'villa-founded':
    case 'extended':
    case 'raised':
      return [[card(event, event['card'])], [stone(event['card'])]];
    case 'stone-lost':
      return [[card(event, event['card'])]];
    case 'tower-built':
      return [[card(event, 'tower')], [stone(at)]];
    case 'bridge-built':
      return [
        [...coin(amount, seat(owner), 'supply:spans')],
        [span(middleOf(view, event['from'], event['to']))],
      ];
    case 'income':
      return [coin(amount, site, seat(owner))];
    case 'placed':
      return [[noble(owner, rank, seat(owner), place(at))]];
    case 'moved':
      return [[noble(owner, rank, place(event['from']), place(event['to']))]];
    case 'traded': {
      const [grande, baron] = [place(event['grande_at']), place(event['baron_at'])];
      return [[noble(owner, 'grande', baron, grande), noble(owner, 'baron', grande, baron)]];
    }
    default:
      return [];
  }
}

/** A card goes to a player, and its price the other way. */
function bought(piece: Parts, from: Spot, owner: unknown, price: unknown): Journey[][] {
  return [[...coin(price, seat(owner), from), { piece, from, to: seat(owner) }]];
}
