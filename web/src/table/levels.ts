import type { Level } from '../protocol/wire';

/** How bots can play, in the order of strength. */
export const LEVELS: readonly Level[] = ['novice', 'apprentice', 'journeyman', 'expert', 'master'];
