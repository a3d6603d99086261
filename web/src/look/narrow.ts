import { MediaQuery } from 'svelte/reactivity';

/** Whether the window is as narrow as a phone's; the styles ask the same. */
export const isNarrow = new MediaQuery('max-width: 820px');
