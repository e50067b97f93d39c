import { expect, test } from 'vitest';
import type { ListedFile } from '../../../documents/list-documents.ts';
import { listMediaFolders } from './media-folders.ts';

const folders = { content: 'docs/content', public: 'docs/public' };
const files: ListedFile[] = [
  { path: 'docs/content/en/guide/a.md', id: '', kind: 'page' },
  { path: 'docs/content/en/b.png', id: '', kind: 'media' },
  { path: 'docs/public/x/y/c.png', id: '', kind: 'media' },
];
const drafts = new Map([['docs/public/new/d.png', { path: 'docs/public/new/d.png', upload: 'id', updatedAt: 0 }]]);

test('lists all folders that can contain files, public folders first', () => {
  expect(listMediaFolders({ files, folders }, drafts).map(({ path }) => path)).toEqual([
    'docs/public',
    'docs/public/new',
    'docs/public/x',
    'docs/public/x/y',
    'docs/content',
    'docs/content/en',
    'docs/content/en/guide',
  ]);
});

test('lists only folders that contain media', () => {
  expect(listMediaFolders({ files, folders }, new Map(), { hasMedia: true }).map(({ path }) => path)).toEqual([
    'docs/public',
    'docs/public/x',
    'docs/public/x/y',
    'docs/content',
    'docs/content/en',
  ]);
});

test('lists the public and content folders of a site without files', () => {
  expect(listMediaFolders({ files: [], folders }, new Map())).toEqual([
    { path: 'docs/public', root: 'public' },
    { path: 'docs/content', root: 'content' },
  ]);
});
