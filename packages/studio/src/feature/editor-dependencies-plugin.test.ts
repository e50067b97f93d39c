import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { editorDependencies } from './editor-dependencies-plugin.ts';

/** React is prepared for all sites, and grammars are loaded only for rare languages. */
const OTHER = /^(?:react|react-dom|shiki|@shikijs)(?:\/|$)/u;

/** Lists the packages that the code for browsers imports. */
async function findImportedPackages(): Promise<string[]> {
  const found = new Set<string>();
  const bundle = await rolldown({
    input: ['studio.boot.ts', '../editor/preview/parse-worker.ts'].map((file) => join(import.meta.dirname, file)),
    platform: 'browser',
    plugins: [
      {
        name: 'packages',
        resolveId(id, importer) {
          if (importer === undefined || /^[./]|^@recto\//u.test(id)) return null;
          if (!/^(?:virtual|node):/u.test(id)) found.add(id);
          return { id, external: true };
        },
        load: (id) => (/\.css$|\?/u.test(id) ? 'export default ""' : null),
      },
    ],
  });
  await bundle.generate();
  await bundle.close();
  return [...found];
}

test('names every package that the editor imports', async () => {
  const imported = (await findImportedPackages()).filter((name) => !OTHER.test(name));
  const named = editorDependencies.flatMap((name) => name.split(' > ').at(-1) ?? []);
  expect(new Set(named)).toEqual(new Set(imported));
});
