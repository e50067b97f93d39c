import { expect, test } from 'vitest';
import type { TreeNode } from '../parse/document.ts';
import { renderMarkdown } from './render-markdown.ts';

test.for([
  [
    'special characters are escaped',
    ['p', {}, '*a* `b` [c] <d> &amp; 1 < 2 a_b_c $5 \\n'],
    '\\*a\\* \\`b\\` \\[c\\] \\<d> \\&amp; 1 < 2 a_b_c \\$5 \\\\n\n',
  ],
  [
    'special characters at the start of lines are escaped',
    ['p', {}, '# a\n- b\n1. c\n> d\n---\n::e'],
    '\\# a\n\\- b\n1\\. c\n\\> d\n\\---\n\\::e\n',
  ],
  [
    'code with backticks',
    ['p', {}, ['code', {}, 'a `b` ``c``'], ['code', {}, '`']],
    '``` a `b` ``c`` ```<!-- -->`` ` ``\n',
  ],
  ['a longer fence', ['pre', { language: 'md' }, ['code', {}, '````\na\n````']], '`````md\n````\na\n````\n`````\n'],
  [
    'a cell with pipes',
    ['table', {}, ['tbody', {}, ['tr', {}, ['td', {}, 'a|b', ['br', {}], ['code', {}, '|']]]]],
    '|  |\n| --- |\n| a\\|b<br>`\\|` |\n',
  ],
  [
    'nested lists',
    ['ul', {}, ['li', {}, 'a', ['ol', { start: 1 }, ['li', {}, 'b']]], ['li', {}, ['input', { checked: '' }], 'c']],
    '- a\n  1. b\n- [x] c\n',
  ],
  ['emphasis inside of a word', ['p', {}, 'un', ['em', {}, 'believ'], 'able'], 'un*believ*able\n'],
  [
    'emphasis that needs an HTML element',
    ['p', {}, '彼は', ['strong', {}, '「はい」'], 'と'],
    '彼は<strong>「はい」</strong>と\n',
  ],
  ['emphasis in Arabic', ['p', {}, ['strong', {}, 'مرحبا'], ' بك'], '**مرحبا** بك\n'],
  ['spaces at the edge of emphasis', ['p', {}, 'a', ['strong', {}, ' b '], 'c'], 'a **b** c\n'],
  ['a hard break', ['p', {}, 'a', ['br', {}], '\nb'], 'a\\\nb\n'],
  ['a link to itself', ['p', {}, ['a', { href: 'https://a.test/b' }, 'https://a.test/b']], '<https://a.test/b>\n'],
  [
    'parentheses in a URL',
    ['p', {}, ['a', { href: '/a(b c)', title: 'the "d"' }, 'e']],
    '[e](/a\\(b%20c\\) "the \\"d\\"")\n',
  ],
  [
    'an image',
    ['p', {}, '!', ['a', { href: '/a' }, ['img', { src: '/b.png', alt: 'c]' }]]],
    '\\![![c\\]](/b.png)](/a)\n',
  ],
] as const)('%s', ([, node, expected]) => {
  expect(renderMarkdown([node as unknown as TreeNode])).toBe(expected);
});

test('two adjacent lists stay separate', () => {
  const list: TreeNode = ['ul', {}, ['li', {}, 'a']];
  expect(renderMarkdown([list, list, list])).toBe('- a\n\n* a\n\n- a\n');
});
