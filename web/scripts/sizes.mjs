// What each part of the built page weighs, compressed.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** A board must stay below this. */
export const HEAVIEST_BOARD = 45 * 1024;
const folder = new URL('../../src/isolario/server/static/assets/', import.meta.url);
const boards = new Set(readdirSync(new URL('../src/boards/', import.meta.url)));

/** Bytes of each part, heaviest first; styles count with the script they belong to. */
export function sizes() {
  const totals = new Map();
  for (const file of readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))) {
    const part = file.replace(/-[\w-]{8}\.(js|css)$/, '');
    totals.set(part, (totals.get(part) ?? 0) + gzipSync(readFileSync(new URL(file, folder))).length);
  }
  return new Map([...totals].sort(([, a], [, b]) => b - a));
}

/** The same of boards only. */
export const boardSizes = () => new Map([...sizes()].filter(([part]) => boards.has(part)));
