export { default as Picture } from '../castles/CastlePicture.svelte';
