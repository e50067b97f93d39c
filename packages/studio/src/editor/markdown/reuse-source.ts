import type { Node } from '@tiptap/pm/model';
import type { MarkdownSource } from './open-markdown.ts';

/** The lines of a block that stays as it is in another place: only what begins its lines is different. */
export function reusedSource({ tree, origins }: MarkdownSource, node: Node, prefix: string): string | undefined {
  const block = origins.get(Number(node.attrs['origin'] ?? -1))?.block;
  if (!block) return undefined;
  const { text, lineEnding } = tree;
  const lead = text.slice(text.lastIndexOf('\n', block.start - 1) + 1, block.start);
  // Signs that begin the containers of a block are spaces on its other lines.
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
