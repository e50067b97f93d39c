const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Control characters except tabs and line breaks, which URL parsing removes, as browsers do. */
// oxlint-disable-next-line no-control-regex -- these characters are rejected
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/u;
const REFERENCE = /^[^/?]*&(?:#|amp|colon|newline|tab)/iu;

/** Returns the URL of a link, or `undefined` if following it could run code. The same rule applies to content. */
export function safeHref(address: string | undefined): string | undefined {
  if (address === undefined || CONTROL.test(address) || REFERENCE.test(address)) return undefined;
  const url = URL.parse(address, 'https://site.invalid/');
  return url !== null && SCHEMES.has(url.protocol) ? address : undefined;
}
