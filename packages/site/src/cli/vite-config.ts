import type { ConfigEnv, UserConfig } from 'vite';
import type * as SiteViteConfig from './site-vite-config.ts';

/**
 * Imports the configuration by URL. At each restart of a development server, Vite loads this file again, and all files
 * that it imports by a relative path, under new URLs, which Node's compile cache cannot contain.
 */
export default async (environment: ConfigEnv): Promise<UserConfig> => {
  const { href } = new URL('site-vite-config.ts', import.meta.url);
  const { siteViteConfig } = (await import(href)) as typeof SiteViteConfig;
  return await siteViteConfig(environment);
};
