import { expect, test } from 'vitest';
import { parseMarkdown } from '../parse/markdown.ts';
import { inspectFile } from './checked-file.ts';
import { findExternalLinks } from './external-links.ts';

const LINKS = [
  'https://nodejs.org/en#top',
  'https://nodejs.org/en',
  'http://localhost:3000/a',
  'https://site.example/a',
  '/a',
  'https://discord.recto.example/x',
  'https://example.com/',
  'mailto:a@nodejs.org',
  'javascript:void',
];

test('URLs of other sites have their lines, and example hosts are ignored', async () => {
  const text = `# A\n\n${LINKS.map((href) => `[x](${href})`).join('\n')}\n`;
  const { body } = await parseMarkdown(text, 'a.md');
  const base = { file: 'a.md', text, locale: undefined, draft: false, paths: [], hash: '' };
  expect(findExternalLinks([inspectFile({ ...base, rows: [{ body }] })])).toEqual([
    { url: 'https://nodejs.org/en', file: 'a.md', line: 3, column: 5 },
    { url: 'http://localhost:3000/a', file: 'a.md', line: 5, column: 5 },
  ]);
});
