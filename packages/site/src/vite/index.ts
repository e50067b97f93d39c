import { contentPlugin } from '@recto/content/vite';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { dirname, join } from 'node:path';
import { nitro } from 'nitro/vite';
import type { PluginOption } from 'vite';
import { driversPlugin } from './drivers-plugin.ts';
import { historyPlugin } from './history-plugin.ts';
import { iconsPlugin } from './icons-plugin.ts';
import { imagesPlugin } from './images-plugin.ts';
import { choosePreset, isPrerendered } from './hosts/choose-preset.ts';
import { nitroConfig } from './nitro-config.ts';
import { noticesPlugin } from './notices-plugin.ts';
import { resolvePaths } from './paths.ts';
import type { RectoConfig } from './paths.ts';
import { pageFilesPlugin } from './page-files-plugin.ts';
import { sitePlugin } from './site-plugin.ts';
import { workerPlugin } from './worker-plugin.ts';
import { socialPlugin } from './social-plugin.ts';

export type { ImagesConfig } from './images-plugin.ts';
export type { RectoConfig } from './paths.ts';
export type { SocialConfig } from './social-plugin.ts';

/** A Recto site as a Vite plugin: content, server rendering, React, Tailwind and Nitro in one. */
export function recto(config: RectoConfig = {}): PluginOption[] {
  const paths = resolvePaths(config, process.cwd());
  const preset = choosePreset(process.env);
  const isStatic = isPrerendered(preset);
  const site = sitePlugin(paths, preset);
  const cache = join(dirname(paths.database), 'cache');
  const images = imagesPlugin({ ...config.images, cache });
  const content = contentPlugin({
    ...paths,
    source: isStatic ? 'files' : 'server',
    onBuilt: ({ hash, assets }) => {
      site.addToBuildId(hash);
      images.useAssets(() => assets.map(({ url, file }) => [url, file]));
    },
    onDeveloping: images.useAssets,
  });
  const icons = iconsPlugin(paths);
  const social = socialPlugin({ ...paths, config: config.social ?? {}, cache: join(cache, 'social') });
  const drivers = driversPlugin({ root: paths.root, url: process.env['RECTO_DATABASE_URL'] });
  const plugins = [
    content,
    site.plugin,
    drivers,
    icons,
    images.plugin,
    social,
    historyPlugin(paths),
    workerPlugin(),
    pageFilesPlugin(),
    noticesPlugin({ ...paths, preset }),
  ];
  return [...plugins, react(), tailwind(), nitro(nitroConfig(paths, preset))];
}
