import { expect, test } from 'vitest';
import { findYamlPosition } from './yaml-position.ts';

test.for([
  ['a name', 'ti', { path: [], field: undefined, textBeforeCursor: 'ti' }],
  ['a value', 'title: A\nkind: b', { path: [], field: 'kind', textBeforeCursor: 'b', siblings: ['title'] }],
  ['an empty value', 'kind: ', { path: [], field: 'kind', textBeforeCursor: '' }],
  [
    'a name in an object',
    'title: A\nseo:\n  ro',
    { path: ['seo'], field: undefined, textBeforeCursor: 'ro', siblings: [] },
  ],
  ['a name after an object', 'seo:\n  robots: x\nti', { path: [], siblings: ['seo'] }],
  ['a name in a list', 'links:\n  - to: /a\n    la', { path: ['links'], siblings: ['to'] }],
  ['the first name of an item', 'links:\n  - to: /a\n  - t', { path: ['links'], siblings: [] }],
  ['a list that is not indented', 'links:\n- to: /a\n- t', { path: ['links'], siblings: [] }],
  ['an object in an item', 'links:\n  - to: /a\n    inner:\n      t', { path: ['links', 'inner'], siblings: [] }],
  ['an item of a list', 'tags:\n  - a', { path: ['tags'], field: undefined, textBeforeCursor: 'a' }],
] as const)('finds %s', ([, text, expected]) => {
  expect(findYamlPosition(text.split('\n'))).toMatchObject(expected);
});

test('includes names below the position in the siblings', () => {
  expect(findYamlPosition([''], ['title: A', 'seo:', '  robots: x', 'draft: true'])).toMatchObject({
    siblings: ['title', 'seo', 'draft'],
  });
});

test('finds nothing in a sentence', () => {
  expect(findYamlPosition(['text: >', '  two words'])).toBeUndefined();
});
