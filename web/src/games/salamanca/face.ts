import type { Handle } from '../../table/choice';
import type { Event, Move } from '../../protocol/salamanca';
import type { GameFace, Question, Step } from '../../table/game';
import { yesOrNo } from '../../texts/arguments';
import { journeys } from './journeys';
import SalamancaBelongings from './SalamancaBelongings.svelte';
import SalamancaBreakdown from './SalamancaBreakdown.svelte';
import SalamancaBoard from './SalamancaBoard.svelte';
import SalamancaPiece from './SalamancaPiece.svelte';
import SalamancaSupplies from './SalamancaSupplies.svelte';
import SalamancaTray from './SalamancaTray.svelte';
import type { CellView, SalamancaView } from './view';

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

/** What somebody may have wanted who points at a thing: the rules answer each. */
function questions({ cells, display, turn }: SalamancaView, handle: Handle): Question[] {
  const [kind, what = ''] = handle.split(':');
  const ask = (move: string, name: string, value: string | number = what): Question => ({
    notation: `${move} ${value}`,
    parts: { move, [name]: value },
  });
  if (kind === 'space') return [ask('take', 'space')];
  if (kind === 'card') return [ask('card', 'card', Number(what))];
  if (kind === 'tile') return aboutTile(what, cells);
  if (kind !== 'place') return [];
  const there = cells.find((one) => one.cell === what);
  if (!there) {
    const tile = turn?.to_lay[0] ?? display.flat()[0];
    return tile ? [{ notation: `lay ${tile} ${what}`, parts: { move: 'lay', tile, cell: what } }] : [];
  }
  return wishes(there, turn?.seat).map((move) => ask(move, 'cell'));
}

/** A tile to lay is asked about with a cell that is taken: the answer says what is in the way. */
function aboutTile(tile: string, cells: readonly CellView[]): Question[] {
  const [there] = cells;
  if (!there) return [];
  return [{ notation: `lay ${tile} ${there.cell}`, parts: { move: 'lay', tile, cell: there.cell } }];
}

/** What one may want with a tile: with an own building something else than with that of somebody else. */
function wishes({ area_value, owner }: CellView, seat: number | undefined): string[] {
  if (typeof area_value !== 'number') return ['plague'];
  if (typeof owner !== 'number') return ['claim', 'plague'];
  return owner === seat ? ['sell', 'plague'] : ['conde', 'plague'];
}

/** What can still be done is what is offered. */
function step({ step: key, turn }: SalamancaView, offers: readonly Move[]): Step {
  const isOffered = (...moves: Move['move'][]) => offers.some(({ move }) => moves.includes(move));
  if (isOffered('cards')) return { key: 'choose-two' };
  if (key !== 'turn' || !turn) return { key };
  if (isOffered('lay')) return { key: 'lay' };
  if (isOffered('claim')) return { key: 'claim' };
  const values = { card: yesOrNo(isOffered('plague', 'look')) };
  if (turn.is_last) return { key: turn.special_done ? 'go-on' : 'last-turn', values };
  return { key: turn.main === 'none' && !turn.special_done ? key : 'go-on', values };
}

/** Cards are shown, seen or given away for good, and a sale takes tiles off the board. */
const GIVEN_AWAY = new Set<Move['move']>(['card', 'cards', 'sell', 'look', 'swap']);

/** How the round goes on is not what a move is made for. */
const FOLLOWING = new Set<Event['event']>(['turn-started', 'card-passed-on', 'round-started', 'tile-drawn']);

export const face: GameFace<SalamancaView, Move, Event> = {
  texts: 'salamanca',
  Board: SalamancaBoard,
  Tray: SalamancaTray,
  Belongings: SalamancaBelongings,
  Supplies: SalamancaSupplies,
  handles,
  // The conde and the plagues mostly end the turn, and then nothing can be taken back.
  deliberate: ({ move }) => (move === 'conde' || move === 'plague' ? 'alone' : GIVEN_AWAY.has(move)),
  foretold: ({ event }) => !FOLLOWING.has(event),
  spoken: ({ move }) => move === 'claim',
  calm: true,
  linger: (events) => (events.some(({ event }) => event === 'market-paid') ? 2200 : 0),
  places,
  journeys,
  Piece: SalamancaPiece,
  Breakdown: SalamancaBreakdown,
  step,
  standing: ({ players }) => players.map(({ money }) => money ?? null),
  questions,
};
