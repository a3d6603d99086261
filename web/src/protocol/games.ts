// generated from the list of games by `npm run protocol`: do not edit
export interface GameInfo {
  id: string;
  /** On the box, the same in all languages. */
  name: string;
  author: string;
  seats: readonly [number, number];
  /** What a table can be opened with, yes or no; the words are in options-<game>.ftl. */
  options: readonly string[];
}

/** In the order in which they are offered; the first is chosen where nobody has chosen. */
export const GAMES: readonly [GameInfo, ...GameInfo[]] = [
  { id: 'alcazar', name: 'Alcazar', author: 'Wolfgang Kramer', seats: [2, 5], options: [] },
  { id: 'big-boss', name: 'Das neue Big Boss', author: 'Wolfgang Kramer', seats: [2, 5], options: [] },
  { id: 'toledo', name: 'Toledo', author: 'Martin Wallace', seats: [2, 4], options: [] },
  { id: 'salamanca', name: 'Salamanca', author: 'Stefan Dorra', seats: [2, 5], options: ['open_money'] },
];
