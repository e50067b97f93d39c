/**
 * npm run options [locale …]: updates the tables of options in the documentation from the configuration schema and
 * the interfaces in the packages, for all languages or only for these: `npm run options en`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listProblems, readDocuments } from './options/documents.ts';
import { root } from './options/module.ts';

const locales = process.argv.slice(2);

for (const document of await readDocuments()) {
  const { file, text, expected } = document;
  if (locales.length > 0 && !locales.some((locale) => file.startsWith(`docs/content/${locale}/`))) continue;
  if (text !== expected) {
    writeFileSync(join(root, file), expected);
    process.stdout.write(`${file}\n`);
  }
  // The remaining problems have to be fixed by hand.
  for (const problem of listProblems({ ...document, text: expected })) {
    process.exitCode = 1;
    process.stderr.write(`${problem}\n`);
  }
}
