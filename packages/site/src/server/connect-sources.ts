import type { Site } from '../app/site.ts';
import { iconHosts } from '../icons/hosts.ts';

/** Whom a page may call, for its Content-Security-Policy: its own site, its analytics, and the hosts of icons. */
export function connectSources(site: Site): string[] {
  const addresses = [...(site.analytics ? [site.analytics.host] : []), ...iconHosts(site)];
  // Only the origin: anything else in a policy would be read as something else.
  return ["'self'", ...new Set(addresses.map(originOf))];
}

function originOf(address: string): string {
  const url = URL.parse(address);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.origin;
  throw new Error(
    `"${address}" in the site's configuration is no host. Write it with its scheme, like https://host.example.`,
  );
}
