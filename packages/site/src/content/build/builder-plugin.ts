import type { Plugin } from 'vite';
import { findInstalledIcons } from '../../icons/build/icon-sets.ts';
import type { LoadedSite } from '../../vite/config/load-site.ts';
import { createDescriptions } from '../../vite/components/site-descriptions.ts';
import { isServer } from '../../vite/hosts/choose-preset.ts';
import { listPublicPaths } from './changed-public.ts';
import type { Preset } from '../../vite/hosts/choose-preset.ts';

/**
 * Adds the content builder, a program that builds new content for a built site, to servers with a writable file system.
 * The program needs neither the project nor its packages.
 */
export function builderPlugin(loaded: LoadedSite, root: string, preset: Preset): Plugin {
  const { config, file } = loaded;
  let publicFolder = '';
  return {
    name: 'recto:builder',
    sharedDuringBuild: true,
    configResolved({ publicDir }) {
      publicFolder = publicDir;
    },
    nitro: {
      name: 'recto:builder',
      setup({ options, hooks, logger }) {
        if (!isServer(preset) || options.dev || options.preset === 'nitro-prerender') return;
        hooks.hook('compiled', async ({ options: { output } }) => {
          const { bundleBuilder } = await import('./bundle-builder.ts');
          try {
            await bundleBuilder({
              configFile: file,
              collections: config.icons.collections,
              findIconSet: findInstalledIcons(root),
              folder: output.serverDir,
              publicFiles: listPublicPaths(publicFolder),
              components: await createDescriptions(root, loaded)(),
            });
          } catch (error) {
            const reason = error instanceof Error ? error.message : String(error);
            logger.warn(`The server of this build cannot build new content: ${reason}`);
          }
        });
      },
    },
  };
}
