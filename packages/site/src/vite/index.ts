import { resolve } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { nitro } from 'nitro/vite';
import type { PluginOption } from 'vite';
import { contentPlugin } from './content-plugin.ts';
import { nitroConfig } from './nitro-config.ts';
import { sitePlugin } from './site-plugin.ts';

/** Where a site keeps its parts, below the folder of its `vite.config.ts`. */
export interface RectoConfig {
  /** What server and browser share; its default export is made by `defineApp`. */
  app?: string;
  /** What stays on the server; its default export is made by `defineServer`. */
  server?: string;
  styles?: string;
  /** The folder of content files. */
  content?: string;
  /** Collections; its default export is made by `defineContent`. */
  contentConfig?: string;
}

export interface RectoPaths extends Required<RectoConfig> {
  root: string;
  /** The database that the build makes. */
  database: string;
}

/** A Recto site as a Vite plugin: content, server rendering, React, Tailwind and Nitro in one. */
export function recto(config: RectoConfig = {}): PluginOption[] {
  const root = process.cwd();
  const at = (path: string): string => resolve(root, path);
  const paths: RectoPaths = {
    root,
    app: at(config.app ?? 'app/app.ts'),
    server: at(config.server ?? 'server/server.ts'),
    styles: at(config.styles ?? 'app/styles.css'),
    content: at(config.content ?? 'content'),
    contentConfig: at(config.contentConfig ?? 'content.config.ts'),
    database: at('.recto/content.sqlite'),
  };
  const site = sitePlugin(paths);
  return [contentPlugin(paths, site.addToBuildId), site.plugin, react(), tailwind(), nitro(nitroConfig(paths))];
}
