const SCHEMES = new Set(['http:', 'https:', 'ftp:', 'mailto:', 'tel:', 'xmpp:']);

/** Control characters except tabs and line breaks, which URL parsing removes: a URL may span several lines. */
// oxlint-disable-next-line no-control-regex -- Control characters are refused.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/u;

/**
 * Matches a URL whose scheme or colon is written as a character reference (`&#58;`), because a program that decodes
 * twice would read it as a scheme.
 */
const REFERENCE = /^[^/?]*&(?:#|amp|colon|newline|tab)/iu;

/**
 * Returns whether a URL is that of a page, a file, an e-mail or chat address, or a telephone number. It is parsed as in
 * a browser, so that no spelling can hide a scheme.
 */
export function isSafeUrl(text: string): boolean {
  if (CONTROL.test(text) || REFERENCE.test(text)) return false;
  const url = URL.parse(text, 'https://site.invalid/');
  return url !== null && SCHEMES.has(url.protocol);
}

/** Returns the URL, or `undefined` if it is not safe. */
export function safeUrl(url: string | undefined): string | undefined {
  return url !== undefined && isSafeUrl(url) ? url : undefined;
}

const CODE = new Set(['javascript:', 'vbscript:']);
const RASTER = /^\s*data:image\/(?:avif|gif|jpeg|png|webp)[;,]/iu;

/** Returns whether opening a URL runs code: a script, or a document that may contain one. */
export function runsCode(url: string): boolean {
  const decoded = url.replaceAll(/&(?:#x?[\da-f]+;?|colon;|newline;|tab;)/giu, decodeReference);
  const { protocol = '' } = URL.parse(decoded, 'https://site.invalid/') ?? {};
  return CODE.has(protocol) || (protocol === 'data:' && !RASTER.test(decoded));
}

function decodeReference(reference: string): string {
  const [, hex, decimal] = /^&#(?:x([\da-f]+)|(\d+))/iu.exec(reference) ?? [];
  if (hex === undefined && decimal === undefined) return /colon/iu.test(reference) ? ':' : '';
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}
