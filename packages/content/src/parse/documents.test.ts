import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { normaliseHtml } from '../../fixtures/markdown/normalise-html.ts';
import { htmlComponents } from '../components/built-in.ts';
import { createProseMessage } from '../components/prose-messages.ts';
import { compileBody } from '../render/compile-body.ts';
import { parseMarkdown } from './markdown.ts';

/** Folder of documents with test cases: markdown and the expected HTML. */
const folder = join(import.meta.dirname, '../../fixtures/markdown');
const CASE = /^## ([^\n]+)\n+`{6}md\n(.*?)\n`{6}\n+`{6}html\n(.*?)\n`{6}$/gmsu;

const trees = htmlComponents(createProseMessage({}));

const cases = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(CASE)].map(
      ([, name = '', markdown = '', html = '']) => [file, name, markdown, html] as const,
    ),
  );

test('every example of a document is a test case', () => {
  const headings = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/^`{6}md$/gmu) ?? []);
  expect(cases).toHaveLength(headings.length);
});

test.for(cases)('%s: %s', async ([, , markdown, html]) => {
  const { body } = await parseMarkdown(markdown, 'a.md');
  const ours = compileBody(body.nodes, { interactive: {}, trees }).map(String).join('');
  expect(normaliseHtml(ours)).toBe(normaliseHtml(html));
});
