import { expect, test } from 'vitest';
import { checkDescriptions } from './check-descriptions.ts';
import { inspectFile } from './checked-file.ts';

const PAGE = [{ collection: 'docs', path: '/a', isPage: true }];

/** Lines at which a missing description is reported, given the text of a file and the fields of its row. */
function missing(text: string, fields: Record<string, unknown>, paths = PAGE): string[] {
  const base = { file: 'a.md', text, locale: undefined, draft: false, paths, hash: '' };
  const file = inspectFile({ ...base, rows: [{ path: '/a', title: 'A', description: '', ...fields }] });
  return checkDescriptions([file]).map(({ code, line }) => `${code} ${line}`);
}

test('a page has a description, or one only for search engines', () => {
  expect(missing('', { description: 'About a.' })).toEqual([]);
  expect(missing('', { seo: { description: 'About a.' } })).toEqual([]);
});

test.for([
  ['---\ntitle: A\n---\n', 2],
  ['Words\n\n# A\n', 3],
  ['{\n  "title": "A" }', 2],
  ['Words', undefined],
] as const)('a missing description is reported at the title: %j', ([text, line]) => {
  expect(missing(text, {})).toEqual([`page/description ${line}`]);
  expect(missing(text, { description: ' ', seo: { description: '' } })).toEqual([`page/description ${line}`]);
});

test('data and the settings of a folder need no description', () => {
  expect(missing('', {}, [{ collection: 'docs', path: '/a', isPage: false }])).toEqual([]);
});
