import type { AnyFace } from '../table/game';

/** Each game's own code, `<game>/face.ts`, fetched when somebody sits down to it. */
const FACES = import.meta.glob<{ face: AnyFace }>('./*/face.ts');

export async function faceOf(game: string): Promise<AnyFace> {
  const load = FACES[`./${game}/face.ts`] ?? (() => import('./plain/face'));
  return (await load()).face;
}
