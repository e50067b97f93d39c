import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { EntryPoint } from './entry-points.ts';
import { targetsOf } from './pages.ts';
import { readEntryPoints } from './read-entry-points.ts';
import { renderPage } from './render-page.ts';

const fixtures = join(import.meta.dirname, 'fixtures');
const library: EntryPoint = {
  specifier: '@recto/library',
  file: 'scripts/api/fixtures/library.ts',
  description: 'Boxes.',
  guides: [['Boxes', '/en/docs/boxes']],
  owns: ['scripts'],
  only: ['BoxError', 'BoxView', 'Label', 'MAX_LENGTH', 'openBox', 'paint', 'useBox', 'HTTPError'],
  hasHooks: true,
  external: { HTTPError: ['h3', 'An error.'] },
};

test('renders the page of an entry point', async () => {
  const [entry] = readEntryPoints([library]);
  const page = entry && renderPage(entry, '/library', new Map(targetsOf(entry, '/library')));
  await expect(page).toMatchFileSnapshot(join(fixtures, 'library.md'));
});

test('an export of two entry points is described by the one that owns it', () => {
  const [first, second] = readEntryPoints([
    { ...library, owns: [], only: ['openBox'] },
    { ...library, only: ['openBox'] },
  ]);
  expect(first?.exports).toEqual([]);
  expect(first?.others.map(({ name }) => name)).toEqual(['Box', 'openBox']);
  expect(second?.exports.map(({ name }) => name)).toEqual(['Box', 'openBox']);
});

test('reports an export without a description', () => {
  const entry = { ...library, file: 'scripts/api/fixtures/undocumented.ts', only: ['SIDES'] };
  expect(() => readEntryPoints([entry])).toThrow('The export SIDES has no description.');
});

test('reports a name that is not exported', () => {
  expect(() => readEntryPoints([{ ...library, only: ['close'] }])).toThrow('There is no export "close".');
});
