/** npm run api: updates the API reference in the documentation from the types and comments in the packages. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER, readPages } from './api/pages.ts';
import { root } from './project.mjs';

mkdirSync(join(root, FOLDER), { recursive: true });

for (const { file, text, expected } of readPages()) {
  if (text === expected) continue;
  if (expected === undefined) rmSync(join(root, file));
  else writeFileSync(join(root, file), expected);
  process.stdout.write(`${file}\n`);
}
