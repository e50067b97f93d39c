/** Why somebody could not sign in. The sign-in page has a sentence for each. */
const SIGN_IN_ERRORS = ['denied', 'expired', 'failed', 'noEmail', 'noRole', 'slow', 'wrong'] as const;

export type SignInErrorCode = (typeof SIGN_IN_ERRORS)[number];

export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly code: SignInErrorCode;

  constructor(code: SignInErrorCode, options?: ErrorOptions) {
    super(`The sign-in was refused: ${code}.`, options);
    this.code = code;
  }
}

export function isSignInErrorCode(code: string | null): code is SignInErrorCode {
  return (SIGN_IN_ERRORS as readonly (string | null)[]).includes(code);
}
