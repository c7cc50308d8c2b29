/**
 * Put a text on the clipboard. Browsers lend theirs to safe addresses only; at a table on the home network the old way, selecting and
 * copying, still works. False: nothing was copied.
 */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

function copyByHand(text: string): boolean {
  const former = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (former instanceof HTMLElement) former.focus();
  return done;
}
