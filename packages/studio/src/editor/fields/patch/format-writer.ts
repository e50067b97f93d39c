import type { CollectionNode, FieldValue, SourceNode, Splice } from './source-tree.ts';

/** Options for writing a value. */
export interface WriteOptions {
  /** Whether the field holds a date. */
  isDate?: boolean | undefined;
}

/** Writes values in a format. Created for one text and its nodes. */
export interface FormatWriter {
  newline: string;
  /** Writes an entry of a collection, starting with its key or dash. */
  writeEntry(container: CollectionNode, key: string | undefined, value: FieldValue, options?: WriteOptions): string;
  /**
   * Replaces the value of a node. The attempt `same` keeps the style, anchor and tag of the old value; `safe` writes
   * the value without them, in a form that can hold any value.
   */
  replaceNode(node: SourceNode, value: FieldValue, attempt: 'same' | 'safe', options?: WriteOptions): Splice;
}
