/** What a board needs of the engine. */
export { default as Hex } from './Hex.svelte';
export { default as SeatShape } from './SeatShape.svelte';
export { default as Stage, type Drawn } from './Stage.svelte';
export type { Box } from './camera';
export type { LayerName } from './layers.svelte';
export { fan, heap, layout, type Place, type Places, type Point } from './places';
export type { Cue, EffectTime, Manner, Manners, Ways } from './plan';
export { seatInitial, seatLook, seatShape } from './seats';
export type { Round } from './trail';
