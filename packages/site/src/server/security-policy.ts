import { createHash } from 'node:crypto';
import type { Site } from '../app/site.ts';
import { iconHosts } from '../icons/hosts.ts';
import { headScript } from '../boot/head-script.ts';
import { LLMS } from '../llms/list-llms.ts';

/** The sources of each directive, and the option of the configuration that adds to them. */
const DIRECTIVES = {
  'img-src': { option: 'images', sources: ["'self'", 'data:'] },
  'media-src': { option: 'images', sources: ["'self'", 'data:'] },
  'font-src': { option: 'fonts', sources: ["'self'"] },
  'connect-src': { option: 'connections', sources: [] },
  'frame-src': { option: 'frames', sources: [] },
  'form-action': { option: 'forms', sources: ["'self'"] },
} as const;

/** Marks the styles of the dev server, which answers this machine alone: so it need not be hard to guess. */
export const DEV_NONCE = 'recto-dev';

/**
 * What a page may load and run: its own files, the inline scripts that are named by their hash, and what the
 * configuration allows. Attributes of style are allowed, since they can neither run nor load anything.
 */
export function pagePolicy(site: Site, scripts: readonly string[], isDev = false): string {
  const { policy = {} } = site;
  const own = { 'connect-src': connectSources(site) };
  const listed = Object.entries(DIRECTIVES).map(([name, { option, sources }]) => {
    const all = [...sources, ...(name in own ? own['connect-src'] : []), ...(policy[option] ?? [])];
    return `${name} ${all.length === 0 ? "'none'" : all.join(' ')}`;
  });
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashesOf(scripts), ...(policy.scripts ?? []).map(quoteHash)].join(' ')}`,
    // A dev server writes edited styles into elements of the page. Only these have the nonce.
    isDev ? `style-src 'self' 'nonce-${DEV_NONCE}'` : "style-src 'self'",
    // Vite's script waits in such a worker for a server that restarts, say for a new configuration, and then reloads.
    ...(isDev ? ["worker-src 'self' blob:"] : []),
    "style-src-attr 'unsafe-inline'",
    ...listed,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For a page that only leads elsewhere: one script, and nothing else. A static host sends no headers of ours. */
export function redirectPolicy(script: string): string {
  const [hash = ''] = hashesOf([script]);
  return `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src ${hash}">`;
}

/** Hashes are in quotes, origins are not. */
function quoteHash(source: string): string {
  return source.startsWith('sha256-') ? `'${source}'` : source;
}

function hashesOf(scripts: readonly string[]): string[] {
  return scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

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

/** What is said of every page, for its safety and for machines, whoever sends it. */
export function pageHeaders(site: Site, scripts: readonly string[] = [], isDev = false): Record<string, string> {
  return {
    'content-security-policy': pagePolicy(site, [headScript, ...scripts], isDev),
    // Who reads no pages finds here what there is to read.
    ...(site.llms !== false && { link: `<${site.base ?? ''}${LLMS}>; rel="describedby"; type="text/markdown"` }),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}
