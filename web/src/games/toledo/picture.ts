export { default as Picture } from './ToledoPicture.svelte';
