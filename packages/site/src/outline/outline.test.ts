import { plainTree, renderMarkdown } from '@recto/content';
import type { TreeNode } from '@recto/content';
import { expect, test } from 'vitest';
import { outlineCommand, outlineEntries, outlineFacts, outlineLinks, outlinePicture } from './outline.ts';
import { outlineComparison, outlinePlans } from './plans.ts';

const text = (nodes: readonly TreeNode[]): string => renderMarkdown(plainTree(nodes));

test('links are a list, and no links are none', () => {
  expect(text(outlineLinks([{ label: 'Start', to: '/en/docs' }]))).toBe('- [Start](/en/docs)\n');
  expect(outlineLinks([])).toEqual([]);
});

test('facts stand in one line, without those that are missing', () => {
  expect(text(outlineFacts('May 1, 2026', undefined, '', 'News'))).toBe('May 1, 2026 · News\n');
  expect(outlineFacts('', undefined)).toEqual([]);
});

test('a command can be pasted, and a picture has its words', () => {
  const nodes = [outlineCommand('npm create recto'), outlinePicture({ src: '/a.png', alt: 'A page' })];
  expect(text(nodes)).toBe('```bash\nnpm create recto\n```\n\n![A page](/a.png)\n');
});

test('entries are headings that lead to them', () => {
  const entries = [
    { title: 'Ink', path: '/en/blog/ink', description: 'It is wet.', facts: ['May 1, 2026'] },
    { title: 'Paper', path: '/en/blog/paper' },
  ];
  expect(text(outlineEntries(entries))).toBe(
    '## [Ink](/en/blog/ink)\n\nMay 1, 2026\n\nIt is wet.\n\n## [Paper](/en/blog/paper)\n',
  );
  expect(text(outlineEntries(entries.slice(1), 3))).toBe('### [Paper](/en/blog/paper)\n');
});

const plan = { description: 'For one.', cycle: '', features: ['Words'], button: { label: 'Take it', to: '/take' } };
const plans = [
  { ...plan, name: 'leaf', title: 'Leaf', price: 'Free' },
  { ...plan, name: 'book', title: 'Book', price: '$9', cycle: 'a month', badge: 'New' },
];

test('plans say what they cost, and what they have', () => {
  expect(text(outlinePlans(plans.slice(1)))).toBe(
    '## Book New\n\nFor one.\n\n**\\$9** · a month\n\n- Words\n\n[Take it](/take)\n',
  );
});

test('the comparison says in words what its screen says in signs', () => {
  const features = [
    { title: 'Pages', value: ['10', ''], plans: ['book'], soon: true },
    { title: 'More', includes: [{ title: 'Help', description: 'by mail', plans: ['book'] }] },
  ];
  const words = {
    'pricing.feature': 'Feature',
    'pricing.included': 'Included',
    'pricing.notIncluded': 'Not included',
    'pricing.soon': 'Coming soon',
  };
  expect(text([outlineComparison(plans, features, words)])).toBe(
    [
      '| Feature | Leaf | Book |',
      '| --- | --- | --- |',
      '| Pages | 10 | Coming soon |',
      '| **More** |  |  |',
      '| Help: by mail | Not included | Included |',
      '',
    ].join('\n'),
  );
});
