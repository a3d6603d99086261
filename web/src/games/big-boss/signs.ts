import type { GameSigns } from '../../signs/catalog';
import CastleSignPicture from '../castles/CastleSignPicture.svelte';
import { BIG_BOSS_SIGNS } from '../castles/sign-list';

export const signs: GameSigns = { texts: 'castles', rules: BIG_BOSS_SIGNS, Picture: CastleSignPicture };
