import type { Plugin, ResolvedConfig } from 'vite';

/**
 * The `api` of a plugin whose code needs a connection or is used by few visitors, so the service worker does not cache
 * it.
 */
export interface OnlineOnlyApi {
  /**
   * Whether the module with this id needs a connection or is used by few visitors. Modules that only these modules
   * import are not cached either.
   */
  isOnlineOnly: (id: string) => boolean;
}

/** Combines the functions of all plugins that have such an `api`. */
export function findOnlineOnly({ plugins }: Pick<ResolvedConfig, 'plugins'>): OnlineOnlyApi['isOnlineOnly'] {
  const tests = plugins.flatMap(({ api }: Plugin<Partial<OnlineOnlyApi>>) => api?.isOnlineOnly ?? []);
  return (id) => tests.some((test) => test(id));
}
