// Types of everything the service says and hears, from its own OpenAPI document:
//   node scripts/types.mjs           writes src/lib/schema.ts
//   node scripts/types.mjs --check   fails when that file is out of date
// PYTHON names the interpreter that has isolario installed.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import openapi, { astToString } from 'openapi-typescript';

const file = new URL('../src/lib/schema.ts', import.meta.url);
const said = execFileSync(process.env.PYTHON ?? 'python3', ['-m', 'isolario.server.schema'], { encoding: 'utf-8', maxBuffer: 1 << 26 });
const document = JSON.parse(said);
// The page asks by address; only the shapes of what travels are needed.
document.paths = {};
const made = `// Made by scripts/types.mjs from the service's OpenAPI document.\n\n${astToString(await openapi(document))}`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, made);
} else if (readFileSync(file, 'utf-8') !== made) {
  console.error('src/lib/schema.ts is out of date: run npm run types');
  process.exit(1);
}
