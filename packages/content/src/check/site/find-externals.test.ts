import { expect, test } from 'vitest';
import { HOME, pageOf, siteOf } from '../../../fixtures/site/site-of.ts';
import { parseMarkdown } from '../../parse/markdown.ts';
import { inspectFile } from '../checked-file.ts';
import { externalsIn, findExternals } from './find-externals.ts';

const LINKS = [
  'https://nodejs.org/en#top',
  'https://nodejs.org/en',
  'http://localhost:3000/a',
  `${HOME}/a`,
  '/a',
  'https://discord.recto.example/x',
  'https://example.com/',
  'mailto:a@nodejs.org',
  'javascript:void',
];

test('addresses of others are found in pages, once and without places; names of examples are nobody’s', async () => {
  const body = LINKS.map((href) => `<a href="${href}">x</a>`).join('');
  const site = await siteOf({ '/a': pageOf('/a', { body }), '/b': pageOf('/b', { body }) });
  expect(findExternals(site)).toEqual([
    { address: 'https://nodejs.org/en', file: '/a' },
    { address: 'http://localhost:3000/a', file: '/a' },
  ]);
});

test('in content they have their lines', async () => {
  const text = `# A\n\n${LINKS.map((href) => `[x](${href})`).join('\n')}\n`;
  const { body } = await parseMarkdown(text, 'a.md');
  const known = { file: 'a.md', text, locale: undefined, draft: false, places: [], hash: '' };
  expect(externalsIn([inspectFile({ ...known, rows: [{ body }] })])).toEqual([
    { address: 'https://nodejs.org/en', file: 'a.md', line: 3 },
    { address: 'http://localhost:3000/a', file: 'a.md', line: 5 },
  ]);
});
