import { boardText } from '../texts/texts.svelte';

export const words = boardText('people');
