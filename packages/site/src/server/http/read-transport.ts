/** Names and numbers of a visitor's own machine. */
const OWN_MACHINE = /^(?:\[::1\]|127(?:\.\d+){3}|(?:.*\.)?localhost\.?)(?::\d+)?$/iu;
const NUMBER = /^(?:\[.*\]|[\d.]+)(?::\d+)?$/u;

/** How a visitor came. */
export interface Transport {
  /** Over HTTPS, to a host that browsers can remember it of. */
  isSecure: boolean;
  /** In a way that browsers trust: over HTTPS, or from their own machine. */
  isTrusted: boolean;
}

/**
 * Over HTTPS is a visitor on a connection of this server, or of the proxy before it, which says so. A visitor who says it
 * instead of a proxy fools nobody else: over plain HTTP browsers ignore what they are told then. A developer's own machine
 * has nothing to remember, since a browser would apply it to all ports of `localhost`; for numbers RFC 6797, section
 * 8.1.1 has it ignored.
 */
export function readTransport({ url, headers }: Pick<Request, 'url' | 'headers'>): Transport {
  const { protocol, host: named } = new URL(url);
  const host = headers.get('host') ?? named;
  const forwarded = headers.get('x-forwarded-proto')?.split(',').at(0)?.trim().toLowerCase();
  const standard = /(?:^|[;,\s])proto="?(\w+)/iu.exec(headers.get('forwarded') ?? '')?.[1]?.toLowerCase();
  const isEncrypted = protocol === 'https:' || forwarded === 'https' || standard === 'https';
  const isOwn = OWN_MACHINE.test(host);
  return { isSecure: isEncrypted && !isOwn && !NUMBER.test(host), isTrusted: isEncrypted || isOwn };
}
