/** A fault an author or developer can mend: what is wrong, where, and what to do about it. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly code: string;
  readonly hint: string;
  readonly file: string | undefined;
  readonly line: number | undefined;
  readonly column: number | undefined;

  constructor(code: string, message: string, hint: string, place: Place = {}) {
    super(message);
    this.code = code;
    this.hint = hint;
    this.file = place.file;
    this.line = place.line;
    this.column = place.column;
  }

  /** `file:line:column: what is wrong` and the hint below it, as a terminal or an overlay shows it. */
  override toString(): string {
    const place = [this.file, this.line, this.line && this.column].filter((part) => part !== undefined).join(':');
    return `${place === '' ? '' : `${place}: `}${this.message}\n  ${this.hint}`;
  }
}

export interface Place {
  file?: string | undefined;
  line?: number | undefined;
  /** Counted from 1, where the parser knows it. */
  column?: number | undefined;
}

export function unknownCollection(name: string, known: readonly string[]): ContentError {
  return new ContentError(
    'collection/unknown',
    `Collection "${name}" does not exist.`,
    `Known collections: ${known.join(', ')}. Add it to the configuration, or correct the name.`,
  );
}
