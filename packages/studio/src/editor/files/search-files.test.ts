import { expect, test } from 'vitest';
import type { ListedFile } from '../../documents/list-documents.ts';
import { searchFiles } from './search-files.ts';

const files: ListedFile[] = [
  { path: 'content/en/1.guide.md', id: '1', kind: 'page', locale: 'en', title: 'Guide to kilns', route: '/en/guide' },
  { path: 'content/de/1.guide.md', id: '2', kind: 'page', locale: 'de', title: 'Öfen', route: '/de/guide' },
  { path: 'content/team.yml', id: '3', kind: 'data' },
  { path: 'public/kiln.png', id: '4', kind: 'media' },
];

test.for([
  ['', '', ['1', '2', '3']],
  ['kilns guide', '', ['1']],
  ['ofen', '', ['2']],
  ['GUIDE', 'de', ['2']],
  ['nothing', '', []],
] as const)('searches %j in language %j and finds %j', ([search, locale, ids]) => {
  expect(searchFiles(files, { search, locale }).map(({ id }) => id)).toEqual(ids);
});
