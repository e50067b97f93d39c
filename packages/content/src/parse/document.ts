import type { ContentError } from '../errors.ts';
import type { MarkupUse } from './markup-use.ts';

/** A node of a parsed body: text, or `[tag, props, ...children]`. Plain data, never code. */
export type TreeNode = string | TreeElement;
export type TreeElement = [tag: string, props: Props, ...children: TreeNode[]];
export type Props = Record<string, unknown>;

export interface TocEntry {
  id: string;
  depth: number;
  text: string;
}

/** First and last line of the file that a block was written on, counted from 1. */
export type LineRange = [first: number, last: number];

export interface DocumentBody {
  nodes: TreeNode[];
  toc: TocEntry[];
  /** Where each of `nodes` was written; `null` for what no author wrote (the list of footnotes). */
  lines?: (LineRange | null)[];
  /** What stands before `<!--more-->`, or the comment that the configuration names instead. */
  excerpt?: TreeNode[];
  /** The file as it was written, where the collection keeps it. */
  raw?: string;
}

/** What a content file says, before it becomes a row of its collection. */
export interface ParsedDocument {
  /** Front matter as the author wrote it. */
  data: Record<string, unknown>;
  body: DocumentBody;
  /** Line of each front matter field, for faults found later. */
  lines: Record<string, number>;
  /** Column of the value of each field. */
  columns?: Record<string, number>;
  /** What may have to be reported of its components and elements. */
  uses?: MarkupUse[];
  /** What is wrong with its text, and does not keep it from being shown. */
  warnings?: ContentError[];
}

/**
 * Stands before the tags of formulas and diagrams, which the engine draws itself.
 * A tag that an author writes starts with a letter or `$`, so none can pass for one of these.
 */
export const DRAWN = '@';

/**
 * Property of a component that was written as `:name` and nothing else: what to show where no component has the name.
 * It is for the engine; no component gets it.
 */
export const WRITTEN = ':';

export function isElement(node: TreeNode): node is TreeElement {
  return typeof node !== 'string';
}

export function childrenOf(node: TreeElement): TreeNode[] {
  return node.slice(2) as TreeNode[];
}

export function textOf(node: TreeNode): string {
  return isElement(node) ? childrenOf(node).map(textOf).join('') : node;
}
