import type { GameFace } from '../table/game';

/** Each game's own code, fetched when somebody sits down to it. */
const FACES: Record<string, () => Promise<{ face: GameFace }>> = {
  alcazar: () => import('./castles/alcazar'),
  'big-boss': () => import('./castles/big-boss'),
  toledo: () => import('./toledo/face'),
  salamanca: () => import('./salamanca/face'),
};

export async function faceOf(game: string): Promise<GameFace> {
  const load = FACES[game] ?? (() => import('./plain/face'));
  return (await load()).face;
}
