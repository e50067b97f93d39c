import type { ConfigEnv, UserConfig } from 'vite';
import type * as SiteViteConfig from './site-vite-config.ts';

/**
 * Imports the configuration by URL: Vite loads this file, and everything that is imported from here by a relative path,
 * again with each restart of a development server, and under a new URL each time, which Node's compile cache cannot
 * contain.
 */
export default async (environment: ConfigEnv): Promise<UserConfig> => {
  const { href } = new URL('site-vite-config.ts', import.meta.url);
  const { siteViteConfig } = (await import(href)) as typeof SiteViteConfig;
  return await siteViteConfig(environment);
};
