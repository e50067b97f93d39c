import { expect, test } from 'vitest';
import type { FileEntry } from '../list-entries.ts';
import { moveFiles, translatedPath, translationsOf } from './move-files.ts';

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
    renameAll: (moves: ReadonlyMap<string, string>) => calls.push(['rename', ...moves]),
  };
  return { documents, calls };
}

test('links are changed in the moved file and in those that link to it, then it is renamed', async () => {
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

test('translations are the files at the same place of other languages', () => {
  expect(translationsOf(start, entries, 'content')).toEqual([german]);
  expect(translationsOf(home, entries, 'content')).toEqual([]);
  expect(translatedPath('content/en/guide/a.md', 'en', 'de', 'content')).toBe('content/de/guide/a.md');
});
