import { parseFilePlace } from '@recto/content';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../project.mjs';
import { readPages } from './pages.ts';

const SENTENCE = /`(?:content\/)?(?<file>[^`]+\.md)`(?: is at| \|) `(?<path>\/[^`]*)`/gu;

/** "`docs/setup.md` is at `/docs/setup`", in a sentence or in a table. A prefix makes it another one. */
const addresses = readPages('en').flatMap(({ file }) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => !line.includes('prefix'))
    .flatMap((line) => [...line.matchAll(SENTENCE)])
    .map(({ groups }) => ({ page: file, file: groups?.['file'] ?? '', path: groups?.['path'] })),
);

test.for(addresses)('$file is at $path, as $page says', ({ file, path }) => {
  expect(parseFilePlace(file, { locales: ['en', 'fr'] }).path).toBe(path);
});

test('the pages name addresses', () => {
  expect(addresses.length).toBeGreaterThan(6);
});
