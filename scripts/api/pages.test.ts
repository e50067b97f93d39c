import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../project.mjs';
import { entryPoints } from './entry-points.ts';
import { readPages } from './pages.ts';

const pages = readPages();

test('every entry point has a page', () => {
  expect(pages.length).toBeGreaterThan(entryPoints.length);
});

test.for(pages.map(({ file, text, expected }) => [file, text, expected] as const))(
  '%s matches the code',
  ([, text, expected]) => {
    expect(text === expected ? 'matches' : 'Run "npm run api".').toBe('matches');
  },
);

test('every name that the documentation imports is in the reference', () => {
  const missing = importsInDocumentation().filter(({ specifier, name }) => {
    const page = pages.find(({ expected }) => expected?.includes(`title: "${specifier}"`));
    return page && !new RegExp(`^(?:### |\\| \`)${name}(?:$|\`)`, 'mu').test(page.expected ?? '');
  });
  expect(missing.map(({ specifier, name }) => `${specifier}: ${name}`)).toEqual([]);
});

const IMPORT = /import (?:type )?\{(?<names>[^}]+)\} from '(?<specifier>@recto\/[^']+)'/gu;

function importsInDocumentation(): { specifier: string; name: string }[] {
  return globSync('docs/content/en/docs/**/*.md', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].flatMap(
      ({ groups: { names = '', specifier = '' } = {} }) =>
        names
          .split(',')
          .map((name) => name.trim().replace(/^type | as .*$/gu, ''))
          .filter((name) => name !== '')
          .map((name) => ({ specifier, name })),
    ),
  );
}
