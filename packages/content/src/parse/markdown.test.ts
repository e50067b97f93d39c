import { describe, expect, test } from 'vitest';
import type { TreeNode } from './document.ts';
import { parseMarkdown } from './markdown.ts';

async function nodesOf(text: string): Promise<TreeNode[]> {
  const { body } = await parseMarkdown(text, 'a.md');
  return body.nodes;
}

test('returns front matter with the lines of its fields, and the body', async () => {
  const { data, body, lines } = await parseMarkdown('---\ntitle: A\nn: 1\n---\nHello **you**', 'a.md');
  expect(data).toEqual({ title: 'A', n: 1 });
  expect(lines).toEqual({ title: 2, n: 3 });
  expect(body.nodes).toEqual([['p', {}, 'Hello ', ['strong', {}, 'you']]]);
});

describe('headings', () => {
  test('have an id from their text, in any script', async () => {
    expect(await nodesOf('# Hello World\n\n## مرحبا بالعالم')).toEqual([
      ['h1', { id: 'hello-world' }, 'Hello World'],
      ['h2', { id: 'مرحبا-بالعالم' }, 'مرحبا بالعالم'],
    ]);
  });

  test('with the same text have different ids', async () => {
    const { body } = await parseMarkdown('## Setup\n\n## Setup\n\n### Setup', 'a.md');
    expect(body.toc).toEqual([
      { id: 'setup', depth: 2, text: 'Setup' },
      { id: 'setup-1', depth: 2, text: 'Setup' },
      { id: 'setup-2', depth: 3, text: 'Setup' },
    ]);
  });

  test('with inline elements have an id from their text', async () => {
    const { body } = await parseMarkdown('## The `query` **builder**', 'a.md');
    expect(body.toc).toEqual([{ id: 'the-query-builder', depth: 2, text: 'The query builder' }]);
  });

  test('inside a component are found', async () => {
    const { body } = await parseMarkdown('::card\n## Inside\n::', 'a.md');
    expect(body.toc).toEqual([{ id: 'inside', depth: 2, text: 'Inside' }]);
  });

  test.for([
    [undefined, ['two', 'three']],
    [2, ['two']],
    [4, ['two', 'three', 'four']],
    [6, ['two', 'three', 'four', 'five', 'six']],
  ] as const)('with the depth %s result in the table of contents %j', async ([tocDepth, ids]) => {
    const text = '# One\n\n## Two\n\n### Three\n\n#### Four\n\n##### Five\n\n###### Six';
    const { body } = await parseMarkdown(text, 'a.md', tocDepth === undefined ? {} : { tocDepth });
    expect(body.toc.map(({ id }) => id)).toEqual(ids);
  });
});

describe('components', () => {
  test('have text properties, JSON properties and children', async () => {
    const text = '::card{title="A" :count="3" :list="[1, 2]" :data=\'{"a":null}\' :open="false"}\nHello\n::';
    expect(await nodesOf(text)).toEqual([
      ['card', { title: 'A', count: 3, list: [1, 2], data: { a: null }, open: false }, 'Hello'],
    ]);
  });

  test('keep the value of a bound property as text if it is not JSON', async () => {
    expect(await nodesOf(':badge{:color="red"}')).toEqual([['badge', { color: 'red' }]]);
  });

  test('keep the value of other properties as text, even if it looks like JSON', async () => {
    expect(await nodesOf(':badge{count="3"}')).toEqual([['badge', { count: '3' }]]);
  });

  test('accept properties as YAML', async () => {
    expect(await nodesOf('::card\n---\ntitle: X\nlist:\n  - 1\n---\nHello\n::')).toEqual([
      ['card', { title: 'X', list: [1] }, 'Hello'],
    ]);
  });

  test('have slots as templates with a name', async () => {
    expect(await nodesOf('::card\nHello\n\n#footer\nGood **bye**\n::')).toEqual([
      ['card', {}, ['p', {}, 'Hello'], ['template', { name: 'footer' }, 'Good ', ['strong', {}, 'bye']]],
    ]);
  });

  test('can be inline', async () => {
    expect(await nodesOf('Text :badge[new]{color="red"} end')).toEqual([
      ['p', {}, 'Text ', ['badge', { color: 'red' }, 'new'], ' end'],
    ]);
  });

  test.for([
    [':x[Not [yet](/en).] a', ['x', {}, 'Not ', ['a', { href: '/en' }, 'yet'], '.'], ' a'],
    [':x[a :y[b]{c} d] e', ['x', {}, 'a ', ['y', { c: true }, 'b'], ' d'], ' e'],
    [String.raw`:x[a \[b] c`, ['x', {}, 'a [b'], ' c'],
    [':x[a [b] c', ['x', {}, 'a [b'], ' c'],
  ] as const)('inline, can contain brackets: %s', async ([text, ...nodes]) => {
    expect(await nodesOf(text)).toEqual([['p', {}, ...nodes]]);
  });

  test('can be nested', async () => {
    const text = '::tabs\n  :::tab{label="A"}\n  one\n  :::\n  :::tab{label="B"}\n  two\n  :::\n::';
    expect(await nodesOf(text)).toEqual([['tabs', {}, ['tab', { label: 'A' }, 'one'], ['tab', { label: 'B' }, 'two']]]);
  });
});

test('removes comments', async () => {
  expect(await nodesOf('One\n\n<!-- a secret -->\n\n<!--\nof several lines\n-->\n\nTwo')).toEqual([
    ['p', {}, 'One'],
    ['p', {}, 'Two'],
  ]);
});

describe('code blocks', () => {
  const block = '```ts [app/main.ts] {1,3-4}\nconst a = 1;\n```';

  test('have a language, a file name and marked lines', async () => {
    expect(await nodesOf(block)).toEqual([
      [
        'pre',
        { language: 'ts', filename: 'app/main.ts', highlights: [1, 3, 4] },
        ['code', { class: 'language-ts' }, ['span', { class: 'line marked' }, 'const a = 1;', '\n']],
      ],
    ]);
  });

  test('inside a component are highlighted', async () => {
    const { body } = await parseMarkdown(`::card\n${block}\n::`, 'a.md', {
      highlight: (code, language) => Promise.resolve([['span', {}, `${language}: ${code}`]]),
    });
    expect(JSON.stringify(body.nodes)).toContain('["span",{"class":"line marked"},"ts: const a = 1;"]');
  });

  test('of an unknown language are not changed', async () => {
    const { body } = await parseMarkdown('```nope\nx < 1\n```', 'a.md', {
      highlight: () => Promise.resolve(undefined),
    });
    expect(body.nodes).toEqual([['pre', { language: 'nope' }, ['code', { class: 'language-nope' }, 'x < 1']]]);
  });

  test('contain markup as text', async () => {
    expect(JSON.stringify(await nodesOf('```html\n<script>alert(1)</script>\n```'))).toContain(
      '"<script>alert(1)</script>"',
    );
  });
});

test('returns the checkboxes of a task list', async () => {
  const [list] = await nodesOf('- [x] done');
  expect(JSON.stringify(list)).toMatch(/"input",\{[^}]*"checked":true/u);
});

test.for([
  ['道が乾きます。\nここに書く', '道が乾きます。ここに書く'],
  ['你好\n世界', '你好世界'],
  ['カタカナ\n（かっこ）', 'カタカナ（かっこ）'],
  ['日本語\nEnglish', '日本語\nEnglish'],
  ['안녕\n세계', '안녕\n세계'],
  ['Hello\nworld', 'Hello\nworld'],
])('joins the lines of %j as its script requires', async ([text = '', words]) => {
  expect(await nodesOf(text)).toEqual([['p', {}, words]]);
});

test('keeps hard line breaks in every script', async () => {
  expect(await nodesOf('你好  \n世界')).toEqual([['p', {}, '你好', ['br', {}], '\n世界']]);
});
