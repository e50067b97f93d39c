import type { Node } from '@tiptap/pm/model';
import type { MarkdownSource } from './open-markdown.ts';

/**
 * Source lines of an unchanged block at another location, where only the line prefix differs; `undefined` if the prefix
 * cannot be replaced.
 */
export function reusedSource({ tree, origins }: MarkdownSource, node: Node, prefix: string): string | undefined {
  const block = origins.get(Number(node.attrs['origin'] ?? -1))?.block;
  if (!block) return undefined;
  const { text, lineEnding } = tree;
  const lead = text.slice(text.lastIndexOf('\n', block.start - 1) + 1, block.start);
  // Markers of the enclosing containers are replaced by spaces on the other lines of the block.
  const old = lead.replaceAll(/[^>\s]/gu, ' ');
  const [first = '', ...rest] = text.slice(block.start, block.end).split(/\r?\n/u);
  const lines = [first];
  for (const line of rest) {
    if (line.trim() === old.trim()) lines.push(prefix.trimEnd());
    else if (line.startsWith(old)) lines.push(prefix + line.slice(old.length));
    else return undefined;
  }
  return lines.join(lineEnding);
}
