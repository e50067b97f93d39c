import { expect, test } from 'vitest';
import { parseMarkdown } from '../parse/markdown.ts';
import { findDescription, findTitle } from './find-title.ts';

const page = { path: '/docs/first-steps', stem: 'docs/1.First steps' };

test.for([
  ['# A *heading*[^1]\n\n[^1]: note', 'heading', 'A heading'],
  ['# A heading', 'file-name', 'A heading'],
  ['Text', 'heading', ''],
  ['Text', 'file-name', 'First Steps'],
  ['# \n\nText', 'file-name', 'First Steps'],
] as const)('%j with "%s" has the title "%s"', async ([text, titleFrom, title]) => {
  expect(findTitle(await parseMarkdown(text, 'a.md'), page, { titleFrom })).toBe(title);
});

test('the home page is not named after its file', async () => {
  expect(findTitle(await parseMarkdown('', 'a.md'), { path: '/', stem: 'index' }, { titleFrom: 'file-name' })).toBe('');
});

test.for([
  ['# A\n\n![](a.png)\n\nThe *first*\nparagraph[^1].\n\nMore.\n\n[^1]: note', 'The first paragraph.'],
  ['> Quoted\n\n- item', ''],
  ['', ''],
] as const)('%j has the description "%s"', async ([text, description]) => {
  const document = await parseMarkdown(text, 'a.md');
  expect(findDescription(document, { descriptionFrom: 'paragraph' })).toBe(description);
  expect(findDescription(document)).toBe('');
});
