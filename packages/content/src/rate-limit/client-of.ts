/** Identifies all requests whose client address is not known; they share one limit. */
export const UNKNOWN_CLIENT = 'unknown';

/**
 * Returns the client of a request for rate limiting: the IP address that the platform reports. A header is used only if
 * the site configures it, since any client can send one, and only its last address, which the site's own proxy wrote;
 * the others may come from the client.
 */
export function clientOf(request: Request, addressHeader: string | undefined): string {
  if (addressHeader === undefined) return clientGroup((request as { ip?: string }).ip ?? UNKNOWN_CLIENT);
  return clientGroup(request.headers.get(addressHeader)?.split(',').at(-1)?.trim() || UNKNOWN_CLIENT);
}

/** Matches an address with a port: some proxies add it, and it differs for each connection. */
const WITH_PORT = /^(?:(?<v4>\d+\.\d+\.\d+\.\d+)|\[(?<v6>[^\]]+)\])(?::\d+)?$/u;

/** Shortens an IPv6 address to its first 64 bits: one internet connection can use any address that shares them. */
function clientGroup(client: string): string {
  const { v4, v6 } = WITH_PORT.exec(client)?.groups ?? {};
  const address = v4 ?? v6 ?? client;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address.slice(0, 100);
  const [head = '', tail] = address.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  return [...start, ...Array<string>(missing).fill('0'), ...end].slice(0, 4).join(':').toLowerCase().slice(0, 100);
}
