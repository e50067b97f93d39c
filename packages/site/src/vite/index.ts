import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { nitro } from 'nitro/vite';
import type { PluginOption } from 'vite';
import { contentPlugin } from './content-plugin.ts';
import { nitroConfig } from './nitro-config.ts';
import { resolvePaths } from './paths.ts';
import type { RectoConfig } from './paths.ts';
import { sitePlugin } from './site-plugin.ts';

export type { RectoConfig } from './paths.ts';

/** A Recto site as a Vite plugin: content, server rendering, React, Tailwind and Nitro in one. */
export function recto(config: RectoConfig = {}): PluginOption[] {
  const paths = resolvePaths(config, process.cwd());
  const site = sitePlugin(paths);
  return [contentPlugin(paths, site.addToBuildId), site.plugin, react(), tailwind(), nitro(nitroConfig(paths))];
}
