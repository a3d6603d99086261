/** What is seen to travel when a move of Salamanca is shown. */
import type { Event } from '../../protocol/salamanca';
import type * as common from '../../table/journey';
import { onCell } from './geometry';
import type { SalamancaView } from './view';

/** What travels in Salamanca. */
export type SalamancaPiece =
  | { what: 'tile'; tile: string }
  | { what: 'card'; card: number }
  | { what: 'back' }
  | { what: 'squire'; seat: number }
  | { what: 'conde'; seat: number }
  | { what: 'plague'; plague: string }
  | { what: 'coin'; amount: number };
type SalamancaJourney = common.Journey<SalamancaPiece>;

const seatSpot = (seat: number) => `seat:${seat}`;
const placeSpot = (cell: string) => `place:${cell}`;

const coin = (amount: number, cell: string, seat: number): SalamancaJourney => ({
  piece: { what: 'coin', amount },
  from: placeSpot(cell),
  to: seatSpot(seat),
});

function sold({ cell, seat, amount }: Extract<Event, { event: 'building-sold' }>): SalamancaJourney[] {
  const squire: SalamancaJourney = {
    piece: { what: 'squire', seat },
    from: placeSpot(cell),
    to: seatSpot(seat),
    share: 0.4,
    lifts: onCell('squire', cell),
  };
  return [coin(amount, cell, seat), squire];
}

/** Each event by itself; those of one kind that follow each other set off together. */
function journeysOf(event: Event, view: Pick<SalamancaView, 'display'>): SalamancaJourney[] {
  switch (event.event) {
    case 'tile-drawn':
      return [{ piece: { what: 'tile', tile: event.tile }, from: 'pile', to: `space:${event.space}` }];
    case 'card-played':
      return [
        { piece: { what: 'card', card: event.card }, from: seatSpot(event.seat), to: ['order', 'pile'] },
      ];
    case 'cards-revealed':
      return event.cards.map((card) => ({
        piece: { what: 'card', card },
        from: seatSpot(event.seat),
        to: ['order', 'pile'],
      }));
    case 'tiles-taken': {
      // Spaces are named by letters, in the order of the display.
      const index = event.space.charCodeAt(0) - 97;
      return (view.display[index] ?? []).map((tile) => ({
        piece: { what: 'tile', tile },
        from: `space:${event.space}`,
        to: seatSpot(event.seat),
      }));
    }
    case 'tile-laid':
      return [
        {
          piece: { what: 'tile', tile: event.tile },
          from: seatSpot(event.seat),
          to: placeSpot(event.cell),
          share: 0.95,
        },
      ];
    case 'building-claimed':
      return [
        {
          piece: { what: 'squire', seat: event.seat },
          from: seatSpot(event.seat),
          to: placeSpot(event.cell),
          share: 0.4,
        },
      ];
    case 'building-sold':
      return sold(event);
    case 'conde-paid':
    case 'market-paid':
    case 'market-paid-conde':
      return [coin(event.amount, event.cell, event.seat)];
    case 'tile-left':
      return [
        {
          piece: { what: 'tile', tile: event.tile },
          from: placeSpot(event.cell),
          to: 'pile',
          share: 0.95,
          lifts: onCell('tile', event.cell),
        },
      ];
    case 'conde-set':
      return [
        {
          piece: { what: 'conde', seat: event.seat },
          from: event.from ? placeSpot(event.from) : seatSpot(event.seat),
          to: placeSpot(event.cell),
          share: 0.45,
          ...(event.from ? { lifts: onCell('conde', event.from) } : {}),
        },
      ];
    case 'plague-set':
      return [
        {
          piece: { what: 'plague', plague: event.plague },
          from: event.from ? placeSpot(event.from) : seatSpot(event.seat),
          to: placeSpot(event.cell),
          share: 0.5,
          ...(event.from ? { lifts: onCell('plague', event.from) } : {}),
        },
      ];
    case 'cards-swapped':
      return [
        { piece: { what: 'back' }, from: seatSpot(event.other), to: seatSpot(event.seat) },
        { piece: { what: 'back' }, from: seatSpot(event.seat), to: seatSpot(event.other) },
      ];
    case 'card-passed-on':
      return [
        {
          piece: { what: 'card', card: event.card },
          from: [`played:${event.seat}`, 'order', seatSpot(event.seat)],
          to: seatSpot(event.other),
        },
      ];
    default:
      return [];
  }
}

export function journeys(
  events: readonly Event[],
  view: Pick<SalamancaView, 'display'>,
): SalamancaJourney[][] {
  const steps: SalamancaJourney[][] = [];
  let kind = '';
  for (const event of events) {
    const found = journeysOf(event, view);
    if (found.length === 0) continue;
    if (event.event === kind) steps.at(-1)?.push(...found);
    else steps.push(found);
    kind = event.event;
  }
  return steps;
}
