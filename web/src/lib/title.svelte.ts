/** Who has how many points, in the order of the seats beside the board; nobody knows those that are null. */
export interface Standing {
  seat: number;
  name: string;
  points: number | null;
}

/**
 * What the page is about, shown in the header and in the browser's tab; at a table also how it stands. On a phone the seats are a row
 * of which one sees the first: the header tells the points of all.
 */
export const title: { text: string; standing: Standing[] } = $state({ text: '', standing: [] });
