const DIGITS = 16;

/** The front matter of a text, and in it the lines of `redirectFrom`. */
const FRONT_MATTER = /^---\n.*?\n---(?=\n|$)/su;
const FORMER_PATHS = /^redirectFrom:.*\n(?:[ \t]*- .*\n)*/mu;

/**
 * Names the state of a file that others are translated from: 16 hexadecimal digits of SHA-256 over its text.
 * Line ends, a byte order mark and blank lines at the end are an editor's business and do not count, nor do paths that
 * the page had before: a page that moves is still the page that was translated.
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

export function isSourceHash(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{16}$/u.test(value);
}
