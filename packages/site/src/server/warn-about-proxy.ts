import { createClientOf } from '@recto/content/node';
import type { ClientOf } from '@recto/content/node';

/** Addresses of this machine and of private networks, from which proxies send requests. */
const PRIVATE = ['127.0.0.0/8', '::1', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'];

const WARNING =
  '[recto] Requests come through a proxy, so all visitors share the limits of one client. Set trustProxy in recto.config.ts, or RECTO_TRUST_PROXY, to the number of your proxies.';

/**
 * Warns once if a request has come through a proxy that the configuration does not name. The header alone proves
 * nothing, because any client can send it, but a connection from a private address cannot come from the internet.
 */
export function warnAboutProxy(clientOf: ClientOf, warn: (text: string) => void = console.warn): ClientOf {
  const behindProxy = createClientOf(PRIVATE);
  let isDone = false;
  return (request) => {
    const client = clientOf(request);
    if (!isDone && request.headers.has('x-forwarded-for') && behindProxy(request) !== client) {
      isDone = true;
      warn(WARNING);
    }
    return client;
  };
}
