/** The client of all requests whose sender is not known; they share their limits. */
export const ANYBODY = 'anybody';

/**
 * Who asks, as far as it can be told: the address that the platform names. A header counts only where the site names
 * it, since anybody can send one, and only its last address, since your own proxy wrote that one and visitors the rest.
 */
export function clientOf(request: Request, addressHeader: string | undefined): string {
  if (addressHeader === undefined) return groupOf((request as { ip?: string }).ip ?? ANYBODY);
  return groupOf(request.headers.get(addressHeader)?.split(',').at(-1)?.trim() || ANYBODY);
}

/** Some proxies write the port behind the address; each connection has another one. */
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
