/** A name or an address, and perhaps a port. */
const HOST = /^(?:\[[\dA-Fa-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/u;

/**
 * Whether a `Host` header is valid. RFC 9112, section 3.2 requires 400 if it is not. It may be empty, for addresses
 * without a host; two headers arrive joined by a comma, and are refused.
 */
export function isValidHost(host: string): boolean {
  return host === '' || (HOST.test(host) && URL.canParse(`http://${host}`));
}
