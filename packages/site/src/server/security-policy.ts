import { createHash } from 'node:crypto';
import type { Site } from '../app/site.ts';
import { connectSources } from './connect-sources.ts';

/** The sources of each directive, and the option of the configuration that adds to them. */
const DIRECTIVES = {
  'img-src': { option: 'images', sources: ["'self'", 'data:'] },
  'media-src': { option: 'images', sources: ["'self'", 'data:'] },
  'font-src': { option: 'fonts', sources: ["'self'"] },
  'connect-src': { option: 'connections', sources: [] },
  'frame-src': { option: 'frames', sources: [] },
  'form-action': { option: 'forms', sources: ["'self'"] },
} as const;

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
    // A dev server replaces styles by elements in the page.
    isDev ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
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
