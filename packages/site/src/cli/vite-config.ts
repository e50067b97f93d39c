import type { ConfigEnv, UserConfig } from 'vite';

/** Vite loads the static imports of this file anew with each restart of a dev server; what is imported later is kept. */
export default async (environment: ConfigEnv): Promise<UserConfig> => {
  const { siteViteConfig } = await import('./site-vite-config.ts');
  return await siteViteConfig(environment);
};
