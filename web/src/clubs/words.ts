import { boardText } from '../texts/texts.svelte';

/** Texts of clubs, from web-clubs.ftl. */
export const words = boardText('clubs');
