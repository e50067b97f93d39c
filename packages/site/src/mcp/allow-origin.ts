/** Names of a developer's own machine. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

export interface OriginOptions {
  /** Where the site is published. */
  url: string | undefined;
  /** Other sites whose pages may ask; `*` for all. */
  origins: readonly string[];
}

/**
 * Whether the page that sends a request may do so. Programs send no `Origin`; browsers send one with every call.
 *
 * All there is to read is public, and yet a page of another site is refused: a visitor's browser may stand where the
 * page itself does not reach, on an intranet or beside a server in development with its drafts. Such a page can even
 * take on this server's address under its own name, so the `Host` of a request proves nothing; only names that the
 * site itself knows count.
 */
export function allowsOrigin(origin: string | null, { url, origins }: OriginOptions): boolean {
  if (origin === null || origins.includes('*')) return true;
  if (!URL.canParse(origin)) return false;
  const { origin: spelled, hostname } = new URL(origin);
  if (LOOPBACK.has(hostname)) return true;
  return [url, ...origins].some(
    (known) => known !== undefined && URL.canParse(known) && new URL(known).origin === spelled,
  );
}
