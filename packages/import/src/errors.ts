/** Something that whoever runs the import can correct: what is wrong, and a way out. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly code: string;
  readonly hint: string;

  constructor(code: string, message: string, hint: string) {
    super(message);
    this.code = code;
    this.hint = hint;
  }
}
