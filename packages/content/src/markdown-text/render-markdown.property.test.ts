import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { textOf } from '../parse/document.ts';
import type { TreeNode } from '../parse/document.ts';
import { parseMarkdown } from '../parse/markdown.ts';
import { plainTree } from '../plain/plain-tree.ts';
import { renderMarkdown } from './render-markdown.ts';

/** Pieces of markdown syntax, valid and invalid. */
const PIECES = [
  'word·x1·Zeit·水·「·」·。·سلام·*·**·_·__·~·~~·`·``·[·]·(·)·<·>·&·&lt;·!·#·##·-·--·+·1.·2)·|·$·$$·{·}·{{·:·::·:::·\\·=·==·"·\'·@·.·/',
  '<b>·</b>·<br>·https://a.test·www.a.test·a@b.test·[a](/b)·![a](/b)·[^1]·:badge[a]·:icon·{.a}·{a=b}·{{ $doc.x }}',
].flatMap((pieces) => pieces.split('·'));

const words = fc.array(fc.constantFrom(...PIECES, ' ', ' ', '\n'), { maxLength: 12 }).map((pieces) => pieces.join(''));

const inline = fc.oneof(
  words,
  words,
  words.map((text): TreeNode => ['code', {}, text]),
  words.map((text): TreeNode => ['a', { href: '/to' }, text]),
  fc
    .tuple(fc.constantFrom('em', 'strong', 'del', 'kbd', 'sup'), fc.array(words, { maxLength: 2 }))
    .map(([tag, inside]): TreeNode => [tag, {}, ...inside]),
);
const sentence = fc.array(inline, { maxLength: 4 });
const table = fc
  .array(sentence, { minLength: 1, maxLength: 3 })
  .map((cells): TreeNode => [
    'table',
    {},
    ['thead', {}, ['tr', {}, ...cells.map((cell): TreeNode => ['th', {}, ...cell])]],
    ['tbody', {}, ['tr', {}, ...cells.map((cell): TreeNode => ['td', {}, ...cell])]],
  ]);

const { block } = fc.letrec<{ block: TreeNode }>((tie) => {
  const inside = fc.array(tie('block'), { minLength: 1, maxLength: 2 });
  const items = fc.array(fc.oneof(inside, sentence), { minLength: 1, maxLength: 3 });
  return {
    block: fc.oneof(
      { maxDepth: 2 },
      sentence.map((nodes): TreeNode => ['p', {}, ...nodes]),
      sentence.map((nodes): TreeNode => ['h2', {}, ...nodes]),
      words.map((text): TreeNode => ['pre', { language: 'txt' }, ['code', {}, text]]),
      table,
      inside.map((nodes): TreeNode => ['blockquote', {}, ...nodes]),
      fc
        .tuple(fc.constantFrom('ul', 'ol'), items)
        .map(([tag, all]): TreeNode => [tag, {}, ...all.map((nodes): TreeNode => ['li', {}, ...nodes])]),
    ),
  };
});

/** Returns the text without spaces: rendering and parsing may change their number. */
function textWithoutSpaces(nodes: readonly TreeNode[]): string {
  return nodes.map(textOf).join('').replaceAll(/\s+/gu, '');
}

test('rendering any tree and parsing it again preserves its text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(block, { maxLength: 3 }), async (nodes) => {
      const tree = plainTree(nodes);
      const { body } = await parseMarkdown(`# First\n\n${renderMarkdown(tree)}`, 'a.md');
      expect(textWithoutSpaces(plainTree(body.nodes.slice(1)))).toBe(textWithoutSpaces(tree));
    }),
    { numRuns: 1000 },
  );
}, 60_000);
