import type { Handle } from '../../table/choice';
import type { GameFace, Parts, Question } from '../../table/game';
import ToledoBelongings from './ToledoBelongings.svelte';
import ToledoBreakdown from './ToledoBreakdown.svelte';
import ToledoBoard from './ToledoBoard.svelte';
import ToledoSupplies from './ToledoSupplies.svelte';
import ToledoTray from './ToledoTray.svelte';
import type { ToledoView } from './view';

const text = (parts: Parts, name: string): string => String(parts[name]);

function handles(parts: Parts, view: unknown): Handle[] {
  switch (parts['move']) {
    case 'lay':
      return [`shop:${text(parts, 'kind')}-${text(parts, 'circles')}`, `place:${text(parts, 'field')}`];
    case 'home':
      return [`place:${text(parts, 'field')}`];
    case 'go': {
      // Where the pawn stands, and where the card would carry it.
      const [from, value] = [Number(parts['from']), Number(parts['value'])];
      return [`card:${value}`, `place:${from}`, `place:${from + value}`];
    }
    case 'challenge':
      // The full field: with two rivals on it, the names are left to choose from.
      return [`place:${String((view as ToledoView).step_position)}`];
    case 'pay':
      return [`card:${text(parts, 'value')}`];
    case 'sword':
      return [`sword:${text(parts, 'points')}`];
    case 'tile':
      return [
        `tile:${text(parts, 'tile')}`,
        ...(parts['returned'] ? [`back:${text(parts, 'returned')}`] : []),
      ];
    case 'bring':
      return [`own-sword:${text(parts, 'points')}`];
    default:
      return [];
  }
}

function places(event: Parts): string[] {
  return ['field', 'from', 'to'].flatMap((name) =>
    typeof event[name] === 'number' ? [String(event[name])] : [],
  );
}

/** What somebody may have wanted who points at a place: the rules answer each. */
function questions(view: unknown, handle: Handle): Question[] {
  const [kind, what = ''] = handle.split(':');
  const { players, turn_seat: turn, step } = view as ToledoView;
  const own = players.find((player) => player.seat === turn);
  if (kind !== 'place' || !own || (step !== 'action' && step !== 'more')) return [];
  const position = Number(what);
  const values = [...new Set((own.hand ?? []).map((card) => card.value))];
  const go = values.map((value): Question => ({
    notation: `go ${value} ${position - value}`,
    parts: { move: 'go', value, from: position - value },
  }));
  const reachable = go.filter(({ parts }) => Number(parts['from']) >= 0).slice(0, 4);
  const [shop] = own.shops;
  const [shopKind, circles] = shop?.split('-') ?? [];
  const lay: Question[] = shop
    ? [
        {
          notation: `lay ${shop} ${position}`,
          parts: { move: 'lay', kind: shopKind, circles: Number(circles), field: position },
        },
      ]
    : [];
  return [...reachable, ...lay];
}

export const face: GameFace = {
  texts: 'toledo',
  Board: ToledoBoard,
  Tray: ToledoTray,
  Belongings: ToledoBelongings,
  Supplies: ToledoSupplies,
  handles,
  deliberate: (parts) => parts['move'] === 'home',
  calm: true,
  spoken: (parts) => parts['move'] === 'challenge',
  // Long enough for three cards to be turned up.
  linger: (events) => (events.some((event) => event['event'] === 'duel-round') ? 3600 : 0),
  Breakdown: ToledoBreakdown,
  places,
  step: (view) => (view as ToledoView).step,
  standing: (view) => (view as ToledoView).players.map(({ score }) => score.total),
  questions,
};
