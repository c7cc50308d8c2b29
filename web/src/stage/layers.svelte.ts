/** Layers over a board, off until somebody wants them: one key and one button each, remembered per game. */
import { settings } from '../lib/settings.svelte';

export type LayerName = 'names' | 'danger' | 'counts';

export const layerKeys: Record<LayerName, string> = { names: 'n', danger: 'd', counts: 'c' };

const key = (game: string, layer: LayerName) => `${game}/${layer}`;

export const layerOn = (game: string, layer: LayerName): boolean => settings.layers.includes(key(game, layer));

export function toggleLayer(game: string, layer: LayerName): void {
  const one = key(game, layer);
  settings.layers = settings.layers.includes(one) ? settings.layers.filter((other) => other !== one) : [...settings.layers, one];
}

/** The layers that are on now. */
export const layersOn = (game: string, has: readonly LayerName[]): ReadonlySet<LayerName> => new Set(has.filter((layer) => layerOn(game, layer)));
