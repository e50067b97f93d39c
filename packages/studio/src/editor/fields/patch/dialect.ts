import type { CollectionNode, FieldValue, SourceNode, Splice } from './source-tree.ts';

export interface WriteOptions {
  /** The field holds a date. */
  isDate?: boolean | undefined;
}

/** How values are written in a format, made for one text and its nodes. */
export interface Dialect {
  newline: string;
  /** An entry for a collection, from its key or dash on. */
  writeEntry(container: CollectionNode, key: string | undefined, value: FieldValue, options?: WriteOptions): string;
  /**
   * Writes another value in the place of a node. The first attempt keeps the style of the old value, anchor and tag;
   * the second writes the value in the form that holds everything, without them.
   */
  replaceNode(node: SourceNode, value: FieldValue, attempt: 'same' | 'safe', options?: WriteOptions): Splice;
}
