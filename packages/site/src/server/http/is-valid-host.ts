/** A name or an address, and perhaps a port. */
const HOST = /^(?:\[[\dA-Fa-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/u;

/**
 * Whether a `Host` header is one. RFC 9112, section 3.2 asks for 400 where it is not. It may be empty, for addresses
 * without a host; two of them arrive joined by a comma, and are refused.
 */
export function isValidHost(host: string): boolean {
  return host === '' || (HOST.test(host) && URL.canParse(`http://${host}`));
}
