import type { Handle } from '../../table/choice';
import type { GameFace, Parts, Question } from '../../table/game';
import { journeys } from './journeys';
import SalamancaBelongings from './SalamancaBelongings.svelte';
import SalamancaBoard from './SalamancaBoard.svelte';
import SalamancaPiece from './SalamancaPiece.svelte';
import SalamancaSupplies from './SalamancaSupplies.svelte';
import SalamancaTray from './SalamancaTray.svelte';
import type { CellView, SalamancaView } from './view';

const text = (parts: Parts, name: string): string => String(parts[name]);

function handles(parts: Parts): Handle[] {
  const place = `place:${text(parts, 'cell')}`;
  switch (parts['move']) {
    case 'card':
      return [`card:${text(parts, 'card')}`];
    case 'cards':
      return [`card:${text(parts, 'card')}`, `card:${text(parts, 'second')}`];
    case 'take':
      return [`space:${text(parts, 'space')}`];
    case 'lay':
      return [`tile:${text(parts, 'tile')}`, place];
    case 'claim':
    case 'sell':
      return [place];
    case 'conde':
      return ['piece:conde', place];
    case 'plague':
      return ['piece:plague', place];
    case 'look':
      return [`seat:${text(parts, 'other')}`];
    case 'swap':
      return [`theirs:${text(parts, 'take')}`, `card:${text(parts, 'give')}`];
    default:
      return [];
  }
}

function places(event: Parts): string[] {
  return ['cell', 'from'].flatMap((name) => (typeof event[name] === 'string' ? [event[name]] : []));
}

/** What somebody may have wanted who points at a thing: the rules answer each. */
function questions(view: unknown, handle: Handle): Question[] {
  const [kind, what = ''] = handle.split(':');
  const { cells, display, turn } = view as SalamancaView;
  const ask = (move: string, name: string, value: string | number = what): Question => ({
    notation: `${move} ${value}`,
    parts: { move, [name]: value },
  });
  if (kind === 'space') return [ask('take', 'space')];
  if (kind === 'card') return [ask('card', 'card', Number(what))];
  if (kind !== 'place') return [];
  const there = cells.find((one) => one.cell === what);
  if (!there) {
    const tile = turn?.to_lay[0] ?? display.flat()[0];
    return tile ? [{ notation: `lay ${tile} ${what}`, parts: { move: 'lay', tile, cell: what } }] : [];
  }
  return wishes(there, turn?.seat).map((move) => ask(move, 'cell'));
}

/** What one may want with a tile: with an own building something else than with that of somebody else. */
function wishes({ area_value, owner }: CellView, seat: number | undefined): string[] {
  if (typeof area_value !== 'number') return ['plague'];
  if (typeof owner !== 'number') return ['claim', 'plague'];
  return owner === seat ? ['sell', 'plague'] : ['conde', 'plague'];
}

/** Cards are shown, seen or given away for good, and a sale takes tiles off the board. */
const GIVEN_AWAY = new Set(['card', 'cards', 'sell', 'look', 'swap']);

export const face: GameFace = {
  texts: 'salamanca',
  Board: SalamancaBoard,
  Tray: SalamancaTray,
  Belongings: SalamancaBelongings,
  Supplies: SalamancaSupplies,
  handles,
  // The conde and the plagues mostly end the turn, and then nothing can be taken back.
  deliberate: (parts) =>
    ['conde', 'plague'].includes(text(parts, 'move')) ? 'alone' : GIVEN_AWAY.has(text(parts, 'move')),
  // How the round goes on is not what a move is made for.
  foretold: (event) =>
    !['turn-started', 'card-passed-on', 'round-started', 'tile-drawn'].includes(text(event, 'event')),
  spoken: (parts) => parts['move'] === 'claim',
  calm: true,
  linger: (events) => (events.some((event) => event['event'] === 'market-paid') ? 2200 : 0),
  places,
  journeys,
  Piece: SalamancaPiece,
  step: (view) => {
    const { step, turn, players, cells } = view as SalamancaView;
    if (step === 'play-cards') return players.length === 2 ? 'choose-two' : step;
    if (step !== 'turn' || !turn) return step;
    if (turn.to_lay.length > 0) return 'lay';
    const squires = players.find(({ seat }) => seat === turn.seat)?.squires ?? 0;
    if (squires > 0 && cells.some(({ claimable }) => claimable)) return 'claim';
    return turn.is_last ? 'last-turn' : turn.main === 'none' && !turn.special_done ? step : 'go-on';
  },
  standing: (view) => (view as SalamancaView).players.map(({ money }) => money ?? null),
  questions,
};
