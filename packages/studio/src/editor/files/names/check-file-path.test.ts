import { expect, test } from 'vitest';
import type { ListedFile } from '../../../documents/list-documents.ts';
import type { DraftFile } from '../../drafts/draft-file.ts';
import { checkFilePath } from './check-file-path.ts';

const file = (path: string): ListedFile => ({ path, id: '', kind: 'page' });
const tree = {
  folders: { content: 'content', public: 'public' },
  files: ['content/a.md', 'content/b.md', 'content/deep/c.md', 'content/photo.png'].map(file),
};
const base = { revision: '', id: '', text: '' };
const draft = (fields: Partial<DraftFile> & { path: string }): [string, DraftFile] => [
  fields.path,
  { text: '', updatedAt: 0, ...fields },
];
/** b.md is renamed to moved.md, and new.md is a new file. */
const drafts = new Map([
  draft({ path: 'content/moved.md', from: 'content/b.md', base }),
  draft({ path: 'content/new.md' }),
]);
const check = (path: string, current?: string) => checkFilePath(path, { tree, drafts }, current);

test.for([
  ['content/d.md', undefined],
  ['content/A.md', 'content/a.md'],
  ['content/photo.png', 'content/photo.png'],
  ['content/moved.md', 'content/moved.md'],
  ['content/new.md', 'content/new.md'],
  // The path would be removed and created in one change set.
  ['content/b.md', 'content/b.md'],
  ['content/a.md/below.md', 'content/a.md'],
  ['content/deep', 'content/deep/c.md'],
] as const)('checks a new file at %s: conflicts with %s', ([path, taken]) => {
  expect(check(path)).toEqual(taken === undefined ? undefined : { taken });
});

test.for([
  ['content/a.md', 'content/A.md', undefined],
  ['content/a.md', 'content/b.md', undefined],
  ['content/moved.md', 'content/b.md', undefined],
  ['content/a.md', 'content/moved.md', 'content/moved.md'],
  ['content/new.md', 'content/b.md', 'content/b.md'],
  ['content/new.md', 'content/newer.md', undefined],
] as const)('checks %s renamed to %s: conflicts with %s', ([current, path, taken]) => {
  expect(check(path, current)).toEqual(taken === undefined ? undefined : { taken });
});

test.for([
  '',
  'a.md',
  'public/a.md',
  'content/../a.md',
  'content/a:b.md',
  'content/a?.md',
  'content/.git/a.md',
  'content//a.md',
])('rejects %j', (path) => {
  expect(check(path)).toHaveProperty('reason');
});
