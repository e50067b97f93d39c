import { TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { openMarkdown } from '../markdown/open-markdown.ts';
import { findPosition } from './find-position.ts';

const TEXT = `---
title: A
---

First words
and words

- item
- item
  - item

| a | b |
|---|---|
| a | b |

::card
Inside words

#title
Inside words
::

A :badge[Label] b
`;

/** The text before the caret in its block, and the index of that block. */
function caretAt(line: number, text: string, offset: number): [number, string] | undefined {
  const { source, doc } = openMarkdown(TEXT);
  const position = findPosition(source, doc, { line, text, offset });
  if (position === undefined) return undefined;
  const { $from } = TextSelection.near(doc.resolve(position));
  let index = -1;
  doc.descendants((node, at) => {
    if (node.isTextblock && at < $from.pos) index += 1;
    return !node.isTextblock;
  });
  return [index, $from.parent.textBetween(0, $from.parentOffset)];
}

test.for([
  [5, 'First words', 5, [0, 'First']],
  [6, 'and words', 3, [0, 'First words and']],
  [8, 'item', 2, [1, 'it']],
  [9, 'item', 2, [2, 'it']],
  [10, 'item', 2, [3, 'it']],
  [12, 'b', 1, [5, 'b']],
  [14, 'a', 1, [6, 'a']],
  [17, 'Inside words', 6, [8, 'Inside']],
  [20, 'Inside words', 6, [9, 'Inside']],
  [23, 'Label', 2, [10, 'A ']],
  [23, 'nowhere', 2, [10, '']],
  [1, '', 0, undefined],
] as const)('line %i, %j', ([line, text, offset, expected]) => {
  expect(caretAt(line, text, offset)).toEqual(expected);
});
