import type { ContentError } from '../errors.ts';
import type { MarkupUse } from './markup-use.ts';

/** A node of a parsed body: text, or `[tag, props, ...children]`. Plain data, never code. */
export type TreeNode = string | TreeElement;
/** An element of a parsed body: tag, properties and children. */
export type TreeElement = [tag: string, props: Props, ...children: TreeNode[]];
/** Properties of a component or attributes of an element. */
export type Props = Record<string, unknown>;

/** An entry of the table of contents. */
export interface TocEntry {
  /** Id of the heading. */
  id: string;
  /** Level of the heading. */
  depth: number;
  /** Text of the heading. */
  text: string;
}

/** First and last line of a block in its file, counted from 1. */
export type LineRange = [first: number, last: number];

/** The parsed body of a document. */
export interface DocumentBody {
  /** Blocks of the body. */
  nodes: TreeNode[];
  /** Table of contents. */
  toc: TocEntry[];
  /** Lines of each of `nodes`; `null` for generated nodes (the list of footnotes). */
  lines?: (LineRange | null)[];
  /** Blocks before `<!--more-->` or the configured separator. */
  excerpt?: TreeNode[];
  /** Text of the file, if the collection stores it. */
  raw?: string;
}

/** The content of a file before it becomes a row of its collection. */
export interface ParsedDocument {
  /** Front matter as written. */
  data: Record<string, unknown>;
  /** Parsed body. */
  body: DocumentBody;
  /** Line of each front matter field, and of nested ones by their path, for errors found later. */
  lines: Record<string, number>;
  /** Column of the value of each field. */
  columns?: Record<string, number>;
  /** Components and elements that may have to be reported. */
  uses?: MarkupUse[];
  /** Problems that do not prevent the page from being shown. */
  warnings?: ContentError[];
}

/**
 * Prefix of the tags of generated nodes, such as formulas and diagrams. A tag of an author begins with a letter or `$`,
 * so authors cannot write such nodes.
 */
export const GENERATED = '@';

/**
 * Property of a component that was written only as `:name`: the text to show if no component has the name. It is
 * internal and not passed to components.
 */
export const FALLBACK_TEXT = ':';

/** Returns whether a node is an element and not text. */
export function isElement(node: TreeNode): node is TreeElement {
  return typeof node !== 'string';
}

/** Returns the children of an element. */
export function childrenOf(node: TreeElement): TreeNode[] {
  return node.slice(2) as TreeNode[];
}

/** Returns the text of a node and its children. */
export function textOf(node: TreeNode): string {
  return isElement(node) ? childrenOf(node).map(textOf).join('') : node;
}
