import { childrenOf, GENERATED, isElement, textOf } from '@recto/content';
import type { TreeNode } from '@recto/content';
import { parseMarkdown } from '@recto/content/markdown';
import { isInline } from './text-words.ts';

/** The text of a markdown file as a page would show it, with one line for every block. */
export async function markdownText(markdown: string): Promise<string> {
  const { body } = await parseMarkdown(markdown, 'page.md');
  return body.nodes.map(nodeText).join('\n');
}

function nodeText(node: TreeNode): string {
  if (!isElement(node)) return node;
  const [tag, { filename }] = node;
  if (tag === `${GENERATED}svg`) return '\n';
  // A page shows the file name above a code block.
  if (tag === 'pre') return `\n${typeof filename === 'string' ? filename : ''}\n${textOf(node)}\n`;
  const beside = isInline(tag) ? ' ' : '\n';
  return `${beside}${childrenOf(node).map(nodeText).join('')}${beside}`;
}
