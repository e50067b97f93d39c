/** Timeouts and the number of connections of a server. Times are in seconds; 0 is no limit. */
export interface ConnectionLimits {
  /** For the headers of a request, counted from its first byte, or from the start of the connection if nothing is sent. */
  headers: number;
  /** For a whole request, its body included. */
  request: number;
  /** For the next request on a connection. */
  keepAlive: number;
  /** For any data to be transferred on a connection, for example when a client does not read the answer. */
  idle: number;
  /** Connections at the same time; further ones are closed at once. */
  connections: number;
}

/**
 * A phone with a bad line sends its headers within seconds, and 10 MB in a minute. Proxies keep their connections for 60
 * seconds, and should be the first to close them.
 */
const DEFAULTS: ConnectionLimits = { headers: 15, request: 60, keepAlive: 65, idle: 120, connections: 10_000 };

/** The limits of a server, as its environment names them. */
export function readConnectionLimits(env: Readonly<Record<string, string | undefined>>): ConnectionLimits {
  const limits: ConnectionLimits = {
    headers: parseLimit('RECTO_HEADERS_TIMEOUT', env['RECTO_HEADERS_TIMEOUT'], DEFAULTS.headers),
    request: parseLimit('RECTO_REQUEST_TIMEOUT', env['RECTO_REQUEST_TIMEOUT'], DEFAULTS.request),
    keepAlive: parseLimit('RECTO_KEEP_ALIVE_TIMEOUT', env['RECTO_KEEP_ALIVE_TIMEOUT'], DEFAULTS.keepAlive),
    idle: parseLimit('RECTO_IDLE_TIMEOUT', env['RECTO_IDLE_TIMEOUT'], DEFAULTS.idle),
    connections: parseLimit('RECTO_MAX_CONNECTIONS', env['RECTO_MAX_CONNECTIONS'], DEFAULTS.connections),
  };
  // Headers are part of a request: Node refuses a longer time for them.
  if (limits.request > 0) limits.headers = Math.min(limits.headers || Infinity, limits.request);
  return limits;
}

function parseLimit(variable: string, text: string | undefined, fallback: number): number {
  const limit = text === undefined || text === '' ? fallback : Number(text);
  if (Number.isFinite(limit) && limit >= 0) return limit;
  throw new Error(`${variable} is "${text}". Write a number, or 0 for no limit.`);
}
