import { expect, test } from 'vitest';
import { compileBody } from '../../render/compile-body.ts';
import { plainTree } from '../../plain/plain-tree.ts';
import { renderMarkdown } from '../../markdown-text/render-markdown.ts';
import { createHighlight } from '../highlight.ts';
import { parseMarkdown } from '../markdown.ts';
import { addTypes, createTypeIds } from './type-hovers.ts';
import type { ReadTypes } from './type-hovers.ts';

const line = (...runs: (string | ['span', { class: string }, string])[]) =>
  ['span', { class: 'line' }, ...runs, '\n'] as ['span', { class: string }, string];

test('wraps names, also inside a run and on several lines', () => {
  const lines = [line(['span', { class: 'c-keyword' }, 'const '], 'a = b;'), line('b')];
  const hovers = [
    { start: 6, length: 1, type: 'const a: B' },
    { start: 13, length: 1, type: 'let b: B', docs: 'Of b.' },
    { start: 10, length: 1, type: 'let b: B', isQuery: true },
  ];
  expect(addTypes(lines, hovers, createTypeIds())).toEqual([
    [
      'span',
      { class: 'line' },
      ['span', { class: 'c-keyword' }, 'const '],
      ['@type', { id: 'recto-type-1', type: 'const a: B' }, 'a'],
      ' = b;',
      '\n',
      ['@type-query', { type: 'let b: B' }],
    ],
    ['span', { class: 'line' }, ['@type', { id: 'recto-type-2', type: 'let b: B', docs: 'Of b.' }, 'b'], '\n'],
  ]);
});

const readTypes: ReadTypes = async (code) => ({
  code: code.replace('// cut\n', ''),
  hovers: [{ start: 6, length: 1, type: 'const a: Array<"<b>">' }],
  errors: code.includes('wrong') ? [{ line: 1, message: 'Not a number.' }] : [],
});

const TEXT = '# A\n\n```ts twoslash [a.ts]\n// cut\nconst a = 1;\n```\n';

test('renders buttons in the code block and popovers after it, without scripts', async () => {
  const { body, warnings } = await parseMarkdown(TEXT, 'a.md', { readTypes, highlight: createHighlight() });
  expect(warnings).toEqual([]);
  const html = compileBody(body.nodes, { interactive: {}, trees: {}, afterCode: '<i></i>' }).map(String).join('');
  expect(html).toContain('<button type="button" class="type-name" popovertarget="recto-type-1">a</button>');
  expect(html).toContain(
    '</pre><span id="recto-type-1" popover="auto" class="type-popover"><span class="type-text" dir="ltr">const a: Array&lt;&quot;&lt;b&gt;&quot;&gt;</span></span><i></i>',
  );
  expect(html).not.toMatch(/script|onclick|style=/u);
});

test('the markdown version contains only the code', async () => {
  const { body } = await parseMarkdown(TEXT, 'a.md', { readTypes, highlight: createHighlight() });
  expect(renderMarkdown(plainTree(body.nodes))).toContain('```ts [a.ts]\nconst a = 1;\n```');
});

test('reports errors at their line of the file', async () => {
  const { warnings = [] } = await parseMarkdown(TEXT.replace('= 1', '= wrong'), 'a.md', { readTypes });
  expect(warnings.map(({ code, file, line: at, message }) => [code, file, at, message])).toEqual([
    ['code/types', 'a.md', 5, 'The code does not pass the type checker: Not a number.'],
  ]);
});

test.for(['```ts\nconst a = 1;\n```', '```css twoslash\na {}\n```', '```ts twoslashed\nx\n```'])(
  'does not check %j',
  async (text) => {
    const fail: ReadTypes = () => Promise.reject(new Error('checked'));
    expect((await parseMarkdown(text, 'a.md', { readTypes: fail })).body.nodes).toHaveLength(1);
  },
);

test('authors cannot write such nodes', async () => {
  const { body } = await parseMarkdown('<@type id="recto-type-1">a</@type>\n\n:@type[a]{id="recto-type-1"}', 'a.md');
  expect(compileBody(body.nodes, { interactive: {}, trees: {} }).map(String).join('')).not.toContain('<button');
});
