import type { GameSigns } from '../../signs/catalog';
import { TOLEDO_SIGNS } from './sign-list';
import ToledoSignPicture from './ToledoSignPicture.svelte';

export const signs: GameSigns = { texts: 'toledo', rules: TOLEDO_SIGNS, Picture: ToledoSignPicture };
