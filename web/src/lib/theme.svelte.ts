import { MediaQuery } from 'svelte/reactivity';
import { settings } from './settings.svelte';

const night = new MediaQuery('(prefers-color-scheme: dark)', false);

/** Whether it is night on the page now. */
export const dark = (): boolean => (settings.theme === 'auto' ? night.current : settings.theme === 'night');

/** Style sheets know two times of day and need not know who chose: the person or the device. */
export function showTheme(): void {
  document.documentElement.dataset.theme = dark() ? 'night' : 'day';
}
