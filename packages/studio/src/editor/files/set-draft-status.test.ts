import { expect, test, vi } from 'vitest';
import { setDraftStatus, writeDraftField } from './set-draft-status.ts';

test.for([
  ['---\ntitle: A # kept\n---\r\n\r\nWords', 'a.md', true, '---\ntitle: A # kept\ndraft: true\n---\r\n\r\nWords'],
  ['---\ntitle: A\ndraft: false # why\n---\n', 'a.md', true, '---\ntitle: A\ndraft: true # why\n---\n'],
  ['---\ntitle: A\ndraft: true\nrank: 1\n---\n', 'a.md', false, '---\ntitle: A\nrank: 1\n---\n'],
  ['Words\n', 'a.md', true, '---\ndraft: true\n---\n\nWords\n'],
  ['Words\n', 'a.md', false, 'Words\n'],
  ['name: Ada\n', 'a.yml', true, 'name: Ada\ndraft: true\n'],
  ['---\ntitle: a: b\n---\n', 'a.md', true, undefined],
  ['a,b\n', 'a.csv', true, undefined],
] as const)('writes %j in %s with draft: %s', ([text, path, isDraft, expected]) => {
  expect(writeDraftField(text, path, isDraft)).toBe(expected);
});

test('also removes .draft from the file name', async () => {
  const documents = {
    open: vi.fn(),
    textOf: () => 'Words\n',
    edit: vi.fn(),
    rename: vi.fn<(path: string, to: string) => void>(),
  };
  const path = 'content/a.draft.md';
  await setDraftStatus(documents, { path, publishedPath: path, kind: 'page' }, false);
  expect(documents.rename).toHaveBeenCalledWith(path, 'content/a.md');
});
