import { resolveContentPaths } from '@recto/content/vite';
import type { ContentPaths, ContentPathsConfig } from '@recto/content/vite';
import { resolve } from 'node:path';

/** Where a site keeps its parts, below the folder of its `vite.config.ts`. */
export interface RectoConfig extends ContentPathsConfig {
  /** What server and browser share; its default export is made by `defineApp`. */
  app?: string;
  /** What stays on the server; its default export is made by `defineServer`. */
  server?: string;
  /** The style sheet. */
  styles?: string;
}

/** Collections that come with every site: pictures of things, and marks of brands. */
const ICON_COLLECTIONS: readonly string[] = ['lucide', 'simple-icons'];

export interface RectoPaths extends Required<Omit<RectoConfig, keyof ContentPathsConfig>>, ContentPaths {
  root: string;
  collections: readonly string[];
}

/** Every part with its default, as a whole path. */
export function resolvePaths(config: RectoConfig, root: string): RectoPaths {
  const at = (path: string): string => resolve(root, path);
  return {
    root,
    collections: ICON_COLLECTIONS,
    app: at(config.app ?? 'app/app.ts'),
    server: at(config.server ?? 'server/server.ts'),
    styles: at(config.styles ?? 'app/styles.css'),
    ...resolveContentPaths(config, root),
  };
}
