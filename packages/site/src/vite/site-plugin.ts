import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { RectoPaths } from './paths.ts';

const boot = fileURLToPath(new URL('../boot/boot.ts', import.meta.url));

const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'];

const BUILD = '\0virtual:recto/build';
const NOTHING = '\0virtual:recto/nothing';

/** Gives the shared packages their names for a site's own modules, and each build its id. */
export function sitePlugin(paths: RectoPaths) {
  const modules: Record<string, string> = {
    'virtual:recto/app': paths.app,
    'virtual:recto/server': paths.server,
    'virtual:recto/styles': paths.styles,
  };
  const hash = createHash('sha256');
  let isDev = false;

  const plugin: Plugin = {
    name: 'recto:site',
    sharedDuringBuild: true,
    config: () => ({
      environments: { client: { build: { rollupOptions: { input: boot } } } },
      // One React for the site and the packages, wherever they are installed.
      resolve: { dedupe: ['react', 'react-dom'] },
      build: { modulePreload: { polyfill: false } },
      // A dev server that finds out about React only when a page asks for it would load that page twice.
      optimizeDeps: { include: REACT },
    }),
    configResolved(config) {
      isDev = config.command === 'serve';
    },
    resolveId: {
      order: 'pre',
      handler(id) {
        if (id === 'virtual:recto/build') return BUILD;
        // A built server never sends the styles itself; only a dev server has to know them.
        if (id === 'virtual:recto/styles' && !isDev && this.environment.name !== 'client') return NOTHING;
        return modules[id];
      },
    },
    load(id) {
      if (id === NOTHING) return '';
      if (id !== BUILD) return undefined;
      const buildId = isDev ? 'dev' : hash.copy().digest('hex').slice(0, 12);
      const contentFile = isDev ? paths.devDatabase : undefined;
      return `export const buildId = ${JSON.stringify(buildId)}; export const contentFile = ${JSON.stringify(contentFile)};`;
    },
    generateBundle(_, bundle) {
      // The client is built before the server, so its files and the content name the build.
      for (const file of Object.keys(bundle).sort()) hash.update(file);
    },
  };

  /** Content takes part in the id: the same code with other words is another build. */
  const addToBuildId = (text: string): void => {
    hash.update(text);
  };
  return { plugin, addToBuildId };
}
