/** An error that the user can fix: what is wrong, and a hint how to fix it. */
export class CreateError extends Error {
  override readonly name = 'CreateError';
  readonly hint: string;
  /** 1 if the site cannot be created, 2 for invalid arguments. */
  readonly exitCode: 1 | 2;

  constructor(message: string, hint: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.hint = hint;
    this.exitCode = exitCode;
  }
}

/** Creates an error for invalid arguments. */
export function usageError(message: string, hint: string): CreateError {
  return new CreateError(message, hint, 2);
}

/** Thrown when the user cancels a question. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}
