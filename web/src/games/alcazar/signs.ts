import type { GameSigns } from '../../signs/catalog';
import CastleSignPicture from '../castles/CastleSignPicture.svelte';
import { ALCAZAR_SIGNS } from '../castles/sign-list';

export const signs: GameSigns = { texts: 'castles', rules: ALCAZAR_SIGNS, Picture: CastleSignPicture };
