import type { ParsedDocument } from '../parse/document.ts';

/** A file before it is parsed. */
export interface SourceText {
  /** Name of the file in error messages. */
  file: string;
  /** Text of the file. */
  text: string;
}

type Awaitable<T> = T | Promise<T>;

/** Parses an additional file format, or changes parsed documents. Its result must depend only on its arguments. */
export interface Transformer {
  /** Name in error messages. */
  name: string;
  /** File extensions it applies to, without the dot. */
  extensions: readonly string[];
  /** Parses a text into documents, instead of the built-in parser. */
  parse?: (source: SourceText) => Awaitable<ParsedDocument[]>;
  /** Returns a changed document. */
  transform?: (document: ParsedDocument, source: SourceText) => Awaitable<ParsedDocument>;
}

/** Functions that are called for every file; a returned value replaces the argument. */
export interface Hooks {
  /** Called with the text of a file; may return a changed text. */
  beforeParse?: (source: SourceText) => Awaitable<string | undefined>;
  /** Called with a parsed document before it becomes a row; may return a changed document. */
  afterParse?: (document: ParsedDocument, source: SourceText) => Awaitable<ParsedDocument | undefined>;
}
