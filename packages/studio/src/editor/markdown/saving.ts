import type { SourceBlock } from '@recto/content/source';
import type { Node } from '@tiptap/pm/model';
import type { MarkdownSource, OriginBlock } from './open-markdown.ts';
import type { OldChild } from './patch-sequence.ts';
import { reusedSource } from './reuse-source.ts';
import type { Writing } from './write-leaf.ts';

/** How much of a block is rewritten: see `saveMarkdown`. */
export type Level = 0 | 1 | 2 | 3 | 4;

export interface Saving {
  source: MarkdownSource;
  level: Level;
  prefix: string;
  /** Whether the block is in another that can be rewritten instead. */
  isNested: boolean;
}

export function isChanged({ origins }: MarkdownSource, node: Node): boolean {
  const origin = origins.get(Number(node.attrs['origin'] ?? -1));
  return !origin?.node.eq(node);
}

export function writingOf(saving: Saving): Writing {
  const { source, level, prefix } = saving;
  const lineEnd = source.tree.lineEnding;
  const reuse = (node: Node, at: string): string | undefined =>
    isChanged(source, node) ? undefined : reusedSource(source, node, at);
  return { prefix, lineEnd, isStrict: level > 0, ...(level < 3 && { reuse }) };
}

/** The prefix of a block's own lines: it may be indented more than its container asks for. */
export function ownPrefix({ source, prefix }: Saving, start: number): string {
  const { text } = source.tree;
  const lead = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return lead.startsWith(prefix) && lead.trim() === prefix.trim() ? lead : prefix;
}

export function oldChildren({ ids }: MarkdownSource, blocks: readonly OriginBlock[]): OldChild[] {
  return blocks.map((block) => ({ id: ids.get(block) ?? -1, start: block.start, end: block.end }));
}

interface ChildrenOptions {
  isLineHead?: boolean;
  isTight?: boolean;
  /** Called with each child of the document before it is written. */
  levelOf?: (node: Node) => Level;
}

/** Writes a container of blocks; what a list or a component is given to write its own. */
export type PatchChildren = (
  parent: Node,
  range: { start: number; end: number },
  blocks: readonly SourceBlock[],
  saving: Saving,
  options?: ChildrenOptions,
) => string;
