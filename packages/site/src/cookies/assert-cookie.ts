import type { CookieOptions } from './cookie.ts';

/** Error for a cookie that is not valid in a header, with a hint. */
export class CookieError extends TypeError {
  override readonly name = 'CookieError';
  readonly code: string;

  constructor(code: string, problem: string, hint: string) {
    super(`${problem} ${hint}`);
    this.code = code;
  }
}

/** Describes a character with its code point, since a terminal may not show it: `"ü" (U+00FC)`. */
function describeCharacter(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const isVisible = /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character);
  return isVisible ? `"${character}" (U+${code})` : `U+${code}`;
}

/** RFC 6265: a name is a token, a value consists of cookie-octets. Both are ASCII without control characters. */
const NOT_IN_NAME = /[^!#$%&'*+\-.^_`|~\dA-Za-z]/u;
const NOT_IN_VALUE = /[^\u{21}\u{23}-\u{2B}\u{2D}-\u{3A}\u{3C}-\u{5B}\u{5D}-\u{7E}]/u;
/** A semicolon would end the path, and a control character the header. */
const NOT_IN_PATH = /[^\u{20}-\u{3A}\u{3C}-\u{7E}]/u;

/** Maximum length of name and value together; browsers silently drop longer cookies. */
const MAX_BYTES = 4096;

/** Throws if a cookie name contains characters that are not valid in a header. */
export function assertCookieName(name: string): void {
  if (name === '') throw new CookieError('cookie/name', 'A cookie has no name.', 'Give it one.');
  const character = NOT_IN_NAME.exec(name)?.[0];
  if (character === undefined) return;
  throw new CookieError(
    'cookie/name',
    `The cookie name ${JSON.stringify(name)} contains ${describeCharacter(character)}.`,
    "A name consists of letters A to Z, digits and !#$%&'*+-.^_`|~ only.",
  );
}

/** Throws if a cookie value contains characters that are not valid in a header, or is too long. */
export function assertCookieValue(name: string, value: string): void {
  const character = NOT_IN_VALUE.exec(value)?.[0];
  if (character !== undefined) {
    // The value may be a secret, so the message has only the invalid character.
    throw new CookieError(
      'cookie/value',
      `The value of the cookie "${name}" contains ${describeCharacter(character)}, which is not valid in a header.`,
      'Encode the value with encodeURIComponent, and decode it where you read it.',
    );
  }
  const bytes = name.length + value.length;
  if (bytes <= MAX_BYTES) return;
  throw new CookieError(
    'cookie/length',
    `The cookie "${name}" is ${bytes} bytes long; browsers accept at most ${MAX_BYTES}.`,
    'Store less in it, or use localStorage.',
  );
}

/** Throws for options with which browsers would silently reject the cookie. */
export function assertCookieOptions(name: string, options: CookieOptions): void {
  const { path, maxAge, sameSite, secure = false } = options;
  const character = path === undefined ? undefined : NOT_IN_PATH.exec(path)?.[0];
  if (character !== undefined)
    throwInvalidOption(name, 'path', `a path with ${describeCharacter(character)}`, 'Encode the path with encodeURI.');
  if (path !== undefined && !path.startsWith('/')) {
    throwInvalidOption(name, 'path', `the path "${path}"`, 'A path starts with a slash.');
  }
  if (maxAge !== undefined && !Number.isSafeInteger(maxAge)) {
    throwInvalidOption(
      name,
      'max-age',
      `the age ${maxAge}`,
      'An age is a whole number of seconds; 0 deletes the cookie.',
    );
  }
  if (sameSite === 'none' && !secure) {
    throwInvalidOption(name, 'same-site', 'same-site "none" without secure', 'Set secure as well, or choose "lax".');
  }
  // Browsers compare the prefixes case-insensitively, so that no spelling circumvents them.
  if (/^__(?:secure|host)-/iu.test(name) && !secure) {
    throwInvalidOption(
      name,
      'prefix',
      'a prefix that requires secure, without it',
      'Set secure, or choose another name.',
    );
  }
  if (/^__host-/iu.test(name) && path !== '/') {
    throwInvalidOption(
      name,
      'prefix',
      'a prefix that requires the path "/", without it',
      'Set the path "/", or choose another name.',
    );
  }
}

function throwInvalidOption(name: string, code: string, what: string, hint: string): never {
  throw new CookieError(`cookie/${code}`, `The cookie "${name}" has ${what}.`, hint);
}
