import { parseLimit } from './parse-limit.ts';

/** Limits for the connections of a server. Times are in seconds; 0 means no limit. */
export interface ConnectionLimits {
  /** Time for the headers of a request, from its first byte, or from the start of the connection if nothing is sent. */
  headers: number;
  /** Time for a whole request, including its body. */
  request: number;
  /** Time until the next request on a connection. */
  keepAlive: number;
  /** Time without any transfer on a connection, for example if a client does not read the response. */
  idle: number;
  /** Number of simultaneous connections; further ones are closed immediately. */
  connections: number;
}

/**
 * A phone with a bad connection sends its headers within seconds, and 10 MB in a minute. Proxies usually keep their
 * connections open for 60 seconds, and should close them before the server does.
 */
const DEFAULTS: ConnectionLimits = { headers: 15, request: 60, keepAlive: 65, idle: 120, connections: 10_000 };

/** Reads the limits from environment variables. */
export function readConnectionLimits(env: Readonly<Record<string, string | undefined>>): ConnectionLimits {
  const limits: ConnectionLimits = {
    headers: parseLimit('RECTO_HEADERS_TIMEOUT', env['RECTO_HEADERS_TIMEOUT'], DEFAULTS.headers),
    request: parseLimit('RECTO_REQUEST_TIMEOUT', env['RECTO_REQUEST_TIMEOUT'], DEFAULTS.request),
    keepAlive: parseLimit('RECTO_KEEP_ALIVE_TIMEOUT', env['RECTO_KEEP_ALIVE_TIMEOUT'], DEFAULTS.keepAlive),
    idle: parseLimit('RECTO_IDLE_TIMEOUT', env['RECTO_IDLE_TIMEOUT'], DEFAULTS.idle),
    connections: parseLimit('RECTO_MAX_CONNECTIONS', env['RECTO_MAX_CONNECTIONS'], DEFAULTS.connections),
  };
  // Node does not accept a longer time for the headers than for the whole request.
  if (limits.request > 0) limits.headers = Math.min(limits.headers || Infinity, limits.request);
  return limits;
}
