/** Finds the origin that people sign in at: cookies, redirects of providers and the check of writes depend on it. */
export interface Origins {
  originOf: (request: Request) => string;
}

export interface OriginOptions {
  /** `RECTO_STUDIO_ORIGIN`: goes before all else, for proxies that do not hand on the host. */
  fixed?: string | undefined;
  /** Where the site is published. A server on one's own machine does not answer there, so its host counts instead. */
  siteUrl?: string | undefined;
}

const LOOPBACK = /^(?:\[::1\]|127(?:\.\d{1,3}){3}|(?:[\w-]+\.)*localhost)(?::\d+)?$/iu;

export function createOrigins({ fixed, siteUrl }: OriginOptions): Origins {
  const own = fixed ?? siteUrl;
  const configured = own === undefined ? undefined : new URL(own).origin;
  return {
    originOf(request) {
      const { protocol, host: asked } = new URL(request.url);
      const host = request.headers.get('host') || asked;
      if (configured !== undefined && (fixed !== undefined || !isLoopbackHost(host))) return configured;
      const forwarded = request.headers.get('x-forwarded-proto')?.split(',').at(0)?.trim().toLowerCase();
      const isEncrypted = protocol === 'https:' || forwarded === 'https';
      return new URL(`${isEncrypted ? 'https' : 'http'}://${host}`).origin;
    },
  };
}

/** Whether a `Host` header names the machine itself. Names below `localhost` never leave it (RFC 6761). */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK.test(host);
}

/** Whether a session may begin at an origin: over HTTPS, or on one's own machine. */
export function isTrustedOrigin(origin: string): boolean {
  const { protocol, host } = new URL(origin);
  return protocol === 'https:' || isLoopbackHost(host);
}
