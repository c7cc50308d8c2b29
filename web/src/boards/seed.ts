/** The seed of the service that a word stands for: 32 bytes in hexadecimal. */
export function seedOf(word: string): string {
  const bytes = [...new TextEncoder().encode(word)].slice(0, 32);
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('').padEnd(64, '0');
}
