import { expect, test } from 'vitest';
import type { DraftFile } from '../../drafts/draft-file.ts';
import { findDraftUsage } from './draft-usage.ts';
import type { MediaFile, MediaFilter } from './media-file.ts';
import { listMedia } from './media-items.ts';

const folders = { content: 'content', public: 'public' };
const everything: MediaFilter = { search: '', folder: '', onlyUnused: false };

const file = (path: string, usedIn: string[] = []): MediaFile => ({
  path,
  id: `id of ${path}`,
  type: 'image/png',
  size: 10,
  usedIn,
  alts: [],
  unused: usedIn.length === 0,
});
const draft = (path: string, fields: Partial<DraftFile>): [string, DraftFile] => [
  path,
  { path, updatedAt: 0, ...fields },
];

function list(files: MediaFile[], drafts: [string, DraftFile][], filter: Partial<MediaFilter> = {}) {
  const all = new Map(drafts);
  const uploads = [{ id: 'up', path: 'public/new.png', type: 'image/png', size: 5 }];
  const usageOf = findDraftUsage(all.values(), folders);
  return listMedia({ files, uploads, drafts: all, usageOf }, { ...everything, ...filter });
}
const summary = (items: ReturnType<typeof list>) => items.map(({ path, state, isDraft }) => [path, state, isDraft]);

test('lists uploads first, with the path of their draft if there is one', () => {
  expect(summary(list([file('public/a.png')], []))).toEqual([
    ['public/new.png', 'waiting', false],
    ['public/a.png', 'published', false],
  ]);
  expect(summary(list([], [draft('public/other.png', { upload: 'up' })]))).toEqual([
    ['public/other.png', 'waiting', true],
  ]);
});

test('shows the state of published files after the drafts are published', () => {
  const items = list(
    [file('public/a.png'), file('public/b.png')],
    [draft('public/a.png', {}), draft('public/c.png', { from: 'public/b.png' })],
  );
  expect(summary(items).slice(1)).toEqual([
    ['public/a.png', 'deleted', true],
    ['public/c.png', 'renamed', true],
  ]);
});

test('counts the references of drafts instead of those of their published texts', () => {
  const items = list(
    [file('public/a.png', ['content/en/a.md']), file('content/en/b.png', ['content/en/b.md'])],
    [draft('content/en/a.md', { text: 'No picture, and ![new](/new.png) ![map](./b.png)' })],
  );
  expect(items.map(({ path, usedIn, alts, unused }) => [path, usedIn, alts, unused])).toEqual([
    ['public/new.png', ['content/en/a.md'], ['new'], false],
    ['public/a.png', [], [], true],
    ['content/en/b.png', ['content/en/b.md', 'content/en/a.md'], ['map'], false],
  ]);
});

test('does not report a file as unused before all texts were read', () => {
  const [, item] = list([{ ...file('public/a.png'), unused: null }], []);
  expect(item?.unused).toBeNull();
});

test.for([
  [{ search: 'NEW' }, 1],
  [{ search: 'new other' }, 0],
  [{ kind: 'video' }, 0],
  [{ kind: 'image' }, 1],
  [{ folder: 'public' }, 1],
  [{ folder: 'content' }, 0],
  [{ onlyUnused: true }, 1],
] as const)('filters uploads like the server filters files: %o matches %i', ([filter, count]) => {
  expect(list([], [], filter)).toHaveLength(count);
});

test('does not list a file as unused if only a draft uses it', () => {
  const drafts = [draft('content/en/a.md', { text: '![](/a.png) ![](/new.png)' })];
  expect(list([file('public/a.png')], drafts, { onlyUnused: true })).toEqual([]);
});

test('a file that the site itself uses is not unused', () => {
  const icon: MediaFile = { ...file('public/favicon.svg'), unused: false, usedBySite: true };
  expect(list([icon], []).at(-1)).toMatchObject({ unused: false, usedBySite: true });
  expect(summary(list([icon], [], { onlyUnused: true }))).toEqual([['public/new.png', 'waiting', false]]);
});
