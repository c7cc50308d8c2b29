/** Choosing a continent before the match. */
export { default as SetUp } from './SetUp.svelte';
export const asks = ['map', 'map_seed'] as const;
