export { default as Picture } from './SalamancaPicture.svelte';
