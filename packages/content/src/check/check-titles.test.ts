import { expect, test } from 'vitest';
import { checkTitles } from './check-titles.ts';
import { inspectFile } from './checked-file.ts';
import type { CheckedFile } from './checked-file.ts';

function page(file: string, title: string, fields: Partial<CheckedFile> = {}): CheckedFile {
  const path = `/${file.replace('.md', '')}`;
  const base = { file, locale: file.split('/')[0], draft: false, hash: '' };
  const paths = [{ collection: 'docs', path, isPage: true }];
  const rows = [{ path, title, description: '' }];
  return { ...inspectFile({ ...base, text: `---\ntitle: ${title}\n---`, paths, rows }), ...fields };
}

const messagesFor = (...pages: CheckedFile[]): string[] =>
  checkTitles(pages).map(({ file, line, message }) => `${file}:${line} ${message}`);

test('of two pages with the same title in a folder, the second is reported', () => {
  expect(messagesFor(page('en/a.md', 'Start'), page('en/b.md', 'Other'), page('en/c.md', 'start '))).toEqual([
    'en/c.md:2 "start" is also the title of en/a.md.',
  ]);
});

test('pages of other languages and other folders may have the same title', () => {
  expect(messagesFor(page('en/a.md', 'Start'), page('fr/a.md', 'Start'), page('en/b/a.md', 'Start'))).toEqual([]);
});

test('a draft may have the title of a page, and pages without a title are not compared', () => {
  expect(messagesFor(page('en/a.md', 'Start'), page('en/a.draft.md', 'Start', { draft: true }))).toEqual([]);
  expect(messagesFor(page('en/a.md', ''), page('en/b.md', ''))).toEqual([]);
});
