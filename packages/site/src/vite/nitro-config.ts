import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NitroPluginConfig } from 'nitro/vite';
import { HASHED_FOLDERS, KEPT } from '../server/hosts/hashed-folders.ts';
import { HOST_FILES, VERCEL_FILE } from '../server/hosts/host-files.ts';
import type { BuiltContent } from '../content/build/content-build.ts';
import { SOCIAL_FOLDER } from '../social/social-card.ts';
import { isPrerendered, isServer } from './hosts/choose-preset.ts';
import type { Preset } from './hosts/choose-preset.ts';
import { hostModule } from './hosts/host-module.ts';
import { appFolder } from './output-folders.ts';
import { routesModule } from './routes/routes-module.ts';

const entry = fileURLToPath(new URL('../server/entry.ts', import.meta.url));
const errorHandler = fileURLToPath(new URL('../api/error-handler.ts', import.meta.url));
const plugins = [
  fileURLToPath(new URL('../server/keep-no-refusal.ts', import.meta.url)),
  fileURLToPath(new URL('../server/http/http-plugin.ts', import.meta.url)),
];

/** The state of the hosts that a build is made for. */
const COMPATIBILITY_DATE = '2026-11-01';

interface Target {
  /** Nitro's name for it. */
  preset: string;
  /** What is written to files while building. */
  routes?: readonly string[];
  /** The host compresses files itself. */
  compresses?: boolean;
}

/**
 * Schemas are checked from the start, and what else is built on their library is loaded later, if ever. Nitro would put
 * both into one file.
 */
const ZOD = { name: '_libs/zod', test: /[\\/]node_modules[\\/]zod[\\/]/u, priority: 1 };

const TARGETS: Readonly<Record<Preset, Target>> = {
  node: { preset: 'node-server' },
  bun: { preset: 'bun' },
  static: { preset: 'static' },
  // Its workers have neither files nor SQLite; every page is a file there.
  cloudflare: { preset: 'static', compresses: true },
  vercel: { preset: 'vercel', routes: [VERCEL_FILE], compresses: true },
  netlify: {
    preset: 'netlify',
    routes: [...HOST_FILES, '/404.html'],
    compresses: true,
  },
};

/** Folders of files. Social pictures are none on servers that draw them, and their answers say themselves what to keep. */
function hashedFolders(preset: Preset): readonly string[] {
  return isServer(preset) ? HASHED_FOLDERS.filter((one) => one !== SOCIAL_FOLDER) : HASHED_FOLDERS;
}

export interface NitroPaths {
  root: string;
  database: string;
  buildContent: () => Promise<BuiltContent>;
}

/** Whether the files of a build have compressed copies. */
export function isPacked(preset: Preset): boolean {
  // What nobody but a test reads need not be small; packing is up to half of a build.
  return TARGETS[preset].compresses !== true && process.env['RECTO_COMPRESS'] !== '0';
}

export function nitroConfig(paths: NitroPaths, preset: Preset): NitroPluginConfig {
  const { preset: nitroPreset, routes = [] } = TARGETS[preset];
  const { RECTO_OUTPUT: output } = process.env;
  const isStatic = isPrerendered(preset);
  const dir = appFolder(paths.root, preset);
  const publicFolder = join(dir, 'public');
  return {
    preset: nitroPreset,
    compatibilityDate: COMPATIBILITY_DATE,
    serverDir: 'server',
    serverEntry: false,
    // Netlify publishes another folder than the one of its functions.
    output: { dir, ...(preset === 'netlify' && output !== undefined && { publicDir: publicFolder }) },
    // Tests beside routes are no routes.
    ignore: ['**/*.{test,spec}.*'],
    plugins,
    errorHandler,
    modules: [
      routesModule(paths.root, preset),
      hostModule(preset, { ...paths, compatibilityDate: COMPATIBILITY_DATE, plugins }),
    ],
    routeRules: Object.fromEntries(
      hashedFolders(preset).map((hashed) => [`${hashed}/**`, { headers: { 'cache-control': KEPT } }]),
    ),
    compressPublicAssets: isPacked(preset) && !isStatic && { brotli: true, gzip: true },
    experimental: { vite: { services: { ssr: { entry } } } },
    rolldownConfig: { output: { codeSplitting: { groups: [ZOD] } } },
    vercel: { functions: { runtime: 'nodejs24.x' } },
    prerender: {
      routes: [...routes],
      crawlLinks: false,
      failOnError: true,
      autoSubfolderIndex: true,
      concurrency: 1,
    },
    hooks: {
      'prerender:config'(prerender) {
        // The prerenderer leaves packages out of its bundle, but ours import modules that exist only inside of it.
        prerender.noExternals = [/@recto\//u];
        process.env['RECTO_CONTENT_FILE'] = paths.database;
        process.env['RECTO_HOST_FILES'] = '1';
      },
      'prerender:generate'(route) {
        // The page that says "not found" has status 404 and is wanted all the same.
        if (route.route.endsWith('/404.html')) delete route.error;
      },
    },
  };
}
