import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { writeBundle } from './write-bundle.ts';

test('bundled modules share their state, have the import.meta of their sources, and can be replaced', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-bundle-'));
  const at = (name: string): string => join(folder, name);
  writeFileSync(at('state.js'), 'export const state = { count: 0 };');
  writeFileSync(at('a.js'), "import { state } from './state.js';\nexport const add = () => ++state.count;");
  writeFileSync(at('b.js'), "import { state } from './state.js';\nexport default () => state.count;");
  writeFileSync(at('place.js'), 'export const place = import.meta.url;');
  writeFileSync(at('base.js'), "export const BASE = '';");
  writeFileSync(at('env.js'), 'export default [import.meta.env.DEV, import.meta.env.PROD, import.meta.env.SSR];');
  const index = await writeBundle(at('bundle'), {
    files: [at('a.js'), at('b.js'), at('place.js'), at('base.js'), at('env.js')],
    atStart: new Set([at('a.js'), at('state.js')]),
    replaced: { [at('base.js')]: "export const BASE = '/docs';" },
    isProduction: false,
    plugins: [],
  });
  const load = async (name: string): Promise<Record<string, unknown>> =>
    (await import(pathToFileURL(join(folder, 'bundle', index[at(name)] ?? '')).href)) as Record<string, unknown>;
  const { add } = (await load('a.js')) as { add: () => number };
  const { default: count } = (await load('b.js')) as { default: () => number };
  add();
  expect(count()).toBe(1);
  expect(await load('place.js')).toMatchObject({ place: pathToFileURL(at('place.js')).href });
  expect(await load('env.js')).toMatchObject({ default: [true, false, true] });
  expect(await load('base.js')).toMatchObject({ BASE: '/docs' });
  expect(readdirSync(folder).filter((name) => name.startsWith('bundle'))).toEqual(['bundle']);
});

test('Node loads a package that is not bundled, although it has modules for bundlers that Node cannot load', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-bundle-'));
  const library = join(folder, 'node_modules', 'library');
  mkdirSync(library, { recursive: true });
  const exports = { '.': { module: './esm.js', default: './cjs.js' } };
  writeFileSync(join(library, 'package.json'), JSON.stringify({ name: 'library', exports }));
  writeFileSync(join(library, 'esm.js'), "export { name } from './names';");
  writeFileSync(join(library, 'cjs.js'), "exports.name = 'for Node';");
  const file = join(folder, 'a.js');
  writeFileSync(file, "export { name } from 'library';");
  const index = await writeBundle(join(folder, 'bundle'), {
    files: [file],
    atStart: new Set(),
    replaced: {},
    isProduction: false,
    plugins: [],
  });
  const loaded: unknown = await import(pathToFileURL(join(folder, 'bundle', index[file] ?? '')).href);
  expect(loaded).toMatchObject({ name: 'for Node' });
});
