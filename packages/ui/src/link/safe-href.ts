const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Except tabs and line ends: an address may span several lines, and parsing removes them, as a browser does. */
// oxlint-disable-next-line no-control-regex -- These are the ones that are refused.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/u;
const REFERENCE = /^[^/?]*&(?:#|amp|colon|newline|tab)/iu;

/** The address of a link, or `undefined` if following it could run code. The same rule as for content. */
export function safeHref(address: string | undefined): string | undefined {
  if (address === undefined || CONTROL.test(address) || REFERENCE.test(address)) return undefined;
  const url = URL.parse(address, 'https://site.invalid/');
  return url !== null && SCHEMES.has(url.protocol) ? address : undefined;
}
