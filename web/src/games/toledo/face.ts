import type { Handle } from '../../table/choice';
import type { Event, Move } from '../../protocol/toledo';
import type { GameFace, Question, Step } from '../../table/game';
import type { NameOf } from '../../texts/arguments';
import { yesOrNo } from '../../texts/arguments';
import { journeys } from './journeys';
import ToledoBelongings from './ToledoBelongings.svelte';
import ToledoBreakdown from './ToledoBreakdown.svelte';
import ToledoBoard from './ToledoBoard.svelte';
import ToledoPiece from './ToledoPiece.svelte';
import ToledoSupplies from './ToledoSupplies.svelte';
import ToledoTray from './ToledoTray.svelte';
import type { PlayerView, ToledoView } from './view';

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

const go = (value: number, from: number): Question => ({
  notation: `go ${value} ${from}`,
  parts: { move: 'go', value, from },
});
const ask = (move: string, name: string, what: string | number): Question => ({
  notation: `${move} ${what}`,
  parts: { move, [name]: what },
});

/** What a place gives and costs is said where it can be used. */
function step(view: ToledoView, offers: readonly Move[], nameOf: NameOf): Step {
  const { step: key, step_position, street, viewer_seat } = view;
  const isOffered = (move: Move['move']) => yesOrNo(offers.some((offer) => offer.move === move));
  if (key === 'action') {
    return { key, values: { lay: isOffered('lay'), home: isOffered('home'), go: isOffered('go') } };
  }
  const place = street.find(({ position }) => position === step_position);
  if (key !== 'shop' || !place) return { key };
  const owner = typeof place.owner_seat === 'number' ? place.owner_seat : null;
  return {
    key,
    values: {
      what: place.kind ?? place.what,
      price: place.price ?? 0,
      owner: owner === null ? '' : nameOf(owner),
      cost: owner === null ? 'none' : owner === viewer_seat ? 'own' : 'owner',
    },
  };
}

/** What somebody may have wanted who points at a thing: the rules answer each. */
function questions(view: ToledoView, handle: Handle, offers: readonly Move[]): Question[] {
  const [kind, what = ''] = handle.split(':');
  const { players, turn_seat: turn, step } = view;
  const own = players.find((player) => player.seat === turn);
  if (!own) return [];
  if (kind === 'place') return aboutPlace(view, own, Number(what));
  if (kind === 'card') {
    if (step === 'shop') return [ask('pay', 'value', Number(what))];
    const pawns = [...(own.cathedral > 0 ? [0] : []), ...new Set(own.fields)];
    return pawns.map((from) => go(Number(what), from));
  }
  if (kind === 'sword') return [ask('sword', 'points', Number(what))];
  if (kind === 'tile') return [aboutTile(offers, what)];
  if (kind === 'shop') return [aboutShop(view, what)];
  return kind === 'own-sword' ? [ask('bring', 'points', Number(what))] : [];
}

/** Where a tile has to be handed back, the one that is offered first. */
function aboutTile(offers: readonly Move[], tile: string): Question {
  const returned =
    offers.flatMap((offer) => (offer.move === 'tile' ? (offer.returned ?? []) : []))[0] ?? null;
  return {
    notation: `tile ${tile}${returned ? ` for ${returned}` : ''}`,
    parts: { move: 'tile', tile, returned },
  };
}

/** A shop is asked about with the first field that has none. */
function aboutShop({ street }: ToledoView, shop: string): Question {
  const [kind, circles] = shop.split('-');
  const field = street.find(({ what }) => what === 'empty')?.position ?? 1;
  return {
    notation: `lay ${shop} ${field}`,
    parts: { move: 'lay', kind, circles: Number(circles), field },
  };
}

function aboutPlace({ step }: ToledoView, own: PlayerView, position: number): Question[] {
  if (!Number.isInteger(position)) return [];
  const values = [...new Set((own.hand ?? []).map((card) => card.value))].sort((a, b) => a - b);
  const hasPawn = (from: number) => own.fields.includes(from) || (from === 0 && own.cathedral > 0);
  const there = values
    .filter((value) => hasPawn(position - value))
    .map((value) => go(value, position - value));
  // In the middle of something else one answer says it all.
  if (step !== 'action' && step !== 'more') return there.slice(0, 1);
  const [shop] = own.shops;
  const [kind, circles] = shop?.split('-') ?? [];
  const lay: Question[] = shop
    ? [
        {
          notation: `lay ${shop} ${position}`,
          parts: { move: 'lay', kind, circles: Number(circles), field: position },
        },
      ]
    : [];
  const home = own.fields.includes(position) ? [ask('home', 'field', position)] : [];
  return [...there.slice(0, 4), ...lay, ...home];
}

export const face: GameFace<ToledoView, Move, Event> = {
  texts: 'toledo',
  Board: ToledoBoard,
  Tray: ToledoTray,
  Belongings: ToledoBelongings,
  Supplies: ToledoSupplies,
  handles,
  deliberate: ({ move }) => move === 'home' || move === 'challenge',
  calm: true,
  spoken: ({ move }) => move === 'challenge',
  // Long enough for three cards to be turned up.
  linger: (events) => (events.some(({ event }) => event === 'duel-round') ? 3600 : 0),
  Breakdown: ToledoBreakdown,
  places,
  journeys,
  Piece: ToledoPiece,
  step,
  standing: ({ players }) => players.map(({ score }) => score.total),
  questions,
};
