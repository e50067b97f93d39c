import type { ParsedDocument } from '../parse/document.ts';

/** A file on its way to being rows. */
export interface SourceText {
  /** Name of the file, as faults show it. */
  file: string;
  text: string;
}

type Awaitable<T> = T | Promise<T>;

/** Reads a format the engine does not know, or changes what was read. It must depend on nothing but its arguments. */
export interface Transformer {
  /** What messages call it. */
  name: string;
  /** Kinds of file it takes, without the dot. */
  extensions: readonly string[];
  /** Makes documents of a text, in the place of the engine. */
  parse?: (source: SourceText) => Awaitable<ParsedDocument[]>;
  /** Makes another document of one that was parsed. */
  transform?: (document: ParsedDocument, source: SourceText) => Awaitable<ParsedDocument>;
}

/** Called for every file; what they return takes the place of what they got. */
export interface Hooks {
  /** Gets the text of a file, and may give another one. */
  beforeParse?: (source: SourceText) => Awaitable<string | undefined>;
  /** Gets a document before it is a row, and may give another one. */
  afterParse?: (document: ParsedDocument, source: SourceText) => Awaitable<ParsedDocument | undefined>;
}
