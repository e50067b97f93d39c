const LOCAL = /^(?:\[.*\]|[\d.]+|(?:.*\.)?localhost\.?)(?::\d+)?$/iu;

/**
 * Whether a visitor came over HTTPS to a host with a name: on a connection of this server, or of the proxy before it,
 * which says so. A visitor who says it instead of a proxy fools nobody else: over plain HTTP browsers ignore what they
 * are told then. A developer's own machine is left out, since a browser would apply it to all ports of `localhost`; for
 * numbers RFC 6797, section 8.1.1 has it ignored.
 */
export function isSecureRequest({ url, headers }: Pick<Request, 'url' | 'headers'>): boolean {
  const { protocol, host } = new URL(url);
  const forwarded = headers.get('x-forwarded-proto')?.split(',').at(0)?.trim().toLowerCase();
  const standard = /(?:^|[;,\s])proto="?(\w+)/iu.exec(headers.get('forwarded') ?? '')?.[1]?.toLowerCase();
  const isSecure = protocol === 'https:' || forwarded === 'https' || standard === 'https';
  return isSecure && !LOCAL.test(headers.get('host') ?? host);
}
