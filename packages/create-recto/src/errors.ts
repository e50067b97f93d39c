/** Something that whoever runs the command can mend: what is wrong, and a way out. */
export class CreateError extends Error {
  override readonly name = 'CreateError';
  readonly hint: string;
  /** 1 for what stands in the way, 2 for a call that makes no sense. */
  readonly exitCode: 1 | 2;

  constructor(message: string, hint: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.hint = hint;
    this.exitCode = exitCode;
  }
}

/** Something is wrong with how the command was called. */
export function misuse(message: string, hint: string): CreateError {
  return new CreateError(message, hint, 2);
}

/** Whoever was asked does not want to go on. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}
