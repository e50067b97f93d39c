const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Tabs and line ends aside: an address may be broken over lines, and parsing it takes them out, as a browser does. */
// oxlint-disable-next-line no-control-regex -- These are the ones that are refused.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/u;
const REFERENCE = /^[^/?]*&(?:#|amp|colon|newline|tab)/iu;

/** The address of a link, or nothing where following it could run something. The same rule as that of content. */
export function safeHref(address: string | undefined): string | undefined {
  if (address === undefined || CONTROL.test(address) || REFERENCE.test(address)) return undefined;
  const url = URL.parse(address, 'https://site.invalid/');
  return url !== null && SCHEMES.has(url.protocol) ? address : undefined;
}
