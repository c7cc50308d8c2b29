/** What the page is about, shown in the header and in the browser's tab. */
export const title = $state({ text: '' });
