/** The four games: names of their own, which no language translates. */
export interface GameInfo {
  id: string;
  name: string;
  author: string;
  seats: readonly [number, number];
}

export const GAMES: readonly GameInfo[] = [
  { id: 'alcazar', name: 'Alcazar', author: 'Wolfgang Kramer', seats: [2, 5] },
  { id: 'big-boss', name: 'Das neue Big Boss', author: 'Wolfgang Kramer', seats: [2, 5] },
  { id: 'toledo', name: 'Toledo', author: 'Martin Wallace', seats: [2, 4] },
  { id: 'salamanca', name: 'Salamanca', author: 'Stefan Dorra', seats: [2, 5] },
];

export function gameName(id: string): string {
  return GAMES.find((game) => game.id === id)?.name ?? id;
}
