import { expect, test } from 'vitest';
import { findAttributePosition } from './attribute-position.ts';

test.for([
  ['::card{', { component: 'card', property: undefined, written: '' }],
  ['::card{ti', { component: 'card', property: undefined, written: 'ti', siblings: [] }],
  ['::card{title="A" t', { written: 't', siblings: ['title'] }],
  ['::card{title="A" .wide #id ', { written: '', siblings: ['title'] }],
  ['::card{title="A b', { property: 'title', written: 'A b', quote: '"', siblings: [] }],
  ['::card{icon=lucide:bo', { property: 'icon', written: 'lucide:bo', quote: '' }],
  ['::card{:open=', { property: 'open', written: '' }],
  ['a :badge[New]{color="', { component: 'badge', property: 'color', written: '', quote: '"' }],
  [':icon{name="a"} and :badge[x]{', { component: 'badge', written: '' }],
] as const)('finds %s', ([line, expected]) => {
  expect(findAttributePosition(line)).toMatchObject(expected);
});

test.for(['::card{title="A"}', '::card', 'braces {a', '[text]{.a', ''])('finds none in "%s"', (line) => {
  expect(findAttributePosition(line)).toBeUndefined();
});
