import type { ConfigEnv, UserConfig } from 'vite';

/**
 * Imports the configuration dynamically: Vite reloads the static imports of this file when a development server
 * restarts, but not dynamic ones.
 */
export default async (environment: ConfigEnv): Promise<UserConfig> => {
  const { siteViteConfig } = await import('./site-vite-config.ts');
  return await siteViteConfig(environment);
};
