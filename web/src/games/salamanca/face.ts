import type { Handle } from '../../table/choice';
import type { GameFace, Parts, Question } from '../../table/game';
import SalamancaBelongings from './SalamancaBelongings.svelte';
import SalamancaBoard from './SalamancaBoard.svelte';
import SalamancaSupplies from './SalamancaSupplies.svelte';
import SalamancaTray from './SalamancaTray.svelte';
import type { SalamancaView } from './view';

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
    case 'swap':
      return [`theirs:${text(parts, 'take')}`, `card:${text(parts, 'give')}`];
    default:
      return [];
  }
}

function places(event: Parts): string[] {
  return ['cell', 'from'].flatMap((name) => (typeof event[name] === 'string' ? [event[name]] : []));
}

/** What somebody may have wanted who points at a cell: the rules answer each. */
function questions(view: unknown, handle: Handle): Question[] {
  const [kind, cell = ''] = handle.split(':');
  const { cells, turn } = view as SalamancaView;
  if (kind !== 'place' || !turn) return [];
  const ask = (move: string): Question => ({ notation: `${move} ${cell}`, parts: { move, cell } });
  const there = cells.find((one) => one.cell === cell);
  if (!there) return [];
  if (typeof there.area_value !== 'number') return [ask('plague')];
  return [ask('sell'), ask('claim'), ask('conde'), ask('plague')];
}

export const face: GameFace = {
  texts: 'salamanca',
  Board: SalamancaBoard,
  Tray: SalamancaTray,
  Belongings: SalamancaBelongings,
  Supplies: SalamancaSupplies,
  handles,
  deliberate: (parts) => ['card', 'cards', 'sell'].includes(text(parts, 'move')),
  calm: true,
  linger: (events) => (events.some((event) => event['event'] === 'market-paid') ? 2200 : 0),
  places,
  step: (view) => {
    const { step, turn, players } = view as SalamancaView;
    if (step === 'play-cards') return players.length === 2 ? 'choose-two' : step;
    if (step !== 'turn' || !turn) return step;
    if (turn.to_lay.length > 0) return 'lay';
    return turn.is_last ? 'last-turn' : turn.main === 'none' && !turn.special_done ? step : 'go-on';
  },
  standing: (view) => (view as SalamancaView).players.map(({ money }) => money ?? null),
  questions,
};
