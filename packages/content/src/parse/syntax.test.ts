import { describe, expect, test } from 'vitest';
import { ContentError } from '../errors.ts';
import { textOf } from './document.ts';
import type { DocumentBody } from './document.ts';
import { createHighlight } from './highlight.ts';
import { parseMarkdown } from './markdown.ts';

async function bodyOf(text: string): Promise<DocumentBody> {
  return (await parseMarkdown(text, 'a.md')).body;
}

async function errorOf(text: string): Promise<unknown> {
  const error: unknown = await parseMarkdown(text, 'a.md').catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ContentError);
  return error;
}

describe('bindings to front matter', () => {
  const front = '---\ntitle: T <b>\nn: 0\nseo:\n  a-b: deep\nlist: [1]\n---\n';
  test.for([
    ['{{ $doc.title }}', 'T <b>'],
    ['{{$doc.n}}', '0'],
    ['{{ $doc.seo.a-b }}', 'deep'],
    ["{{ $doc.no || 'x' }}", 'x'],
    ['{{ $doc.no || "it\'s" }}', "it's"],
    ['{{ $doc.no || 3 }}', '3'],
    ['{{ $doc.title || "x" }}', 'T <b>'],
    ['{{ $doc.list || "none" }}', 'none'],
    ['{{ $doc.constructor.name || "none" }}', 'none'],
    ['{{ $doc.title.length || "none" }}', 'none'],
    // Other expressions stay text.
    ['{{ 1 + 1 }}', '{{ 1 + 1 }}'],
    ['{{ $doc.title() }}', '{{ $doc.title() }}'],
    ['{{ $doc["title"] }}', '{{ $doc["title"] }}'],
    ['{{ $doc.no || alert(1) }}', '{{ $doc.no || alert(1) }}'],
    ['{{ process.env.HOME }}', '{{ process.env.HOME }}'],
    ['`{{ $doc.title }}`', '{{ $doc.title }}'],
  ] as const)('%s becomes %j', async ([text, expected]) => {
    const { nodes } = await bodyOf(`${front}a ${text} b`);
    expect(nodes.map(textOf).join('')).toBe(`a ${expected} b`);
  });

  test('insert nothing if the field does not exist', async () => {
    expect((await bodyOf(`${front}a {{ $doc.no }} b`)).nodes).toEqual([['p', {}, 'a  b']]);
  });
});

describe('bindings in attributes and properties', () => {
  const front = '---\ntitle: T <b>\nn: 0\nurl: /a\nagain: "{{ $doc.title }}"\nlist: [1]\n---\n';
  test.for<[string, unknown]>([
    [':badge{label="{{ $doc.title }}"}', ['badge', { label: 'T <b>' }]],
    [':badge[x]{label="{{ $doc.no || \'d\' }}" n="{{$doc.n}}"}', ['badge', { label: 'd', n: '0' }, 'x']],
    ['::card{title="to {{ $doc.title }}!"}\nx\n::', ['card', { title: 'to T <b>!' }, 'x']],
    [
      '::card\n---\nn: 1\nlinks:\n  - to: "{{ $doc.url }}/{{ $doc.n }}"\n---\nx\n::',
      ['card', { n: 1, links: [{ to: '/a/0' }] }, 'x'],
    ],
    [`::card{:links='[{"to":"{{ $doc.url }}"}]'}\nx\n::`, ['card', { links: [{ to: '/a' }] }, 'x']],
    ['::card\n#s{title="{{ $doc.n }}"}\nx\n::', ['card', {}, ['template', { name: 's', title: '0' }, 'x']]],
    ['**b**{title="{{ $doc.title }}"}', ['p', {}, ['strong', { title: 'T <b>' }, 'b']]],
    ['# H {title="{{ $doc.title }}"}', ['h1', { title: 'T <b>', id: 'h' }, 'H']],
    ['[x](/a "{{ $doc.title }}")', ['p', {}, ['a', { href: '/a', title: 'T <b>' }, 'x']]],
    ['![a {{ $doc.title }}](/a.png)', ['p', {}, ['img', { src: '/a.png', alt: 'a T <b>' }]]],
    ['<a href="{{ $doc.url }}">x</a>', ['p', {}, ['a', { href: '/a' }, 'x']]],
    ['<div title="{{ $doc.title }}">\n\nx\n\n</div>', ['div', { title: 'T <b>' }, ['p', {}, 'x']]],
    // Other expressions stay text, and inserted values are not parsed again.
    ['<div title="{{ 1 + 1 }}{{ $doc.constructor.name }}{{ $doc.list }}"></div>', ['div', { title: '{{ 1 + 1 }}' }]],
    ['<div title="{{ $doc.again }}"></div>', ['div', { title: '{{ $doc.title }}' }]],
    ['![{{ $doc.again }}](/a.png)', ['p', {}, ['img', { src: '/a.png', alt: '{{ $doc.title }}' }]]],
    // Code blocks have no bindings, also not in their file names.
    [
      '```txt [{{ $doc.n }}.txt]\nx\n```',
      ['pre', { language: 'txt', filename: '{{ $doc.n }}.txt' }, ['code', { class: 'language-txt' }, 'x']],
    ],
  ])('%j', async ([text, node]) => {
    expect((await bodyOf(front + text)).nodes).toEqual([node]);
  });

  test('are parsed quickly if they never end', async () => {
    const started = performance.now();
    const open = `{{ $doc.title${' '.repeat(50_000)}x`;
    await bodyOf(`${front}<p title="${open}">${open}</p>`);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('lines', () => {
  test('are returned for each block', async () => {
    const text = [
      '---',
      'title: A',
      '---',
      '# One', // 4
      '',
      'two', // 6
      'three',
      '',
      '::card', // 9
      'x',
      '::',
      '',
      '- a', // 13
      '',
      '  b',
      '',
      '<details>', // 17
      '',
      'x',
      '',
      '</details>',
      '',
      '```ts', // 23
      'x',
      '```',
      'A[^1]', // 26
      '',
      '[^1]: note',
    ];
    const { lines, nodes } = await bodyOf(text.join('\n'));
    expect(lines).toEqual([[4, 4], [6, 7], [9, 11], [13, 15], [17, 21], [23, 25], [26, 26], null]);
    expect(nodes).toHaveLength(8);
  });

  test('are as many as blocks, also with unclosed elements', async () => {
    const { lines, nodes } = await bodyOf('<div>\n\na\n\n<p>b\n\n*c <b>d* e</b>\n\n</div></div>\n\n<i>\n\nx');
    expect(lines).toHaveLength(nodes.length);
  });
});

describe('an excerpt', () => {
  test('consists of the blocks before the separator', async () => {
    const { excerpt, nodes } = await bodyOf('One\n\n<!--more-->\n\nTwo');
    expect(excerpt).toEqual([['p', {}, 'One']]);
    expect(nodes).toEqual([
      ['p', {}, 'One'],
      ['p', {}, 'Two'],
    ]);
  });

  test.for(['One', '`<!--more-->`', '::card\n<!--more-->\n::'])('is missing in %j', async (text) => {
    expect(await bodyOf(text)).not.toHaveProperty('excerpt');
  });
});

describe('components', () => {
  test('keep the types of YAML values', async () => {
    const { nodes } = await bodyOf('::card\n---\ncount: 3\nopen: false\ntext: "true"\n---\nx\n::');
    expect(nodes).toEqual([['card', { count: 3, open: false, text: 'true' }, 'x']]);
  });

  test('accept JSON values in YAML, as in braces', async () => {
    const { nodes } = await bodyOf('::card\n---\n:items: "[1, 2]"\n:count: 3\n:other: x\n---\nx\n::');
    expect(nodes).toEqual([['card', { items: [1, 2], count: 3, other: 'x' }, 'x']]);
  });

  test('report an error in YAML at its line', async () => {
    expect(await errorOf('one\n\n::card\n---\na: b: c\n---\n::')).toMatchObject({ code: 'component/yaml', line: 5 });
  });

  test('have the title after the name as a property, or as a slot if it contains markdown', async () => {
    expect((await bodyOf(':::tip One *x*\ntwo\n:::\n\n::: tip One {.x}\ntwo\n:::')).nodes).toEqual([
      ['tip', {}, ['template', { name: 'title' }, 'One ', ['em', {}, 'x']], ['p', {}, 'two']],
      ['tip', { class: 'x', title: 'One' }, 'two'],
    ]);
  });

  test('with a title after the name are text if they are never closed', async () => {
    expect((await bodyOf('::before is a selector\n\ntext\n\n:::')).nodes).toEqual([
      ['p', {}, '::before is a selector'],
      ['p', {}, 'text'],
      ['p', {}, ':::'],
    ]);
  });

  test('keep all lines of the paragraphs after them', async () => {
    const paragraph = ['p', {}, 'one\ntwo'];
    expect((await bodyOf(':badge{a}\n\none\ntwo')).nodes).toEqual([['badge', { a: true }], paragraph]);
    expect((await bodyOf('::card\n---\na: 1\n---\none\ntwo\n\n#foot\none\ntwo\n\none\ntwo\n::')).nodes).toEqual([
      ['card', { a: 1 }, paragraph, ['template', { name: 'foot' }, paragraph, paragraph]],
    ]);
  });
});

test.for([
  ['ts [server/api/[[id]].ts]', { language: 'ts', filename: 'server/api/[[id]].ts' }],
  ['ts [[...slug].ts] {1}', { language: 'ts', filename: '[...slug].ts', highlights: [1] }],
  [String.raw`ts [@[...slug\\].ts]`, { language: 'ts', filename: '@[...slug].ts' }],
  ['ts [] {4-6}', { language: 'ts', highlights: [4, 5, 6] }],
  ['ts [a.ts] twoslash', { language: 'ts', filename: 'a.ts', meta: 'twoslash' }],
] as const)('parses the info string %s', async ([info, props]) => {
  const { nodes } = await bodyOf(`\`\`\`${info}\nx\n\`\`\``);
  expect(nodes[0]?.[1]).toEqual(props);
});

test('highlights inline code with a language', async () => {
  const { body } = await parseMarkdown('`const a`{lang="ts" .x}', 'a.md', { highlight: createHighlight() });
  expect(body.nodes).toEqual([
    ['p', {}, ['code', { class: 'x language-ts' }, ['span', { class: 'c-keyword' }, 'const '], 'a']],
  ]);
});

test('creates heading ids in the configured style', async () => {
  const { body } = await parseMarkdown('## 1. A - b', 'a.md', { headingIds: 'nuxt' });
  expect(body.toc).toMatchObject([{ id: '_1-a-b' }]);
});

describe('diagrams', () => {
  test('are rendered with a description', async () => {
    const { nodes } = await bodyOf('```mermaid\ngraph LR\n  A[One] -->|then| B[Two]\n```');
    const [figure] = nodes;
    expect(figure?.slice(0, 2)).toEqual(['figure', { class: 'diagram' }]);
    expect(figure?.[2]?.[1]).toMatchObject({ role: 'img', 'aria-label': 'One → Two (then)' });
  });

  test('can have a description of the author', async () => {
    const { nodes } = await bodyOf('```mermaid\nsequenceDiagram\n  accTitle: A greeting\n  A->>B: Hi\n```');
    expect(JSON.stringify(nodes)).toContain('"aria-label":"A greeting"');
    expect(JSON.stringify(nodes)).not.toMatch(/"@style"|"style"|data-/u);
  });

  test('have unique ids', async () => {
    const one = '```mermaid\ngraph LR\n  A --> B\n```';
    const json = JSON.stringify((await bodyOf(`${one}\n\n${one}`)).nodes);
    expect(json).toContain('"url(#diagram-1-arrowhead)"');
    expect(json).toContain('"url(#diagram-2-arrowhead)"');
  });

  test.for(['nonsense', ''])('with the source %j are shown as code, with a warning', async (source) => {
    const { body, warnings } = await parseMarkdown(`one\n\n\`\`\`mermaid\n${source}\n\`\`\``, 'a.md');
    expect(warnings).toMatchObject([{ code: 'markdown/diagram', file: 'a.md', line: 3 }]);
    expect(body.nodes[1]).toEqual(['pre', { language: 'mermaid' }, ['code', { class: 'language-mermaid' }, source]]);
  });

  test.for([
    'pie\n  "a": 1',
    'gantt\n  title x',
    'gitGraph\n  commit',
    'graph LR;\n  A --> B;',
    '---\ntitle: Hi\n---\ngraph LR\n  A --> B',
    '%% words\n%%{init: {}}%%\nsankey-beta\n  a,b,1',
    'graph TD\n  [[[',
  ])('such as %j are rendered by Mermaid in the browser', async (source) => {
    const text = `\`\`\`mermaid\n${source}\n\`\`\``;
    const { body, warnings } = await parseMarkdown(text, 'a.md', { mermaid: true });
    const pre = ['pre', { language: 'mermaid' }, ['code', { class: 'language-mermaid' }, source]];
    expect(body.nodes).toEqual([['mermaid', {}, pre]]);
    expect(warnings).toEqual([]);
    expect((await parseMarkdown(text, 'a.md')).warnings).toMatchObject([{ code: 'markdown/mermaid', line: 1 }]);
  });
});

test.for(['$\\sqrt$', '$$\n\\frac{a}\n$$', '$\\href{javascript:alert(1)}{x}$', '$\\def\\a{\\a\\a}\\a$'])(
  'shows the source of the formula %j, with a warning',
  async (source) => {
    const { body, warnings } = await parseMarkdown(`one\n\n${source}`, 'a.md');
    expect(warnings).toMatchObject([{ code: 'markdown/formula', file: 'a.md', line: 3 }]);
    expect(body.nodes.map(textOf).join('')).toBe(`one${source.replaceAll(/\$+\n?|\n\$+/gu, '')}`);
  },
);

test.for([
  ['a formula in a list in a quotation', '> - A $\\sqrt$ b', 'markdown/formula', 7],
  ['a formula in a cell', '| a |\n| - |\n| $\\sqrt$ |', 'markdown/formula', 3],
  ['a formula as a block in a list', '- $$\n  \\sqrt\n  $$', 'markdown/formula', 3],
  ['a diagram in a list', '- ```mermaid\n  nonsense\n  ```', 'markdown/diagram', 3],
] as const)('reports the column of %s', async ([, text, code, column]) => {
  const { warnings } = await parseMarkdown(text, 'a.md');
  expect(warnings).toMatchObject([{ code, column }]);
});

test('accepts the macro \\KaTeX in a formula', async () => {
  expect((await parseMarkdown('$\\KaTeX$', 'a.md')).warnings).toEqual([]);
});

test('parses very deep nesting without an error', async () => {
  await expect(bodyOf('<div>'.repeat(20_000))).resolves.toBeDefined();
  await expect(bodyOf('> '.repeat(20_000))).resolves.toBeDefined();
});
