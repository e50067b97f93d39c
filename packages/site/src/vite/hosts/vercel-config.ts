import { SVG_HEADERS } from '@recto/content/node';
import { VERCEL_HEADERS } from '../../server/hosts/common-rules.ts';
import { HASHED_FOLDERS } from '../../server/hosts/hashed-folders.ts';
import type { VercelRedirect } from '../../server/hosts/vercel-routes.ts';

/** A route of Vercel's Build Output API. Routes after `handle: 'filesystem'` apply to paths without a file. */
interface VercelRoute {
  handle?: string;
  src?: string;
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** Continues with the next rule, whatever this one matched. */
  continue?: boolean;
}

const SVG_FILES: VercelRoute = { src: String.raw`^/.*\.[sS][vV][gG]$`, headers: SVG_HEADERS, continue: true };

/** The configuration file of Vercel's Build Output API. */
export interface VercelConfig {
  /** Routes, in the order in which they are applied. */
  routes: readonly (VercelRoute | VercelRedirect)[];
}

/** Adds headers and redirects of the site to Nitro's configuration, and a 404 for hashed files that no longer exist. */
export function addVercelRoutes<Config extends VercelConfig>(
  config: Config,
  redirects: readonly VercelRedirect[],
): Config {
  const index = config.routes.findIndex((route) => 'handle' in route && route.handle === 'filesystem') + 1;
  if (index === 0) throw new Error('The configuration that Nitro has written for Vercel has no "filesystem" route.');
  // Headers of hashed files are set before the file is found, so a 404 has to override their `cache-control`.
  const missing = HASHED_FOLDERS.map((folder) => ({
    src: `^${folder}/.*$`,
    status: 404,
    headers: { 'cache-control': 'no-store' },
  }));
  const { routes } = config;
  return {
    ...config,
    routes: [...VERCEL_HEADERS, ...redirects, SVG_FILES, ...routes.slice(0, index), ...missing, ...routes.slice(index)],
  };
}
