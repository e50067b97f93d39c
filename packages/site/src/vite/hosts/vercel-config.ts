import { SVG_HEADERS } from '@recto/content/node';
import { VERCEL_HEADERS } from '../../server/hosts/common-rules.ts';
import { HASHED_FOLDERS } from '../../server/hosts/hashed-folders.ts';
import type { VercelRedirect } from '../../server/hosts/vercel-routes.ts';

/** One step of what Vercel does with a request. Those after `handle: 'filesystem'` are for what is no file. */
interface VercelRoute {
  handle?: string;
  src?: string;
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** Continues with the next rule, whatever this one matched. */
  continue?: boolean;
}

const SVG_FILES: VercelRoute = { src: String.raw`^/.*\.[sS][vV][gG]$`, headers: SVG_HEADERS, continue: true };

export interface VercelConfig {
  routes: readonly (VercelRoute | VercelRedirect)[];
}

/** Nitro's configuration with the headers and redirects of the site, and with an answer for hashed files that no longer exist. */
export function addVercelRoutes<Config extends VercelConfig>(
  config: Config,
  redirects: readonly VercelRedirect[],
): Config {
  const place = config.routes.findIndex((route) => 'handle' in route && route.handle === 'filesystem') + 1;
  if (place === 0) throw new Error('Nitro has written a configuration for Vercel that looks for no files.');
  // Said of a file before it is found, "keep it for a year" would be said of its absence too.
  const missing = HASHED_FOLDERS.map((folder) => ({
    src: `^${folder}/.*$`,
    status: 404,
    headers: { 'cache-control': 'no-store' },
  }));
  const { routes } = config;
  return {
    ...config,
    routes: [...VERCEL_HEADERS, ...redirects, SVG_FILES, ...routes.slice(0, place), ...missing, ...routes.slice(place)],
  };
}
