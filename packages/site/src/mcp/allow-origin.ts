/** Host names of the local machine. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Options of `allowsOrigin`. */
export interface OriginOptions {
  /** URL of the published site. */
  url: string | undefined;
  /** Other origins whose pages may send requests; `*` for all. */
  origins: readonly string[];
}

/**
 * Whether a page of this origin may send requests. Programs send no `Origin` header; browsers send one with every
 * request.
 *
 * Although all content is public, pages of other sites are rejected: a visitor's browser may reach servers that the
 * page cannot, on an intranet or a development server with drafts. With DNS rebinding, such a page can even use its own
 * host name for this server, so the `Host` header proves nothing; only origins that the site configures are trusted.
 */
export function allowsOrigin(origin: string | null, { url, origins }: OriginOptions): boolean {
  if (origin === null || origins.includes('*')) return true;
  if (!URL.canParse(origin)) return false;
  const { origin: spelled, hostname } = new URL(origin);
  if (LOOPBACK.has(hostname)) return true;
  return [url, ...origins].some(
    (allowed) => allowed !== undefined && URL.canParse(allowed) && new URL(allowed).origin === spelled,
  );
}
