import type { ConfigEnv, UserConfig } from 'vite';

/** Vite reloads the static imports of this file when a dev server restarts, but not what is imported dynamically. */
export default async (environment: ConfigEnv): Promise<UserConfig> => {
  const { siteViteConfig } = await import('./site-vite-config.ts');
  return await siteViteConfig(environment);
};
