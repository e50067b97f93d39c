/** A cookie that no header can carry: what is wrong with it, and what to do instead. */
export class CookieError extends TypeError {
  override readonly name = 'CookieError';
  readonly code: string;

  constructor(code: string, problem: string, hint: string) {
    super(`${problem} ${hint}`);
    this.code = code;
  }
}

/** A sign as a developer can find it again, whatever a terminal would make of it: `"ü" (U+00FC)`. */
export function nameSign(sign: string): string {
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const isVisible = /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(sign);
  return isVisible ? `"${sign}" (U+${code})` : `U+${code}`;
}
