/** An error that an author or developer can fix: what is wrong, where, and what to do. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  /** Identifies the kind of error, for programs. */
  readonly code: string;
  /** What to do about the error. */
  readonly hint: string;
  /** The file with the error, if it is in a file. */
  readonly file: string | undefined;
  /** Line, counted from 1. */
  readonly line: number | undefined;
  /** Column, counted from 1, if it is known. */
  readonly column: number | undefined;

  constructor(code: string, message: string, hint: string, position: FilePosition = {}) {
    super(message);
    this.code = code;
    this.hint = hint;
    this.file = position.file;
    this.line = position.line;
    this.column = position.column;
  }

  /** `file:line:column: message` and the hint on the next line, for a terminal or an overlay. */
  override toString(): string {
    const location = [this.file, this.line, this.line && this.column].filter((part) => part !== undefined).join(':');
    return `${location === '' ? '' : `${location}: `}${this.message}\n  ${this.hint}`;
  }
}

/** A position in a file. */
export interface FilePosition {
  file?: string | undefined;
  /** Line, counted from 1. */
  line?: number | undefined;
  /** Column, counted from 1, if the parser provides it. */
  column?: number | undefined;
}

/** Error for a collection that does not exist. */
export function unknownCollection(name: string, collections: readonly string[]): ContentError {
  return new ContentError(
    'collection/unknown',
    `Collection "${name}" does not exist.`,
    `Known collections: ${collections.join(', ')}. Add it to the configuration, or correct the name.`,
  );
}
