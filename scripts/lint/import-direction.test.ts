import { describe, expect, test } from 'vitest';
// @ts-expect-error the rule is plain JavaScript, as the linter loads it
import { checkImport as untyped } from './import-direction.mjs';

const checkImport = untyped as (file: string, source: string, names: Record<string, string>) => string | undefined;

const names = {
  '@recto/content': 'packages/content',
  '@recto/site': 'packages/site',
  '@recto/ui': 'packages/ui',
  '@recto/studio': 'packages/studio',
  '@recto/docs': 'docs',
};

test.for([
  ['packages/site/src/server/a.ts', '@recto/content'],
  ['packages/site/src/server/a.ts', '@recto/content/node'],
  ['packages/site/src/server/a.ts', '../navigation/match-route.ts'],
  ['packages/site/src/server/a.ts', './b.ts'],
  ['packages/site/src/server/a.ts', 'node:fs'],
  ['packages/site/src/server/a.ts', 'react'],
  ['packages/content/src/query/a.ts', '../store/store.ts'],
  ['packages/content/src/store/a.ts', 'node:sqlite'],
  ['packages/studio/src/a.ts', '../../ui/src/index.ts'],
  ['docs/server/a.ts', 'node:fs'],
  ['scripts/a.ts', '../packages/site/src/server/handle.ts'],
] as const)('%s may import %s', ([file, source]) => {
  expect(checkImport(file, source, names)).toBeUndefined();
});

describe('reports forbidden imports with the file that lists the boundaries', () => {
  test.for([
    [
      'packages/ui/src/a.ts',
      '@recto/site',
      'packages/ui may not import packages/site. Allowed direction: docs, templates → studio → site → ui, content (see scripts/lint/import-boundaries.mjs).',
    ],
    [
      'packages/content/src/parse/a.ts',
      '../store/sqlite.ts',
      'packages/content/src/parse may not import packages/content/src/store (see scripts/lint/import-boundaries.mjs).',
    ],
    [
      'packages/content/src/store/store.ts',
      './sqlite.ts',
      'packages/content/src/store/store.ts may not import packages/content/src/store (see scripts/lint/import-boundaries.mjs).',
    ],
    [
      'packages/site/src/runtime/a.ts',
      'node:fs',
      'packages/site/src/runtime/a.ts also runs in browsers and cannot use "node:fs". Move the code that needs Node into a folder that may use it (see scripts/lint/import-boundaries.mjs).',
    ],
    [
      'docs/server/a.ts',
      'pg',
      'Only packages/content/src/store and packages/studio/src/store may import a database driver; docs/server/a.ts imports "pg". Use the store instead.',
    ],
    [
      'packages/site/src/cellar/a.ts',
      '../app/app.ts',
      'packages/site/src/cellar/a.ts is in no listed folder. Add its folder to scripts/lint/import-boundaries.mjs.',
    ],
  ] as const)('%s importing %s', ([file, source, error]) => {
    expect(checkImport(file, source, names)).toBe(error);
  });
});

test('does not match a folder by the beginning of its name', () => {
  expect(checkImport('packages/content/src/parser/a.ts', '../store/sqlite.ts', names)).toContain(
    'is in no listed folder',
  );
  expect(checkImport('docs/appendix/a.ts', 'node:fs', names)).toBeUndefined();
});

test('does not match a package by the beginning of its name', () => {
  expect(checkImport('packages/ui/src/a.ts', '@recto/site-map', names)).toBeUndefined();
  expect(checkImport('packages/ui/src/a.ts', '@recto/site', names)).toContain('packages/ui may not import');
});
