import { MediaQuery } from 'svelte/reactivity';

/** Where the table is one column: the board, with drawers under it. The same width as in the style sheets. */
export const narrow = new MediaQuery('(max-width: 900px)', false);

/** Where such a column leaves room under the board: on a tablet held upright. */
export const upright = new MediaQuery('(min-width: 561px) and (max-width: 900px) and (min-height: 900px)', false);
