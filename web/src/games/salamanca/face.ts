import type { Handle } from '../../table/choice';
import type { Event, Move } from '../../protocol/salamanca';
import { isEvent, isMove, isView } from '../../protocol/salamanca.guards';
import { anyFace, type Step } from '../../table/game';
import { yesOrNo } from '../../texts/arguments';
import { journeys, type SalamancaPiece } from './journeys';
import DisplayRow from './DisplayRow.svelte';
import OrderRow from './OrderRow.svelte';
import RoundLine from './RoundLine.svelte';
import SalamancaBelongings from './SalamancaBelongings.svelte';
import SalamancaBreakdown from './SalamancaBreakdown.svelte';
import SalamancaBoard from './SalamancaBoard.svelte';
import Piece from './SalamancaPiece.svelte';
import SalamancaSupplies from './SalamancaSupplies.svelte';
import SalamancaTray from './SalamancaTray.svelte';
import type { SalamancaView } from './view';

function handles(parts: Move): Handle[] {
  switch (parts.move) {
    case 'card':
      return [`card:${parts.card}`];
    case 'cards':
      return [`card:${parts.card}`, `card:${parts.second}`];
    case 'take':
      return [`space:${parts.space}`];
    case 'lay':
      return [`tile:${parts.tile}`, `place:${parts.cell}`];
    case 'claim':
    case 'sell':
      return [`place:${parts.cell}`];
    case 'conde':
      return ['piece:conde', `place:${parts.cell}`];
    case 'plague':
      return ['piece:plague', `place:${parts.cell}`];
    case 'look':
      return [`seat:${parts.other}`];
    case 'swap':
      return [`theirs:${parts.take}`, `card:${parts.give}`];
    default:
      return [];
  }
}

function places(event: Event): string[] {
  const found = ['cell' in event ? event.cell : null, 'from' in event ? event.from : null];
  return found.flatMap((cell) => (typeof cell === 'string' ? [cell] : []));
}

const step = ({ step: key, turn }: SalamancaView): Step => ({
  key,
  values: { card: yesOrNo(Boolean(turn?.special_action)), sell: yesOrNo(turn?.may_sell ?? false) },
});

/** How the round goes on is not what a move is made for. */
const FOLLOWING = new Set<Event['event']>(['turn-started', 'card-passed-on', 'round-started', 'tile-drawn']);

export const face = anyFace<SalamancaView, Move, Event, SalamancaPiece>({
  guards: { isView, isMove, isEvent },
  texts: 'salamanca',
  Board: SalamancaBoard,
  Tray: SalamancaTray,
  Belongings: SalamancaBelongings,
  Supplies: SalamancaSupplies,
  handles,
  isForetold: ({ event }) => !FOLLOWING.has(event),
  isMoveItself: ({ event }) => event === 'tile-laid' || event === 'plague-set',
  isSpoken: ({ move }) => move === 'claim',
  calm: true,
  linger: (events) => (events.some(({ event }) => event === 'market-paid') ? 2200 : 0),
  places,
  journeys,
  Piece,
  Breakdown: SalamancaBreakdown,
  parts: { round: RoundLine, order: OrderRow, display: DisplayRow },
  step,
  standing: ({ players }) => players.map(({ money }) => money ?? null),
});
