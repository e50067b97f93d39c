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
  ['a callout is one of GitHub’s', '::note\nWords.\n::', '> [!NOTE]\n> Words.\n'],
  ['so is what was one', '> [!TIP]\n> Words.', '> [!TIP]\n> Words.\n'],
  ['one with a title begins with it', '::note{title="Look"}\nWords.\n::', '> **Look**\n>\n> Words.\n'],
  [
    'files of a group follow each other, with their names',
    '::code-group\n```ts [a.ts]\na\n```\n```ts [b.ts]\nb\n```\n::',
    '```ts [a.ts]\na\n```\n\n```ts [b.ts]\nb\n```\n',
  ],
  [
    'tabs follow each other, each below its label',
    '::tabs\n:::tab{label="One"}\nFirst.\n:::\n:::tab{label="Two"}\nSecond.\n:::\n::',
    '**One**\n\nFirst.\n\n**Two**\n\nSecond.\n',
  ],
  [
    'steps are headings',
    '::steps\n### One\nFirst.\n\n### Two\nSecond.\n::',
    '### One\n\nFirst.\n\n### Two\n\nSecond.\n',
  ],
  [
    'cards are links',
    '::card-group\n:::card{title="Files" to="/files"}\nWhat they hold.\n:::\n:::card{title="Rows"}\n:::\n::',
    '- [Files](/files)\n\n  What they hold.\n\n- **Rows**\n',
  ],
  [
    'fields are a list',
    '::fields\n:::field{name="type" type="string" required default="page"}\nIts kind.\n:::\n::',
    '- `type` string required Default: `page`\n\n  Its kind.\n',
  ],
  ['what opens is open', '::accordion\n:::accordion-item{label="Why?"}\nSo.\n:::\n::', '**Why?**\n\nSo.\n'],
  ['so is what has no name', '::collapsible\nMore.\n::', '**details**\n\nMore.\n'],
  ['details of HTML, too', '<details><summary>Why?</summary>\n\nSo.\n\n</details>', '**Why?**\n\nSo.\n'],
  [
    'a badge is a word, a key stays one, an icon is nothing',
    'A :badge[b], :kbd[K] :icon{name="x:y"}.',
    'A b, <kbd>K</kbd> .\n',
  ],
  ['an icon that is read aloud is its label', 'A :icon{name="x:y" label="star"}.', 'A star.\n'],
  [
    'of a component that nobody knows, its words stay',
    '::chart{title="Sales" description="By month." kind="bar"}\nMore.\n\n#foot\nLess.\n::',
    '**Sales**\n\nBy month.\n\nMore.\n\nLess.\n',
  ],
  [
    'what plays is a link',
    'A <video src="/a.mp4" title="A film"></video>.\n\n<iframe src="https://a.example/b"></iframe>',
    'A [A film](/a.mp4).\n\n<https://a.example/b>\n',
  ],
  ['in a sentence, too', 'A :chart[b]{label="of"} c.', 'A  of b  c.\n'],
] as const)('%s', async ([, text, expected]) => {
  expect(await plain(text)).toBe(expected);
});

test('the words of components are those of the language', async () => {
  const words = { 'field.required': 'obligatoire' };
  expect(await plain('::field{name="a" required}\n::', { words })).toBe('`a` obligatoire\n');
});

test('components of the site stand for what they stand for in a page', async () => {
  const components = {
    price: ({ amount }: Record<string, unknown>): TreeNode[] => [['p', {}, ['strong', {}, String(amount)]]],
    h2: (_: object, children: TreeNode[]): TreeNode[] => [['h2', {}, ['em', {}, ...children]]],
  };
  expect(await plain('## Now\n\n::price{amount="29"}\n::', { components })).toBe('## _Now_\n\n**29**\n');
});

test('a list whose items are headed is a part of the page', () => {
  const item = (name: string): TreeNode => ['li', {}, ['h3', {}, name], ['p', {}, 'Words.']];
  expect(renderMarkdown(plainTree([['ul', { class: 'features' }, item('One'), item('Two')]]))).toBe(
    '### One\n\nWords.\n\n### Two\n\nWords.\n',
  );
});

test('nothing that a page would not show gets through', () => {
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
