import { expect, test } from 'vitest';
import type { FileEntry } from '../list-entries.ts';
import { extensionIn, listTargetFolders, namesInFolder, preselectedFolder } from './list-target-folders.ts';

const entry = (path: string, collection: string, locale?: string): FileEntry => ({
  path: `content/${path}`,
  kind: 'page',
  collection,
  ...(locale !== undefined && { locale }),
});
const folders = { content: 'content', public: 'public' };
const docs = { name: 'docs', type: 'page', folders: ['docs'] } as const;
const people = { name: 'people', type: 'data', folders: ['people'] } as const;

test('lists folders with files, and the folders for the first file of a language', () => {
  const entries = [entry('en/docs/10.b/a.md', 'docs', 'en'), entry('en/docs/2.a/a.md', 'docs', 'en')];
  expect(listTargetFolders({ collections: [docs, people], folders, locales: ['en', 'de'] }, entries)).toEqual([
    {
      collection: 'docs',
      folders: ['content/de/docs', 'content/en/docs', 'content/en/docs/2.a', 'content/en/docs/10.b'],
    },
    { collection: 'people', folders: ['content/people'] },
  ]);
});

test('lists no language folder for a site with one language', () => {
  const anywhere = { ...docs, folders: [''] };
  expect(listTargetFolders({ collections: [anywhere], folders, locales: ['en'] }, [])).toEqual([
    { collection: 'docs', folders: ['content'] },
  ]);
});

test('preselects the requested folder, or one for pages in the default language', () => {
  const tree = { collections: [people, docs], folders, locales: ['en', 'de'] };
  const places = listTargetFolders(tree, [entry('de/docs/a.md', 'docs', 'de'), entry('people/ada.yml', 'people')]);
  expect(preselectedFolder(tree, places, 'content/people')).toBe('content/people');
  expect(preselectedFolder(tree, places, undefined)).toBe('content/en/docs');
  expect(preselectedFolder(tree, places, 'content/elsewhere')).toBe('content/en/docs');
  const single = { ...tree, locales: [] };
  expect(preselectedFolder(single, listTargetFolders(single, []), undefined)).toBe('content/docs');
  const data = { ...tree, collections: [people] };
  expect(preselectedFolder(data, listTargetFolders(data, []), undefined)).toBe('content/people');
});

test('returns the names and the most common extension in a folder', () => {
  const entries = ['a/1.x.yml', 'a/2.y.yaml', 'a/3.z.yml', 'a/deep/b.md', 'b.md'].map((path) => entry(path, 'data'));
  expect(namesInFolder('content/a', entries)).toEqual(['1.x.yml', '2.y.yaml', '3.z.yml', 'deep']);
  expect(extensionIn('content/a', entries, 'md')).toBe('yml');
  expect(extensionIn('content/none', entries, 'md')).toBe('md');
});
