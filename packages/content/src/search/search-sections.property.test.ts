import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { childrenOf, isElement } from '../parse/document.ts';
import type { TreeNode } from '../parse/document.ts';
import { buildSearchSections } from './search-sections.ts';

const IGNORED = ['style', 'script', 'pre'];

const words = fc.array(fc.constantFrom('ab', 'b', 'c', 'ähm', '文', '👍'), { minLength: 1, maxLength: 4 });
const text = words.map((list) => list.join(' '));
/** Blocks whose text has no space at its ends, so that a missing space between blocks would join two words. */
const { block } = fc.letrec<{ block: TreeNode; sentence: TreeNode }>((tie) => ({
  sentence: fc
    .tuple(fc.constantFrom('p', 'li', 'td', 'card'), text, fc.constantFrom('em', 'code', 'badge'), text, text)
    .map(([tag, before, mark, inside, after]): TreeNode => [tag, {}, `${before} `, [mark, {}, inside], ` ${after}`]),
  block: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    tie('sentence'),
    fc.tuple(fc.integer({ min: 1, max: 6 }), text).map(([level, title]): TreeNode => [`h${level}`, { id: 'x' }, title]),
    fc.tuple(fc.constantFrom(...IGNORED), text).map(([tag, inside]): TreeNode => [tag, {}, inside]),
    fc
      .tuple(
        fc.constantFrom('div', 'ul', 'blockquote', 'tabs', 'template', 'style'),
        fc.array(tie('block'), { maxLength: 4 }),
      )
      .map(([tag, children]): TreeNode => [tag, {}, ...children]),
  ),
}));

/** Returns all words of the trees, without ignored tags. */
function wordsOf(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return node.split(' ').filter((word) => word !== '');
    return IGNORED.includes(node[0]) ? [] : wordsOf(childrenOf(node));
  });
}

test('contains all words of a body exactly once and in order', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 6 }), (nodes) => {
      const page = { path: '/a', title: 'Title', description: '', extension: 'md', body: { nodes, toc: [] } };
      const [first, ...others] = buildSearchSections([page], { ignoredTags: ['pre'] });
      const text = [first?.content, ...others.flatMap(({ title, content }) => [title, content])].join(' ');
      expect(wordsOf([text])).toEqual(wordsOf(nodes));
    }),
    { numRuns: 300 },
  );
});

test('a section always has a deeper level than its parents', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 12 }), (levels) => {
      const nodes = levels.map((level, index): TreeNode => [`h${level}`, { id: `${index}` }, `${level}`]);
      const page = { path: '/a', title: '1', description: '', extension: 'md', body: { nodes, toc: [] } };
      for (const { level, titles } of buildSearchSections([page])) {
        const trail = [...titles.map(Number), level];
        expect(trail).toEqual([...new Set(trail)].sort((a, b) => a - b));
      }
    }),
  );
});
