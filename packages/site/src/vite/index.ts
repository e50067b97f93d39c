import { contentPlugin, resolveContentPaths } from '@recto/content/vite';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { dirname, join } from 'node:path';
import { nitro } from 'nitro/vite';
import type { PluginOption } from 'vite';
import { withoutUndefined } from '../config/without-undefined.ts';
import { codeChangesPlugin } from './code-changes-plugin.ts';
import { createDescriptions } from './components/site-descriptions.ts';
import { staticGuard } from './components/static-guard.ts';
import { clientReferencesPlugin } from './config/client-references-plugin.ts';
import { componentListPlugin } from './config/component-list-plugin.ts';
import { configPlugin } from './config/config-plugin.ts';
import { findSiteError, loadCheckedSite } from './config/load-site.ts';
import { serverGuard } from './config/server-guard.ts';
import { driversPlugin } from './drivers-plugin.ts';
import { errorsPlugin } from './errors/errors-plugin.ts';
import { builderPlugin } from '../content/build/builder-plugin.ts';
import { historyPlugin } from '../content/build/history-plugin.ts';
import { iconsPlugin } from '../icons/build/icons-plugin.ts';
import { imagesPlugin } from '../images/build/images-plugin.ts';
import { choosePreset, isPrerendered } from './hosts/choose-preset.ts';
import { nitroConfig } from './nitro-config.ts';
import { noticesPlugin } from './notices-plugin.ts';
import { preloadPlugin } from './preload-plugin.ts';
import { pageFilesPlugin } from './page-files-plugin.ts';
import { middlewarePlugin } from './routes/middleware-plugin.ts';
import { nitroPluginsPlugin } from './routes/nitro-plugins-plugin.ts';
import { serverBundlePlugin } from './server-bundle/server-bundle-plugin.ts';
import { serverStylesPlugin } from './server-styles-plugin.ts';
import { sitePlugin } from './site-plugin.ts';
import { workerPlugin } from '../offline/build/worker-plugin.ts';
import { socialPlugin } from '../social/build/social-plugin.ts';

/**
 * Returns the Vite plugins of a Recto site, for a `vite.config.ts` and for tests. `recto dev` and `recto build` add
 * them automatically. The site is read from the `recto.config.ts` of the current folder.
 */
export async function recto(): Promise<PluginOption[]> {
  const root = process.cwd();
  const loaded = await loadCheckedSite(root);
  const { config, features, files } = loaded;
  const paths = {
    root,
    ...resolveContentPaths({ content: config.content.folder, contentConfig: loaded.file }, root),
  };
  const preset = choosePreset(process.env);
  const isStatic = isPrerendered(preset);
  const cache = join(dirname(paths.database), 'cache');
  const images = imagesPlugin({ ...withoutUndefined(config.images), cache });
  const errors = errorsPlugin(loaded, root);
  const content = contentPlugin({
    ...paths,
    configFiles: files,
    findConfigError: () => findSiteError(root),
    source: isStatic ? 'files' : 'server',
    isBuiltSeparately: true,
    components: createDescriptions(root, loaded),
    onDeveloping: images.useAssets,
    onProblems: errors.setErrors,
  });
  const icons = iconsPlugin({ ...paths, collections: config.icons.collections });
  const social = socialPlugin({
    root,
    config: config.socialImages,
    site: loaded.site,
    fonts: config.theme.fonts,
    preset,
    cache: join(cache, 'social'),
  });
  const drivers = driversPlugin({ root: paths.root, url: process.env['RECTO_DATABASE_URL'] });
  const plugins = [
    await configPlugin(loaded, root),
    componentListPlugin(root),
    codeChangesPlugin(paths.content),
    errors.plugin,
    clientReferencesPlugin(root),
    serverGuard(root),
    staticGuard(root),
    serverStylesPlugin(),
    serverBundlePlugin({ root, cache: join(cache, 'server'), icons: config.icons.collections }),
    content,
    sitePlugin(paths, preset),
    preloadPlugin(),
    drivers,
    icons,
    images.plugin,
    social,
    historyPlugin(paths),
    workerPlugin(),
    pageFilesPlugin(),
    middlewarePlugin(),
    nitroPluginsPlugin(root),
    builderPlugin(loaded, root, preset),
    noticesPlugin({ ...paths, preset, collections: config.icons.collections }),
  ];
  const added = features.map(({ vite }) => vite?.());
  return [...plugins, ...added, react(), tailwind(), nitro(nitroConfig(paths, preset)), config.vite.plugins];
}
