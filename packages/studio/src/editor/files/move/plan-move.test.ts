import { expect, test } from 'vitest';
import type { ListedFile } from '../../../documents/list-documents.ts';
import type { DraftFile } from '../../drafts/draft-file.ts';
import type { Tree } from '../../studio.ts';
import { listEntries } from '../list-entries.ts';
import { findFilesToMove, planMoves } from './plan-move.ts';

const page = (path: string): ListedFile => ({ path: `content/${path}`, id: path, kind: 'page', route: `/${path}` });
const files: ListedFile[] = [
  page('en/guide/a.md'),
  page('en/guide/deep/b.md'),
  page('en/guide/gone.md'),
  page('en/guidebook.md'),
  page('en/other/c.md'),
  page('de/guide/a.md'),
  page('team/ada.md'),
  { path: 'content/en/guide/photo.png', id: 'png', kind: 'media' },
  { path: 'content/en/guide/removed.png', id: 'png', kind: 'media' },
];
const tree: Tree = {
  files,
  revision: 'r',
  branch: 'main',
  locales: ['en', 'de'],
  folders: { content: 'content', public: 'public' },
  collections: [],
};
const base = { revision: '', id: '', text: '' };
const draft = (fields: Partial<DraftFile> & { path: string }): [string, DraftFile] => [
  fields.path,
  { updatedAt: 0, ...fields },
];
const drafts = new Map([
  draft({ path: 'content/en/guide/gone.md', base }),
  draft({ path: 'content/en/guide/c.md', from: 'content/en/other/c.md', base, text: '' }),
  draft({ path: 'content/en/guide/new.md', text: '' }),
  draft({ path: 'content/en/guide/new.png', upload: 'u' }),
  draft({ path: 'content/en/guide/removed.png', base }),
]);
const state = { tree, drafts, entries: listEntries(tree, drafts) };

test('finds the files of a folder with drafts applied, including images, and its translations', () => {
  const { locale, files, translations } = findFilesToMove('content/en/guide', state);
  expect(locale).toBe('en');
  expect(files.map(({ path }) => path).toSorted()).toEqual([
    'content/en/guide/a.md',
    'content/en/guide/c.md',
    'content/en/guide/deep/b.md',
    'content/en/guide/new.md',
    'content/en/guide/new.png',
    'content/en/guide/photo.png',
  ]);
  expect(files.find(({ path }) => path.endsWith('photo.png'))?.base).toEqual({ revision: 'r', id: 'png', text: '' });
  expect(files.find(({ path }) => path.endsWith('/c.md'))?.publishedPath).toBe('content/en/other/c.md');
  expect([...translations].map(([code, list]) => [code, list.map(({ path }) => path)])).toEqual([
    ['de', ['content/de/guide/a.md']],
  ]);
});

test('finds a file and its translations', () => {
  const source = findFilesToMove('content/en/guide/a.md', state);
  expect([...planMoves('content/en/guide/a.md', 'content/en/b.md', source, 'content')]).toEqual([
    ['content/en/guide/a.md', 'content/en/b.md'],
    ['content/de/guide/a.md', 'content/de/b.md'],
  ]);
});

test('keeps the paths below a moved folder', () => {
  const moves = planMoves(
    'content/en/guide',
    'content/en/manual',
    findFilesToMove('content/en/guide', state),
    'content',
  );
  expect(moves.get('content/en/guide/deep/b.md')).toBe('content/en/manual/deep/b.md');
  expect(moves.get('content/en/guide/photo.png')).toBe('content/en/manual/photo.png');
  expect(moves.get('content/de/guide/a.md')).toBe('content/de/manual/a.md');
});

test('does not move translations into another language, and finds none for files without a language', () => {
  const source = findFilesToMove('content/en/guide/a.md', state);
  expect([...planMoves('content/en/guide/a.md', 'content/fr/a.md', source, 'content').keys()]).toEqual([
    'content/en/guide/a.md',
  ]);
  expect(findFilesToMove('content/team/ada.md', state)).toMatchObject({ locale: undefined, translations: new Map() });
});
