import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { childrenOf, isElement } from '../parse/document.ts';
import type { TreeNode } from '../parse/document.ts';
import { parseMarkdown } from '../parse/markdown.ts';
import { plainTree } from '../plain/plain-tree.ts';
import { renderMarkdown } from './render-markdown.ts';

const ROOT = new URL('../../../../', import.meta.url).pathname;
const FILES = globSync(['docs/content/**/*.md', 'templates/*/content/**/*.md'], { cwd: ROOT });

const INLINE = new Set(['a', 'br', 'code', 'del', 'em', 'img', 'input', 'kbd', 'strong', 'sub', 'sup']);

/** Returns the content of a tree, block by block, with the spaces that a page would show. */
function sayings(nodes: readonly TreeNode[]): unknown[] {
  const parts: unknown[] = [];
  let words = '';
  const end = (): void => {
    const text = words.replaceAll(/\s+/gu, ' ').trim();
    if (text !== '') parts.push(text);
    words = '';
  };
  for (const node of nodes) {
    if (!isElement(node)) words += node;
    else if (node[0].startsWith('@')) words += `<${JSON.stringify(node[1]['source'])}>`;
    else if (INLINE.has(node[0])) words += `<${node[0]}${JSON.stringify([node[1], sayings(childrenOf(node))])}>`;
    else {
      end();
      // Code keeps its spaces. Ids are derived from the text.
      const inside = node[0] === 'pre' ? childrenOf(node) : sayings(childrenOf(node));
      parts.push([node[0], { ...node[1], id: '' }, ...inside]);
    }
  }
  end();
  return parts;
}

test('there are files to read', () => {
  expect(FILES.length).toBeGreaterThan(100);
});

test.for(FILES)('%s has the same content after rendering and parsing', async (file) => {
  const { body } = await parseMarkdown(readFileSync(ROOT + file, 'utf8'), file);
  const tree = plainTree(body.nodes);
  const again = await parseMarkdown(renderMarkdown(tree), 'again.md');
  expect(sayings(plainTree(again.body.nodes))).toEqual(sayings(tree));
});
