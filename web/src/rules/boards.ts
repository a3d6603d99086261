/** The small boards of the rules page: a position for each rule and for the overview. Written by `make boards`. */
import type { GameNow } from '../protocol/wire';

export interface BoardPosition {
  seats: number;
  /** Through whose eyes it is seen. */
  seat: number;
  view: GameNow['view'];
}

export interface RuleBoard {
  /** Its place among the positions. */
  position: number;
  /** What of the table is shown; without it the board alone. */
  parts?: string[];
  /** What is pointed out: `place:38`, a thing such as `card:3`, or a sign such as `sign:money`. */
  points: string[];
  /** The whole board and not only what lies around the places. */
  whole?: boolean;
}

export interface Boards {
  positions: BoardPosition[];
  /** One or several for each rule. */
  rules: Record<string, RuleBoard[]>;
  overview: RuleBoard[];
}

const FILES = import.meta.glob<Boards>('./boards/*.json', { import: 'default' });

/** The boards of a game; null for one that has none. */
export async function boardsOf(game: string): Promise<Boards | null> {
  return (await FILES[`./boards/${game}.json`]?.()) ?? null;
}

/** The message file with the words below the boards: the castle games share theirs. */
export const captionsOf = (game: string): string =>
  `boards-${game === 'alcazar' || game === 'big-boss' ? 'castles' : game}`;

/** A board as it is drawn, with what its words are called: `C-17`, `C-17-2`. */
export interface Figure {
  caption: string;
  board: RuleBoard;
  position: BoardPosition;
}

/** The boards of a rule, in their order. */
export const figuresOf = (boards: Boards | null, rule: string): Figure[] =>
  (boards?.rules[rule] ?? []).flatMap((board, index) => {
    const position = boards?.positions[board.position];
    const caption = index === 0 ? rule : `${rule}-${index + 1}`;
    return position ? [{ caption, board, position }] : [];
  });

/** The points of one kind, without its name: the places, or the signs. */
export const pointsOf = ({ points }: RuleBoard, kind: 'place' | 'sign'): string[] =>
  points.flatMap((point) => (point.startsWith(`${kind}:`) ? [point.slice(kind.length + 1)] : []));
