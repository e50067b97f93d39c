/** Determines the origin where people sign in: cookies, redirects of providers and the check of writes depend on it. */
export interface Origins {
  /** Returns the origin for a request. */
  originOf: (request: Request) => string;
}

/** Options of `createOrigins`. */
export interface OriginOptions {
  /** `RECTO_STUDIO_ORIGIN`: takes precedence, for proxies that do not pass on the host. */
  fixed?: string | undefined;
  /** URL of the published site. On the local machine, the host of the request is used instead. */
  siteUrl?: string | undefined;
}

const LOOPBACK = /^(?:\[::1\]|127(?:\.\d{1,3}){3}|(?:[\w-]+\.)*localhost)(?::\d+)?$/iu;

/** Creates a function that determines the origin of requests. */
export function createOrigins({ fixed, siteUrl }: OriginOptions): Origins {
  const ownUrl = fixed ?? siteUrl;
  const configured = ownUrl === undefined ? undefined : new URL(ownUrl).origin;
  return {
    originOf(request) {
      const { protocol, host: urlHost } = new URL(request.url);
      const host = request.headers.get('host') || urlHost;
      if (configured !== undefined && (fixed !== undefined || !isLoopbackHost(host))) return configured;
      const forwarded = request.headers.get('x-forwarded-proto')?.split(',').at(0)?.trim().toLowerCase();
      const isEncrypted = protocol === 'https:' || forwarded === 'https';
      return new URL(`${isEncrypted ? 'https' : 'http'}://${host}`).origin;
    },
  };
}

/** Whether a `Host` header refers to the machine itself. Names below `localhost` always do (RFC 6761). */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK.test(host);
}

/** Whether a session may start at an origin: over HTTPS, or on the local machine. */
export function isTrustedOrigin(origin: string): boolean {
  const { protocol, host } = new URL(origin);
  return protocol === 'https:' || isLoopbackHost(host);
}
