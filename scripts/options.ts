/** Writes the tables of options in the documentation anew, from the interfaces and defaults in the packages. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf, readDocuments } from './options/documents.ts';
import { root } from './options/module.ts';

for (const document of await readDocuments()) {
  const { file, text, expected } = document;
  if (text !== expected) {
    writeFileSync(join(root, file), expected);
    process.stdout.write(`${file}\n`);
  }
  // What is left, only a person can put right.
  for (const fault of faultsOf({ ...document, text: expected })) {
    process.exitCode = 1;
    process.stderr.write(`${fault}\n`);
  }
}
