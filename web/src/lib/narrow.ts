import { MediaQuery } from 'svelte/reactivity';

/** Where the table is one column: the board, with drawers under it. The same width as in the style sheets. */
export const narrow = new MediaQuery('(max-width: 900px)', false);
