/** The client of all requests whose sender is not known; they share their limits. */
export const UNKNOWN_CLIENT = 'unknown';

/**
 * The client of a request: the address that the platform reports. A header is used only if the site configures it, since
 * every client can send one, and only its last address, which your own proxy wrote; clients may have written the others.
 */
export function clientOf(request: Request, addressHeader: string | undefined): string {
  if (addressHeader === undefined) return groupOf((request as { ip?: string }).ip ?? UNKNOWN_CLIENT);
  return groupOf(request.headers.get(addressHeader)?.split(',').at(-1)?.trim() || UNKNOWN_CLIENT);
}

/** Some proxies add the port to the address; it differs for each connection. */
const WITH_PORT = /^(?:(?<v4>\d+\.\d+\.\d+\.\d+)|\[(?<v6>[^\]]+)\])(?::\d+)?$/u;

/** A line to the internet comes with as many IPv6 addresses as one likes: the first half of one names the line. */
function groupOf(written: string): string {
  const { v4, v6 } = WITH_PORT.exec(written)?.groups ?? {};
  const address = v4 ?? v6 ?? written;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address.slice(0, 100);
  const [head = '', tail] = address.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  return [...start, ...Array<string>(missing).fill('0'), ...end].slice(0, 4).join(':').toLowerCase().slice(0, 100);
}
