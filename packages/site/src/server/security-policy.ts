import { createHash } from 'node:crypto';
import type { Site } from '../app/site.ts';
import { iconHosts } from '../icons/hosts.ts';
import { headScript } from '../boot/head-script.ts';
import { LLMS_PATH } from '../llms/list-llms-files.ts';

/** The default sources of each directive, and the configuration option that adds further ones. */
const DIRECTIVES = {
  'img-src': { option: 'images', sources: ["'self'", 'data:'] },
  'media-src': { option: 'images', sources: ["'self'", 'data:'] },
  'font-src': { option: 'fonts', sources: ["'self'"] },
  'connect-src': { option: 'connections', sources: [] },
  'frame-src': { option: 'frames', sources: [] },
  'form-action': { option: 'forms', sources: ["'self'"] },
} as const;

/** Nonce for styles of the dev server. It need not be secret, since the dev server only serves the local machine. */
export const DEV_NONCE = 'recto-dev';

/**
 * Renders the Content-Security-Policy of a page. It allows files of the site, the given inline scripts (by hash), and
 * the sources of the configuration. `style` attributes are allowed, since they cannot run scripts.
 */
export function pagePolicy(site: Site, scripts: readonly string[], isDev = false): string {
  const { policy = {} } = site;
  const listed = Object.entries(DIRECTIVES).map(([name, { option, sources }]) => {
    const computed = name === 'connect-src' ? connectSources(site) : [];
    const all = [...sources, ...computed, ...(policy[option] ?? [])];
    return `${name} ${all.length === 0 ? "'none'" : all.join(' ')}`;
  });
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashesOf(scripts), ...(policy.scripts ?? []).map(quoteHash)].join(' ')}`,
    // A dev server inserts edited styles as `style` elements with this nonce.
    isDev ? `style-src 'self' 'nonce-${DEV_NONCE}'` : "style-src 'self'",
    // Vite's client uses a worker to wait for a server that restarts, for example after a change of the configuration.
    ...(isDev ? ["worker-src 'self' blob:"] : []),
    "style-src-attr 'unsafe-inline'",
    ...listed,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Renders the policy of a redirect page, which allows only its script. It is an element, for hosts without headers. */
export function redirectPolicy(script: string): string {
  const [hash = ''] = hashesOf([script]);
  return `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src ${hash}">`;
}

/** Adds the quotes that hashes need in a policy; origins have none. */
function quoteHash(source: string): string {
  return source.startsWith('sha256-') ? `'${source}'` : source;
}

function hashesOf(scripts: readonly string[]): string[] {
  return scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

/** Sources of the `connect-src` directive: the site itself, the icon hosts, and the hosts of analytics and feedback. */
export function connectSources(site: Site): string[] {
  const { analytics, feedback = '' } = site;
  const isElsewhere = feedback.includes('://');
  const addresses = [...(analytics ? [analytics.host] : []), ...(isElsewhere ? [feedback] : []), ...iconHosts(site)];
  // Only the origin, since other parts of a URL could be parsed as further directives.
  return ["'self'", ...new Set(addresses.map(originOf))];
}

function originOf(address: string): string {
  const url = URL.parse(address);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.origin;
  throw new Error(
    `"${address}" in the site's configuration is not the URL of a host. Write it with its scheme, like https://host.example.`,
  );
}

/** Headers of every page, whether the server or a static host sends it. */
export function pageHeaders(site: Site, scripts: readonly string[] = [], isDev = false): Record<string, string> {
  return {
    'content-security-policy': pagePolicy(site, [headScript, ...scripts], isDev),
    // The URL of `llms.txt`, for agents.
    ...(site.llms !== false && { link: `<${site.base ?? ''}${LLMS_PATH}>; rel="describedby"; type="text/markdown"` }),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}
