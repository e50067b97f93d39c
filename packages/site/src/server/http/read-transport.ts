/** Host names and IP addresses of the local machine. */
const LOCAL_HOST = /^(?:\[::1\]|127(?:\.\d+){3}|(?:.*\.)?localhost\.?)(?::\d+)?$/iu;
const IP_ADDRESS = /^(?:\[.*\]|[\d.]+)(?::\d+)?$/u;

/** How a request was transferred. */
export interface Transport {
  /** Over HTTPS, to a host for which browsers accept HSTS. */
  isSecure: boolean;
  /** In a secure context: over HTTPS, or to the local machine. */
  isTrusted: boolean;
}

/**
 * Reads how a request was transferred. It counts as HTTPS if the connection is encrypted, or if a header of the proxy
 * states so. A client can forge the header, but this affects only its own response, and browsers ignore HSTS over plain
 * HTTP. `localhost` gets no HSTS, since a browser would apply it to all its ports; RFC 6797, section 8.1.1 requires
 * browsers to ignore it for IP addresses.
 */
export function readTransport({ url, headers }: Pick<Request, 'url' | 'headers'>): Transport {
  const { protocol, host: named } = new URL(url);
  const host = headers.get('host') ?? named;
  const forwarded = headers.get('x-forwarded-proto')?.split(',').at(0)?.trim().toLowerCase();
  const standard = /(?:^|[;,\s])proto="?(\w+)/iu.exec(headers.get('forwarded') ?? '')?.[1]?.toLowerCase();
  const isEncrypted = protocol === 'https:' || forwarded === 'https' || standard === 'https';
  const isOwn = LOCAL_HOST.test(host);
  return { isSecure: isEncrypted && !isOwn && !IP_ADDRESS.test(host), isTrusted: isEncrypted || isOwn };
}
