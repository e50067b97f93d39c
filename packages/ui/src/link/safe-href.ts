const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

// oxlint-disable-next-line no-control-regex -- Browsers remove some of these before they read a scheme.
const CONTROL = /[\u0000-\u001F\u007F]/u;
const REFERENCE = /^[^/?]*&(?:#|amp|colon|newline|tab)/iu;

/** The address of a link, or nothing where following it could run something. The same rule as that of content. */
export function safeHref(address: string | undefined): string | undefined {
  if (address === undefined || CONTROL.test(address) || REFERENCE.test(address)) return undefined;
  const url = URL.parse(address, 'https://site.invalid/');
  return url !== null && SCHEMES.has(url.protocol) ? address : undefined;
}
