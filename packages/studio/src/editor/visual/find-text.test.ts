import { expect, test } from 'vitest';
import { openMarkdown } from '../markdown/open-markdown.ts';
import { findText } from './find-text.ts';

const wordsAt = (text: string, query: string): string[] => {
  const { doc } = openMarkdown(text);
  return findText(doc, query).map(({ from, to }) => doc.textBetween(from, to));
};

test.for([
  ['One two, ONE.', 'one', ['One', 'ONE']],
  ['A **bo**ld word', 'bold', ['bold']],
  ['- item\n- Item\n\n> item', 'item', ['item', 'Item', 'item']],
  ['![alt](x.png) after', 'after', ['after']],
  ['aaaa', 'aa', ['aa', 'aa']],
  [':badge[New] after <kbd>K</kbd>, later', 'later', ['later']],
  ['A :badge[after] after', 'after', ['after']],
  ['\u0130\u0130 after', 'after', ['after']],
  ['Nothing', '', []],
  ['One\n\ntwo', 'one two', []],
] as const)('in %j, finds %j as %j', ([text, query, expected]) => {
  expect(wordsAt(text, query)).toEqual(expected);
});
