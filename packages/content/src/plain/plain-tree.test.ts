import { expect, test } from 'vitest';
import { renderMarkdown } from '../markdown-text/render-markdown.ts';
import type { TreeNode } from '../parse/document.ts';
import { parseMarkdown } from '../parse/markdown.ts';
import { plainTree } from './plain-tree.ts';
import type { PlainTreeOptions } from './plain-tree.ts';

async function plain(text: string, options?: PlainTreeOptions): Promise<string> {
  const { body } = await parseMarkdown(text, 'a.md');
  return renderMarkdown(plainTree(body.nodes, options));
}

test.for([
  ['renders a callout in GitHub syntax', '::note\nWords.\n::', '> [!NOTE]\n> Words.\n'],
  ['keeps a callout in GitHub syntax', '> [!TIP]\n> Words.', '> [!TIP]\n> Words.\n'],
  ['renders the title of a callout as bold text', '::note{title="Look"}\nWords.\n::', '> **Look**\n>\n> Words.\n'],
  [
    'renders the files of a code group one after the other, with their names',
    '::code-group\n```ts [a.ts]\na\n```\n```ts [b.ts]\nb\n```\n::',
    '```ts [a.ts]\na\n```\n\n```ts [b.ts]\nb\n```\n',
  ],
  [
    'renders tabs one after the other, each below its label',
    '::tabs\n:::tab{label="One"}\nFirst.\n:::\n:::tab{label="Two"}\nSecond.\n:::\n::',
    '**One**\n\nFirst.\n\n**Two**\n\nSecond.\n',
  ],
  [
    'renders steps as headings',
    '::steps\n### One\nFirst.\n\n### Two\nSecond.\n::',
    '### One\n\nFirst.\n\n### Two\n\nSecond.\n',
  ],
  [
    'renders cards as a list of links',
    '::card-group\n:::card{title="Files" to="/files"}\nWhat they hold.\n:::\n:::card{title="Rows"}\n:::\n::',
    '- [Files](/files)\n\n  What they hold.\n\n- **Rows**\n',
  ],
  [
    'renders fields as a list',
    '::fields\n:::field{name="type" type="string" required default="page"}\nIts kind.\n:::\n::',
    '- `type` string required Default: `page`\n\n  Its kind.\n',
  ],
  [
    'renders the content of accordion items',
    '::accordion\n:::accordion-item{label="Why?"}\nSo.\n:::\n::',
    '**Why?**\n\nSo.\n',
  ],
  ['renders a collapsible without a name', '::collapsible\nMore.\n::', '**details**\n\nMore.\n'],
  ['renders an HTML details element', '<details><summary>Why?</summary>\n\nSo.\n\n</details>', '**Why?**\n\nSo.\n'],
  [
    'replaces a badge by its text, keeps a key, and removes an icon',
    'A :badge[b], :kbd[K] :icon{name="x:y"}.',
    'A b, <kbd>K</kbd> .\n',
  ],
  ['replaces an icon by its label', 'A :icon{name="x:y" label="star"}.', 'A star.\n'],
  [
    'keeps the texts of an unknown component',
    '::chart{title="Sales" description="By month." kind="bar"}\nMore.\n\n#foot\nLess.\n::',
    '**Sales**\n\nBy month.\n\nMore.\n\nLess.\n',
  ],
  [
    'replaces embedded media by links',
    'A <video src="/a.mp4" title="A film"></video>.\n\n<iframe src="https://a.example/b"></iframe>',
    'A [A film](/a.mp4).\n\n<https://a.example/b>\n',
  ],
  ['keeps the texts of an unknown component in a sentence', 'A :chart[b]{label="of"} c.', 'A  of b  c.\n'],
] as const)('%s', async ([, text, expected]) => {
  expect(await plain(text)).toBe(expected);
});

test('uses the interface texts of the language for components', async () => {
  const messages = { 'field.required': 'obligatoire' };
  expect(await plain('::field{name="a" required}\n::', { messages })).toBe('`a` obligatoire\n');
});

test('replaces components of the site by the elements that they return', async () => {
  const components = {
    price: ({ amount }: Record<string, unknown>): TreeNode[] => [['p', {}, ['strong', {}, String(amount)]]],
    h2: (_: object, children: TreeNode[]): TreeNode[] => [['h2', {}, ['em', {}, ...children]]],
  };
  expect(await plain('## Now\n\n::price{amount="29"}\n::', { components })).toBe('## _Now_\n\n**29**\n');
});

test('replaces a list by its items if all of them begin with a heading', () => {
  const item = (name: string): TreeNode => ['li', {}, ['h3', {}, name], ['p', {}, 'Words.']];
  expect(renderMarkdown(plainTree([['ul', { class: 'features' }, item('One'), item('Two')]]))).toBe(
    '### One\n\nWords.\n\n### Two\n\nWords.\n',
  );
});

test('removes everything that a page would not show', () => {
  const nodes: TreeNode[] = [
    ['script', {}, 'alert(1)'],
    ['p', {}, ['a', { href: 'javascript:alert(1)' }, 'go'], ['img', { src: 'data:x', alt: 'seen' }]],
    ['chart', {}, ['style', {}, 'p {}'], 'kept'],
  ];
  expect(plainTree(nodes)).toEqual([
    ['p', {}, 'goseen'],
    ['p', {}, 'kept'],
  ]);
});
