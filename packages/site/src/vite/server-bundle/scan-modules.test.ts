import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listImported, listIndependent, scanModules } from './scan-modules.ts';

function writeModules(modules: Readonly<Record<string, string>>): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'recto-modules-'));
  for (const [name, code] of Object.entries(modules)) writeFileSync(join(folder, name), code);
  return (name) => join(folder, name);
}

const NONE = { imports: [], lazy: [], needsVite: false };

test('finds modules by imports, exports and import()', () => {
  const at = writeModules({
    'entry.js': "import { a } from './a.js';\nexport * from './b.js';\nexport const load = () => import('./c.js');",
    'a.js': "import { z } from 'zod';\nimport fs from 'node:fs';\nexport const a = [z, fs];",
    'b.js': 'export const b = 1;',
    'c.js': 'export default 1;',
  });
  expect(scanModules([at('entry.js')])).toEqual(
    new Map([
      [at('entry.js'), { imports: [at('a.js'), at('b.js')], lazy: [at('c.js')], needsVite: false }],
      [at('a.js'), NONE],
      [at('b.js'), NONE],
      [at('c.js'), NONE],
    ]),
  );
});

test.for([
  "import app from 'virtual:recto/app';",
  "import '#nitro/virtual/polyfills';",
  "import { useNitroApp } from 'nitro/app';",
  "import './card.css';",
  "import files from './entry.js?assets=ssr';",
  "import words from './en.json';",
  "export const load = () => import('virtual:recto/guards');",
  'import.meta.hot?.accept();',
  'export const base = import.meta.env.BASE_URL;',
])('a module with %s needs Vite, and so do modules that import it', (line) => {
  const at = writeModules({
    'entry.js': "import './page.js';\nimport './plain.js';",
    'page.js': "export const load = () => import('./part.js');",
    'part.js': line,
    'plain.js':
      "import { shellIcons } from 'virtual:recto/shell-icons';\nexport default [shellIcons, import.meta.env.SSR];",
  });
  expect(listIndependent(scanModules([at('entry.js')]))).toEqual(new Set([at('plain.js')]));
});

test('modules of import() are not loaded immediately', () => {
  const at = writeModules({
    'entry.js': "import './a.js';\nexport const load = () => import('./later.js');",
    'a.js': "import './entry.js';",
    'later.js': '',
  });
  expect(listImported(scanModules([at('entry.js')]), [at('entry.js')])).toEqual(new Set([at('entry.js'), at('a.js')]));
});
