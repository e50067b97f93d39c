import { contentPlugin } from '@recto/content/vite';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { nitro } from 'nitro/vite';
import type { PluginOption } from 'vite';
import { iconsPlugin } from './icons-plugin.ts';
import { isStaticBuild, nitroConfig } from './nitro-config.ts';
import { resolvePaths } from './paths.ts';
import type { RectoConfig } from './paths.ts';
import { sitePlugin } from './site-plugin.ts';

export type { RectoConfig } from './paths.ts';

/** A Recto site as a Vite plugin: content, server rendering, React, Tailwind and Nitro in one. */
export function recto(config: RectoConfig = {}): PluginOption[] {
  const paths = resolvePaths(config, process.cwd());
  const site = sitePlugin(paths);
  const content = contentPlugin({
    ...paths,
    source: isStaticBuild() ? 'files' : 'server',
    onBuilt: ({ hash }) => site.addToBuildId(hash),
  });
  const icons = iconsPlugin(paths);
  return [content, site.plugin, icons, react(), tailwind(), nitro(nitroConfig(paths))];
}
