import { expect, test } from 'vitest';
import { findAttributePosition } from './attribute-position.ts';

test.for([
  ['::card{', { component: 'card', property: undefined, textBeforeCursor: '' }],
  ['::card{ti', { component: 'card', property: undefined, textBeforeCursor: 'ti', siblings: [] }],
  ['::card{title="A" t', { textBeforeCursor: 't', siblings: ['title'] }],
  ['::card{title="A" .wide #id ', { textBeforeCursor: '', siblings: ['title'] }],
  ['::card{title="A b', { property: 'title', textBeforeCursor: 'A b', quote: '"', siblings: [] }],
  ['::card{icon=lucide:bo', { property: 'icon', textBeforeCursor: 'lucide:bo', quote: '' }],
  ['::card{:open=', { property: 'open', textBeforeCursor: '' }],
  ['a :badge[New]{color="', { component: 'badge', property: 'color', textBeforeCursor: '', quote: '"' }],
  [':icon{name="a"} and :badge[x]{', { component: 'badge', textBeforeCursor: '' }],
] as const)('finds %s', ([line, expected]) => {
  expect(findAttributePosition(line)).toMatchObject(expected);
});

test.for(['::card{title="A"}', '::card', 'braces {a', '[text]{.a', ''])('finds none in "%s"', (line) => {
  expect(findAttributePosition(line)).toBeUndefined();
});
