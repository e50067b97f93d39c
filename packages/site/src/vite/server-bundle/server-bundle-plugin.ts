import { replacedModules } from '@recto/content/vite';
import { statSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin as RolldownPlugin } from 'rolldown';
import { normalizePath } from 'vite';
import type { DevEnvironment, Plugin } from 'vite';
import { createIconSets, findInstalledIcons } from '../../icons/build/icon-sets.ts';
import { STORE, appendIcons, createIconFinder } from '../../icons/build/icon-finder.ts';
import { RECTO_PACKAGES } from '../recto-packages.ts';
import { nativeModulesPlugin } from './native-modules-plugin.ts';
import { openServerBundle } from './server-bundle.ts';
import type { ServerBundle } from './server-bundle.ts';

const basePath = fileURLToPath(new URL('../../app/base-path.ts', import.meta.url));
const iconStore = fileURLToPath(new URL('../../icons/icon-store.ts', import.meta.url));
const SHELL_ICONS = 'virtual:recto/shell-icons';

/** Whether Recto is installed. Linked packages are not bundled, so that edits to them take effect. */
const isInstalled = import.meta.url.includes('/node_modules/');

const NAME = /^(?:@recto\/|\.{0,2}\/)|^virtual:recto\/icon-store$/u;

/** Options of `serverBundlePlugin`. */
export interface ServerBundleConfig {
  /** Folder of the site. */
  root: string;
  /** Cache folder of the bundles. */
  cache: string;
  /** Prefixes of icon collections. */
  icons: readonly string[];
}

/**
 * Development only: if Recto's packages are installed, Node loads their modules from a bundle. Vite would load,
 * transform and send hundreds of them one by one before the first page.
 */
export function serverBundlePlugin({ root, cache, icons }: ServerBundleConfig): Plugin[] {
  if (!isInstalled) return [nativeModulesPlugin(cache)];
  let opened: Promise<ServerBundle> | undefined;

  const open = async (environment: DevEnvironment): Promise<ServerBundle> => {
    const replaced: Record<string, string> = {};
    for (const file of [basePath, ...replacedModules]) {
      const loaded = await environment.pluginContainer.load(file);
      replaced[file] = (typeof loaded === 'string' ? loaded : loaded?.code) ?? '';
    }
    const fileOf = findInstalledIcons(root);
    return await openServerBundle({
      cache,
      replaced,
      isProduction: environment.config.isProduction,
      cacheKeys: icons.map((prefix) => `${fileOf(prefix)} ${statSync(fileOf(prefix)).ctimeMs}`),
      plugins: [bundledIcons(root, icons)],
    });
  };

  return [
    nativeModulesPlugin(cache),
    {
      name: 'recto:server-bundle',
      apply: 'serve',
      enforce: 'pre',
      applyToEnvironment: ({ config }) => config.consumer === 'server',
      configureServer({ environments: { ssr } }) {
        // Started early, so that it is ready when the server imports its first module.
        opened ??= ssr && open(ssr);
        // The error is thrown where a module is imported.
        opened?.catch(() => undefined);
      },
      resolveId: {
        order: 'pre',
        filter: { id: NAME },
        async handler(id, importer, options) {
          const { environment } = this;
          if (environment.mode !== 'dev' || (id.startsWith('.') && !isRectoModule(importer))) return undefined;
          opened ??= open(environment);
          const { folder, modules } = await opened;
          const file = await findFile(id, importer, async () => {
            const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
            return resolved?.id;
          });
          const name = file === undefined ? undefined : modules[normalizePath(file)];
          return name === undefined ? undefined : { id: pathToFileURL(join(folder, name)).href, external: true };
        },
      },
    },
  ];
}

async function findFile(
  id: string,
  importer: string | undefined,
  resolve: () => Promise<string | undefined>,
): Promise<string | undefined> {
  if (id === STORE) return iconStore;
  if (id.startsWith('.') && importer !== undefined) return join(dirname(importer), id);
  return isAbsolute(id) ? id : await resolve();
}

function isRectoModule(importer: string | undefined): boolean {
  return importer !== undefined && RECTO_PACKAGES.some((name) => importer.includes(`/node_modules/${name}/`));
}

/** Adds icons to modules that use them, as the icons plugin does for modules that Vite loads. */
function bundledIcons(root: string, collections: readonly string[]): RolldownPlugin {
  const { iconLiteral, iconsIn } = createIconFinder(createIconSets(findInstalledIcons(root), collections));
  const folder = dirname(iconStore);
  return {
    name: 'recto:bundled-icons',
    resolveId(id) {
      if (id === STORE) return iconStore;
      return id === SHELL_ICONS ? `\0${SHELL_ICONS}` : undefined;
    },
    load: (id) => (id === `\0${SHELL_ICONS}` ? 'export const shellIcons = {};' : undefined),
    transform: {
      filter: { code: iconLiteral },
      handler(code, id) {
        if (id.startsWith(folder)) return undefined;
        const drawings = iconsIn(code, () => undefined);
        return Object.keys(drawings).length === 0 ? undefined : { code: appendIcons(code, drawings), map: null };
      },
    },
  };
}
