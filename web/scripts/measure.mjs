// `npm run measure`: what each part of the built page weighs, compressed; boards must stay below 45 kB.
import { boardSizes, HEAVIEST_BOARD, sizes } from './sizes.mjs';

const boards = boardSizes();
for (const [part, size] of sizes()) console.log(`${(size / 1024).toFixed(1).padStart(7)} kB  ${part}${boards.has(part) ? '  (board)' : ''}`);
const heavy = [...boards].filter(([, size]) => size > HEAVIEST_BOARD);
if (heavy.length) {
  console.error(`too heavy: ${heavy.map(([part]) => part).join(', ')}`);
  process.exit(1);
}
