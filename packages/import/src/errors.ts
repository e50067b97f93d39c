/** An error that the user can correct: what is wrong, and a hint how to fix it. */
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
