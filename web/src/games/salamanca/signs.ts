import type { GameSigns } from '../../signs/catalog';
import SalamancaSignPicture from './SalamancaSignPicture.svelte';
import { SALAMANCA_SIGNS } from './sign-list';

export const signs: GameSigns = {
  texts: 'salamanca',
  rules: SALAMANCA_SIGNS,
  Picture: SalamancaSignPicture,
};
