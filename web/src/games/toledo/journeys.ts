/** What is seen to travel when a move of Toledo is shown. */
import type { Event, ShopKind, Tile } from '../../protocol/toledo';
import type * as common from '../../table/journey';
import { pawnName } from './layout';
import type { PlaceView, ToledoView } from './view';

/** What travels in Toledo. */
export type ToledoPiece =
  | { what: 'pawn'; seat: number }
  | { what: 'card'; value: number }
  | { what: 'back' }
  | { what: 'shop'; kind: ShopKind; circles: number; seat: number }
  | { what: 'thing'; sign: 'gem' | 'steel' | 'painting' | 'sword' | Tile; number?: number };
type ToledoJourney = common.Journey<ToledoPiece>;

const seatSpot = (seat: number) => `seat:${seat}`;
const placeSpot = (position: number) => `place:${position}`;
/** Where pawns stand on a position: the board knows it. */
const standSpot = (position: number | 'alcazar') => `place:${position}/stand`;

/** What the journeys need to know of the table. */
type Street = Pick<ToledoView, 'step_position'> & {
  street: readonly Pick<PlaceView, 'position' | 'what'>[];
};

const indexOf = ({ street }: Street, position: number) =>
  street.findIndex((place) => place.position === position);

/** All that is passed on the way, so that the pawn is seen to follow the street. */
const between = (view: Street, from: number, to: number): string[] =>
  view.street
    .slice(indexOf(view, from) + 1, Math.max(0, indexOf(view, to)))
    .map(({ position }) => standSpot(position));

const isCathedral = ({ street }: Street, position: number) =>
  street.some((place) => place.position === position && place.what === 'cathedral');

/** Where all pawns come from, and where they go when they lose. */
const homeSpot = ({ street }: Street): string =>
  standSpot(street.find(({ what }) => what === 'cathedral')?.position ?? 0);

function pawnMoved(
  { seat, from, to, value }: Extract<Event, { event: 'pawn-moved' }>,
  view: Street,
): ToledoJourney[][] {
  const card: ToledoJourney = {
    piece: { what: 'card', value },
    from: seatSpot(seat),
    to: placeSpot(from),
    passing: true,
  };
  const pawn: ToledoJourney = {
    piece: { what: 'pawn', seat },
    from: standSpot(from),
    by: between(view, from, to),
    to: standSpot(to),
    share: 0.26,
    // The Cathedral holds many; there only the number gets smaller.
    ...(!isCathedral(view, from) ? { lifts: pawnName(seat, from) } : {}),
  };
  return [[card], [pawn]];
}

function enter(steps: ToledoJourney[][]): ToledoJourney[][] {
  const last = steps.at(-1)?.[0];
  if (last) {
    last.by = [...(last.by ?? []), ...(typeof last.to === 'string' ? [last.to] : last.to)];
    last.to = standSpot('alcazar');
  }
  return [];
}

function paid({ seat, owner_seat, value, field }: Extract<Event, { event: 'paid' }>): ToledoJourney[][] {
  const to = typeof owner_seat === 'number' ? seatSpot(owner_seat) : ['discards', placeSpot(field)];
  return [[{ piece: { what: 'card', value }, from: seatSpot(seat), to, passing: true }]];
}

/** Something of the shop or of the supply comes to a player. */
const taken = (piece: ToledoPiece, from: ToledoJourney['from'], seat: number): ToledoJourney[][] => [
  [{ piece, from, to: seatSpot(seat) }],
];

function journeysOf(event: Event, view: Street, before: ToledoJourney[][]): ToledoJourney[][] {
  const here = placeSpot(view.step_position ?? 0);
  switch (event.event) {
    case 'cards-drawn': {
      const card: ToledoJourney = {
        piece: { what: 'back' },
        from: ['pile', 'players'],
        to: seatSpot(event.seat),
      };
      return [Array.from({ length: event.count }, () => card)];
    }
    case 'shop-laid': {
      const { kind, circles, seat, field } = event;
      return [
        [
          {
            piece: { what: 'shop', kind, circles, seat },
            from: seatSpot(seat),
            to: placeSpot(field),
            share: 1,
          },
        ],
      ];
    }
    case 'pawn-sent-home': {
      const { seat, field } = event;
      const pawn: ToledoJourney = {
        piece: { what: 'pawn', seat },
        from: standSpot(field),
        to: homeSpot(view),
        share: 0.26,
        lifts: pawnName(seat, field),
      };
      return [[pawn]];
    }
    case 'pawn-moved':
      return pawnMoved(event, view);
    case 'alcazar-entered':
      return enter(before);
    case 'paid':
      return paid(event);
    case 'gem-taken':
      return taken({ what: 'thing', sign: 'gem' }, here, event.seat);
    case 'steel-taken':
      return taken({ what: 'thing', sign: 'steel' }, here, event.seat);
    case 'painting-taken':
      return taken({ what: 'thing', sign: 'painting', number: event.points }, here, event.seat);
    case 'tile-taken':
      return taken({ what: 'thing', sign: event.tile }, here, event.seat);
    case 'sword-taken':
      return taken(
        { what: 'thing', sign: 'sword', number: event.points },
        [`sword:${event.points}`, here],
        event.seat,
      );
    case 'sword-brought':
      return [
        [
          {
            piece: { what: 'thing', sign: 'sword', number: event.points },
            from: seatSpot(event.seat),
            to: 'place:alcazar',
          },
        ],
      ];
    default:
      return [];
  }
}

/** Where a duel is fought nothing travels before it has been seen: who goes home would tell how it ends. */
export function journeys(events: readonly Event[], view: Street): ToledoJourney[][] {
  if (events.some(({ event }) => event === 'duel-round')) return [];
  const steps: ToledoJourney[][] = [];
  for (const event of events) steps.push(...journeysOf(event, view, steps));
  return steps;
}
