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
  name: string;
  /** Kinds of file it takes, without the dot. */
  extensions: readonly string[];
  parse?: (source: SourceText) => Awaitable<ParsedDocument[]>;
  transform?: (document: ParsedDocument, source: SourceText) => Awaitable<ParsedDocument>;
}

/** Called for every file; what they return takes the place of what they got. */
export interface Hooks {
  beforeParse?: (source: SourceText) => Awaitable<string | undefined>;
  afterParse?: (document: ParsedDocument, source: SourceText) => Awaitable<ParsedDocument | undefined>;
}
