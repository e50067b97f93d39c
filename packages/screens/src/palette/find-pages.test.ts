import { expect, test } from 'vitest';
import { findPages } from './find-pages.ts';

const pages = [
  { title: 'Introduction', description: 'What Recto does with your files.', path: '/intro' },
  { title: 'Über Dateien', description: 'About them.', path: '/files' },
  { title: 'Markdown files', description: 'What a content file can hold.', path: '/markdown' },
  { title: 'Files', description: '', path: '/all' },
  { title: 'ابدأ الآن', description: 'كيف', path: '/start' },
];

test.for([
  ['', '/intro /files /markdown /all /start'],
  ['files', '/all /markdown /intro'],
  ['FILE content', '/markdown'],
  ['uber', '/files'],
  ['ابدا', '/start'],
  ['nothing like it', ''],
  ['.*', ''],
] as const)('"%s" finds "%s"', ([query, paths]) => {
  expect(
    findPages(pages, query)
      .map(({ path }) => path)
      .join(' '),
  ).toBe(paths);
});
