import { expect, test } from 'vitest';
import { prefersMarkdown } from './markdown-response.ts';

test.for([
  ['text/markdown', true],
  ['text/markdown, text/html', true],
  ['text/markdown, */*', true],
  ['TEXT/Markdown;charset=utf-8 , text/html;q=0.9', true],
  ['text/html;q=0.8, text/markdown;q=0.8', true],
  ['text/markdown;q=0.5, text/*;q=0.4', true],
  ['text/markdown;q=0.5, text/*, text/html;q=0.1', true],
  ['text/html, text/markdown;q=0.9', false],
  ['text/markdown;q=0.5, */*', false],
  ['text/markdown;q=0.5, text/*', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=', false],
  ['text/markdown;q=high', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['*/*', false],
  ['text/*', false],
  ['text/markdown+x', false],
  ['', false],
] as const)('"%s" prefers markdown: %s', ([accept, isWanted]) => {
  expect(prefersMarkdown(accept)).toBe(isWanted);
});
