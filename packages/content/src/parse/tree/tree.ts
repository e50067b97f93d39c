import type { ContentError } from '../../errors.ts';
import type { LineRange, TreeElement, TreeNode } from '../document.ts';
import type { MarkupUse } from '../markup-use.ts';
import type { TextPosition } from '../written-urls.ts';
import type { CodeBlock } from './code-block.ts';

/** A formula that is rendered later. */
export interface Formula {
  /** Node that is replaced by the rendered formula. */
  node: TreeElement;
  /** TeX source. */
  source: string;
  /** Whether it is displayed as a block. */
  isBlock: boolean;
  /** Position of its first dollar sign in the file. */
  position: TextPosition;
}

/** Inline code that is highlighted later. */
export interface InlineCode {
  /** Node of the code. */
  node: TreeElement;
  /** Language of the code. */
  language: string;
}

/** A heading and its line in the file. */
export interface Heading {
  /** Node of the heading. */
  node: TreeElement;
  /** Line of the file, counted from 1. */
  line: number;
}

/** A parsed body with lists of the nodes that are processed later. */
export interface Tree {
  /** Blocks of the body. */
  nodes: TreeNode[];
  /** Lines of each of `nodes`; `null` for the list of footnotes. */
  lines: (LineRange | null)[];
  /** Number of `nodes` before the comment that ends the excerpt. */
  excerptEnd: number | undefined;
  /** Headings in order. */
  headings: Heading[];
  /** Ids of referenced footnotes and of their references. */
  noteIds: string[];
  /** Code blocks. */
  code: CodeBlock[];
  /** Inline code with a language. */
  inlineCode: InlineCode[];
  /** Formulas. */
  formulas: Formula[];
  /** Components and elements that may have to be reported. */
  uses: MarkupUse[];
  /** Warnings for text that is not shown. */
  warnings: ContentError[];
}

/** Creates a tree without nodes. */
export function createTree(): Tree {
  return {
    nodes: [],
    lines: [],
    excerptEnd: undefined,
    headings: [],
    noteIds: [],
    code: [],
    inlineCode: [],
    formulas: [],
    uses: [],
    warnings: [],
  };
}
