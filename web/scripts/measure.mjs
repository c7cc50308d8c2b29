// `npm run measure`: what each part of the built page weighs, compressed; boards must stay below 45 kB.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BOARD = 45 * 1024;
const folder = new URL('../../src/isolario/server/static/assets/', import.meta.url);
const boards = new Set(readdirSync(new URL('../src/boards/', import.meta.url)));
const sizes = readdirSync(folder)
  .filter((file) => /\.(js|css)$/.test(file))
  .map((file) => ({ file, part: file.replace(/-[\w-]{8}\.(js|css)$/, ''), size: gzipSync(readFileSync(new URL(file, folder))).length }))
  .sort((a, b) => b.size - a.size);
const totals = new Map();
for (const { part, size } of sizes) totals.set(part, (totals.get(part) ?? 0) + size);
for (const [part, size] of totals) console.log(`${(size / 1024).toFixed(1).padStart(7)} kB  ${part}${boards.has(part) ? '  (board)' : ''}`);
const heavy = [...totals].filter(([part, size]) => boards.has(part) && size > BOARD);
if (heavy.length) {
  console.error(`too heavy: ${heavy.map(([part]) => part).join(', ')}`);
  process.exit(1);
}
