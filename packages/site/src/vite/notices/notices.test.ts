import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createPackageFinder } from './find-package.ts';
import { renderNotices } from './render-notices.ts';

const root = mkdtempSync(join(tmpdir(), 'recto-notices-'));
const files: Record<string, string> = {
  'package.json': '{"name":"site","version":"1.0.0"}',
  LICENSE: 'Mine.',
  'app/app.ts': '',
  'node_modules/.cache/built.js': '',
  'node_modules/a/package.json': '{"name":"a","version":"1.2.3","license":"MIT","author":{"name":"A. Author"}}',
  'node_modules/a/LICENSE.md': 'Text of a.\n',
  'node_modules/a/NOTICE': 'Notice of a.',
  'node_modules/a/dist/package.json': '{"type":"module"}',
  'node_modules/a/dist/index.js': '',
  'node_modules/a/fonts/LICENSE': 'Text of the fonts.',
  'node_modules/a/fonts/font.woff2': '',
  'node_modules/@b/c/package.json': '{"name":"@b/c","version":"2.0.0","licenses":[{"type":"ISC"}]}',
  'node_modules/@b/c/index.js': '',
  'node_modules/@b/c/node_modules/a/package.json': '{"name":"a","version":"0.9.0"}',
  'node_modules/@b/c/node_modules/a/index.js': '',
};
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
afterAll(() => {
  rmSync(root, { recursive: true });
});
const find = createPackageFinder();

test.for([
  ['app/app.ts', []],
  ['node_modules/a/dist/index.js', ['a 1.2.3']],
  ['node_modules/a/fonts/font.woff2', ['a 1.2.3', 'a/fonts 1.2.3']],
  ['node_modules/@b/c/index.js', ['@b/c 2.0.0']],
  ['node_modules/@b/c/node_modules/a/index.js', ['a 0.9.0']],
  ['node_modules/.cache/built.js', []],
] as const)('SEC-16: %s belongs to %o', ([file, packages]) => {
  expect(find(join(root, file)).map(({ name, version }) => `${name} ${version}`)).toEqual(packages);
});

test('SEC-16: the notices contain each package once, with its license and its texts', () => {
  const all = Object.keys(files).flatMap((file) => find(join(root, file)));
  const line = '-'.repeat(80);
  expect(renderNotices(all)).toBe(`This site contains code of the following packages.

${line}
@b/c 2.0.0
License: ISC

The package has no file with the text of its license.

${line}
a 0.9.0

The package has no file with the text of its license.

${line}
a 1.2.3
License: MIT
Author: A. Author

Text of a.

Notice of a.

${line}
a/fonts 1.2.3

Text of the fonts.
`);
});
