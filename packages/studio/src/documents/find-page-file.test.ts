import { expect, test } from 'vitest';
import type { ListedFile } from './list-documents.ts';
import { findPageFile } from './find-page-file.ts';

const page = (path: string, route: string, locale?: string): ListedFile => ({
  path,
  id: path,
  kind: 'page',
  route,
  ...(locale !== undefined && { locale }),
});

const files = [
  page('content/en/index.md', '/en', 'en'),
  page('content/en/guide.md', '/en/guide', 'en'),
  page('content/ar/index.md', '/ar', 'ar'),
  page('content/about.md', '/about'),
];

test.for([
  [{ path: '/en/guide', locale: 'en', textLocale: 'en' }, 'content/en/guide.md'],
  [{ path: '/ar', locale: 'ar', textLocale: 'ar' }, 'content/ar/index.md'],
  // A page without a translation uses the file of its original.
  [{ path: '/ar/guide', locale: 'ar', textLocale: 'en' }, 'content/en/guide.md'],
  [{ path: '/about', locale: 'en', textLocale: 'en' }, 'content/about.md'],
  [{ path: '/en/made-by-code', locale: 'en', textLocale: 'en' }, undefined],
] as const)('finds for %j the file %s', ([page, path]) => {
  expect(findPageFile(files, page)).toBe(path);
});
