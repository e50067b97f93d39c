const DIGITS = 16;

/** Front matter, and the lines of `redirectFrom` in it. */
const FRONT_MATTER = /^---\n.*?\n---(?=\n|$)/su;
const FORMER_PATHS = /^redirectFrom:.*\n(?:[ \t]*- .*\n)*/mu;

/**
 * Hashes the text of a file that others are translated from: the first 16 hexadecimal digits of SHA-256.
 * Line endings, a byte order mark and blank lines at the end are ignored, and so are former paths: a page that moves
 * does not need a new translation.
 */
export async function hashSource(text: string): Promise<string> {
  const plain = text
    .replace(/^\uFEFF/u, '')
    .replaceAll(/\r\n?/gu, '\n')
    .trimEnd()
    .replace(FRONT_MATTER, (fields) => fields.replace(FORMER_PATHS, ''));
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(plain)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, DIGITS);
}

/** Whether a value has the format of a source hash. */
export function isSourceHash(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{16}$/u.test(value);
}
