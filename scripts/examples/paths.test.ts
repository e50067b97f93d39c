import { parseFilePath } from '@recto/content';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../project.mjs';
import { readPages } from './pages.ts';

const SENTENCE = /`(?:content\/)?(?<file>[^`]+\.md)`(?: is at| \|) `(?<path>\/[^`]*)`/gu;

/** Statements like "`docs/setup.md` is at `/docs/setup`" in text and tables. Lines about a prefix have other paths. */
const statements = readPages('en').flatMap(({ file }) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => !line.includes('prefix'))
    .flatMap((line) => [...line.matchAll(SENTENCE)])
    .map(({ groups }) => ({ page: file, file: groups?.['file'] ?? '', path: groups?.['path'] })),
);

test.for(statements)('$file has the path $path, as stated in $page', ({ file, path }) => {
  expect(parseFilePath(file, { locales: ['en', 'fr'] }).path).toBe(path);
});

test('the pages contain such statements', () => {
  expect(statements.length).toBeGreaterThan(6);
});
