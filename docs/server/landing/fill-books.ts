import { isElement } from '@recto/content';
import type { TreeElement, TreeNode } from '@recto/content';
import { parseMarkdown } from '@recto/content/markdown';

/**
 * Opens the books of a page. An author writes a file into one, as a block of code:
 * its text becomes the left page, and what the engine makes of it the right one.
 */
export async function fillBooks(nodes: readonly TreeNode[]): Promise<TreeNode[]> {
  return await Promise.all(nodes.map(async (node) => (isBook(node) ? await fillBook(node) : node)));
}

async function fillBook([tag, props, ...children]: TreeElement): Promise<TreeNode> {
  const block = children.find((child) => isElement(child) && child[0] === 'pre');
  if (!block || !isElement(block)) return [tag, props, ...children];
  const file = typeof block[1]['filename'] === 'string' ? block[1]['filename'] : 'page.md';
  const source = textOf(block).replace(/\n$/u, '');
  const { data, body } = await parseMarkdown(source, file);
  const { title, description } = data;
  return [tag, { ...props, file, source, title, description }, ...body.nodes];
}

function isBook(node: TreeNode): node is TreeElement {
  return isElement(node) && node[0] === 'open-book';
}

function textOf(node: TreeNode): string {
  return isElement(node) ? (node.slice(2) as TreeNode[]).map(textOf).join('') : node;
}
