import type { SourceBlock } from '@recto/content/source';
import type { Node } from '@tiptap/pm/model';
import type { MarkdownSource, OriginBlock } from './open-markdown.ts';
import type { OldChild } from './patch-sequence.ts';
import { reusedSource } from './reuse-source.ts';
import type { BlockWriteOptions } from './write-leaf.ts';

/** How much of a block is rewritten. */
export const LEVEL = {
  /** As few characters as possible. */
  minimal: 0,
  /** The same with every special character escaped. */
  escaped: 1,
  /** Changed leaves as a whole. */
  leaves: 2,
  /** The containers of changed leaves, with blank lines between blocks. */
  containers: 3,
  /** The whole block. */
  block: 4,
} as const;

/** A value of `LEVEL`. */
export type Level = (typeof LEVEL)[keyof typeof LEVEL];

/** State while a document is saved. */
export interface SaveContext {
  source: MarkdownSource;
  level: Level;
  /** Prefix of the lines of the current container. */
  prefix: string;
  /** Whether the block is in a container that can be rewritten instead. */
  isNested: boolean;
}

/** Whether a node differs from the file. */
export function isNodeChanged({ origins }: MarkdownSource, node: Node): boolean {
  const origin = origins.get(Number(node.attrs['origin'] ?? -1));
  return !origin?.node.eq(node);
}

/** Options for writing new markdown in the current state. */
export function writeOptionsOf(saving: SaveContext): BlockWriteOptions {
  const { source, level, prefix } = saving;
  const lineEnd = source.tree.lineEnding;
  const reuse = (node: Node, at: string): string | undefined =>
    isNodeChanged(source, node) ? undefined : reusedSource(source, node, at);
  return { prefix, lineEnd, isStrict: level >= LEVEL.escaped, ...(level < LEVEL.containers && { reuse }) };
}

/** Prefix of the lines of a block, which may be indented more than its container requires. */
export function blockPrefix({ source, prefix }: SaveContext, start: number): string {
  const { text } = source.tree;
  const lead = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return lead.startsWith(prefix) && lead.trim() === prefix.trim() ? lead : prefix;
}

/** Ids and ranges of the children of a container in the file. */
export function listOldChildren({ ids }: MarkdownSource, blocks: readonly OriginBlock[]): OldChild[] {
  return blocks.map((block) => ({ id: ids.get(block) ?? -1, start: block.start, end: block.end }));
}

interface ChildrenOptions {
  startsOnNewLine?: boolean;
  isTight?: boolean;
  /** Returns the level of a child of the document. */
  levelOf?: (node: Node) => Level;
}

/** Writes the children of a container. Passed to lists and components, which have children themselves. */
export type PatchChildren = (
  parent: Node,
  range: { start: number; end: number },
  blocks: readonly SourceBlock[],
  saving: SaveContext,
  options?: ChildrenOptions,
) => string;
