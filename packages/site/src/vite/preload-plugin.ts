import type { Plugin } from 'vite';
import { findOnlineOnly } from '../offline/build/online-only.ts';
import type { OnlineOnlyApi } from '../offline/build/online-only.ts';

/**
 * Configures which files are loaded together with a dynamic import. The server lists the files of the first page, and
 * most files of later pages are already loaded, so lists of scripts would cost visitors more bytes than they save.
 * Styles have to be loaded before their component is shown. Code that visitors do not load lists its scripts, too:
 * otherwise the browser would discover them one level of imports after the other.
 */
export function preloadPlugin(): Plugin {
  /** Chunks that visitors do not load. */
  const hosts = new Set<string>();
  let isOnlineOnly: OnlineOnlyApi['isOnlineOnly'] = () => false;
  return {
    name: 'recto:preload',
    // Before Vite writes the lists.
    enforce: 'pre',
    sharedDuringBuild: true,
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, dependencies, { hostId }) =>
            hosts.has(hostId) ? dependencies : dependencies.filter((file) => file.endsWith('.css')),
        },
      },
    }),
    configResolved(config) {
      isOnlineOnly = findOnlineOnly(config);
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.moduleIds.some(isOnlineOnly)) hosts.add(file.fileName);
        }
      },
    },
  };
}
