/** Why a person could not sign in. The sign-in page has a message for each. */
const SIGN_IN_ERRORS = ['denied', 'expired', 'failed', 'noEmail', 'noRole', 'tooManyAttempts', 'wrong'] as const;

/** Code of a sign-in error. */
export type SignInErrorCode = (typeof SIGN_IN_ERRORS)[number];

/** A rejected sign-in. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly code: SignInErrorCode;

  constructor(code: SignInErrorCode, options?: ErrorOptions) {
    super(`The sign-in was rejected: ${code}.`, options);
    this.code = code;
  }
}

/** Whether a text is the code of a sign-in error. */
export function isSignInErrorCode(code: string | null): code is SignInErrorCode {
  return (SIGN_IN_ERRORS as readonly (string | null)[]).includes(code);
}
