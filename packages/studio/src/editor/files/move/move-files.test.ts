import { expect, test } from 'vitest';
import type { FileEntry } from '../list-entries.ts';
import { FieldsProblem, moveFiles, translatedPath } from './move-files.ts';

const entry = (path: string, route: string, locale = 'en'): FileEntry => ({
  path: `content/${path}`,
  publishedPath: `content/${path}`,
  kind: 'page',
  route,
  locale,
});
const home = entry('en/index.md', '/en');
const start = entry('en/start.md', '/en/start');
const german = entry('de/start.md', '/de/start', 'de');
const entries = [home, start, german];
const folders = { content: 'content', public: 'public' };

function createTexts(texts: Record<string, string>) {
  const calls: unknown[] = [];
  const opened = new Set<string>();
  const documents = {
    open: async (path: string) => {
      opened.add(path);
      return undefined as never;
    },
    textOf: (path: string) => (opened.has(path) ? texts[path] : undefined),
    edit: (path: string, text: string) => calls.push(['edit', path, text]),
    rename: (...call: unknown[]) => calls.push(['rename one', ...call]),
    renameAll: (moves: ReadonlyMap<string, string>) => calls.push(['rename', ...moves]),
  };
  return { documents, calls };
}

test('updates links in the moved file and in files that link to it, then renames it', async () => {
  const { documents, calls } = createTexts({
    [home.path]: '[a](/start) ![b](./b.png)',
    [start.path]: '[a](./index.md) ![b](./b.png)',
    [german.path]: '[a](/en/start)',
  });
  const to = 'content/en/guide/start.md';
  const count = await moveFiles({
    documents,
    entries,
    folders,
    locales: ['en', 'de'],
    moves: new Map([[start.path, to]]),
    routes: new Map([[to, '/en/guide/start']]),
    linking: [home],
  });
  expect(count).toBe(1);
  expect(calls).toEqual([
    ['edit', start.path, '[a](../index.md) ![b](../b.png)'],
    ['edit', home.path, '[a](/guide/start) ![b](./b.png)'],
    ['rename', [start.path, to]],
  ]);
});

test('returns the paths of translations', () => {
  expect(translatedPath('content/en/guide/a.md', 'en', 'de', 'content')).toBe('content/de/guide/a.md');
  expect(translatedPath('content/team/a.md', 'en', 'de', 'content')).toBe('content/team/a.md');
});

const to = 'content/en/guide/start.md';
const move = { entries, folders, locales: ['en', 'de'], moves: new Map([[start.path, to]]), linking: [] };

test('adds former paths after updating links, and renames images with their published base', async () => {
  const { documents, calls } = createTexts({ [start.path]: '---\ntitle: A\n---\n[a](/start)\n' });
  const base = { revision: 'r', id: 'i', text: '' };
  await moveFiles({
    ...move,
    documents,
    moves: new Map([...move.moves, ['content/en/a.png', 'content/en/guide/a.png']]),
    routes: new Map([[to, '/en/guide/start']]),
    media: new Map([['content/en/a.png', base]]),
    formerPaths: new Map([[start.path, { add: '/start', remove: '/guide/start' }]]),
  });
  expect(calls).toEqual([
    ['edit', start.path, '---\ntitle: A\nredirectFrom:\n  - /start\n---\n[a](/guide/start)\n'],
    ['rename', [start.path, to]],
    ['rename one', 'content/en/a.png', 'content/en/guide/a.png', base],
  ]);
});

test('changes nothing if a former path cannot be written', async () => {
  const { documents, calls } = createTexts({ [start.path]: '---\ntitle: [\n---\n', [home.path]: '[a](/start)' });
  const moving = moveFiles({
    ...move,
    documents,
    linking: [home],
    routes: new Map([[to, '/en/guide/start']]),
    formerPaths: new Map([[start.path, { add: '/start', remove: '/guide/start' }]]),
  });
  await expect(moving).rejects.toThrow(FieldsProblem);
  expect(calls).toEqual([]);
});
