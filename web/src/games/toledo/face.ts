import type { Handle } from '../../table/choice';
import type { TurnAction, Event, Move } from '../../protocol/toledo';
import { isEvent, isMove, isView } from '../../protocol/toledo.guards';
import { anyFace, type Step } from '../../table/game';
import type { NameOf } from '../../texts/arguments';
import { yesOrNo } from '../../texts/arguments';
import { journeys, type ToledoPiece } from './journeys';
import Shelf from './Shelf.svelte';
import ToledoBelongings from './ToledoBelongings.svelte';
import ToledoBreakdown from './ToledoBreakdown.svelte';
import ToledoBoard from './ToledoBoard.svelte';
import Piece from './ToledoPiece.svelte';
import ToledoSupplies from './ToledoSupplies.svelte';
import ToledoTray from './ToledoTray.svelte';
import type { ToledoView } from './view';

export function handles(parts: Move, view: Pick<ToledoView, 'landings' | 'step_position'>): Handle[] {
  switch (parts.move) {
    case 'lay':
      return [`shop:${parts.kind}-${parts.circles}`, `place:${parts.field}`];
    case 'home':
      return [`place:${parts.field}`];
    case 'go': {
      // Where the pawn stands, and where the card would carry it.
      const { from, value } = parts;
      const landing = view.landings.find((one) => one.from === from && one.value === value);
      return [`card:${value}`, `place:${from}`, ...(landing ? [`place:${landing.to}`] : [])];
    }
    case 'challenge':
      // The full field: with two rivals on it, the names are left to choose from.
      return [`place:${view.step_position ?? ''}`];
    case 'pay':
      return [`card:${parts.value}`];
    case 'sword':
      return [`sword:${parts.points}`];
    case 'tile':
      return [`tile:${parts.tile}`, ...(parts.returned ? [`back:${parts.returned}`] : [])];
    case 'bring':
      return [`own-sword:${parts.points}`];
    default:
      return [];
  }
}

/** The values of an event that name positions of the street. */
function places(event: Event): string[] {
  const found = [
    'field' in event ? event.field : null,
    'from' in event ? event.from : null,
    'to' in event ? event.to : null,
  ];
  return found.flatMap((position) => (typeof position === 'number' ? [String(position)] : []));
}

/** What a place gives and costs is said where it can be used. */
function step({ step: key, actions, payment }: ToledoView, nameOf: NameOf): Step {
  const has = (action: TurnAction) => yesOrNo(actions.includes(action));
  const values = { lay: has('lay'), home: has('home'), go: has('go') };
  if (!payment) return { key, values };
  const { place, price, payee, owner_seat: owner } = payment;
  return {
    key,
    values: { ...values, place, price, payee, owner: typeof owner === 'number' ? nameOf(owner) : '' },
  };
}

export const face = anyFace<ToledoView, Move, Event, ToledoPiece>({
  guards: { isView, isMove, isEvent },
  texts: 'toledo',
  Board: ToledoBoard,
  Tray: ToledoTray,
  Belongings: ToledoBelongings,
  Supplies: ToledoSupplies,
  handles,
  calm: true,
  isSpoken: ({ move }) => move === 'challenge',
  // Long enough for three cards to be turned up.
  linger: (events) => (events.some(({ event }) => event === 'duel-round') ? 3600 : 0),
  Breakdown: ToledoBreakdown,
  parts: { swords: Shelf },
  places,
  journeys,
  Piece,
  step,
  standing: ({ players }) => players.map(({ score }) => score.total),
});
