import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NitroPluginConfig } from 'nitro/vite';
import { HASHED_FOLDERS, IMMUTABLE } from '../server/hosts/hashed-folders.ts';
import { HOST_FILES, VERCEL_FILE } from '../server/hosts/host-files.ts';
import { SOCIAL_FOLDER } from '../social/social-card.ts';
import { isPrerendered, isServer } from './hosts/choose-preset.ts';
import type { Preset } from './hosts/choose-preset.ts';
import { hostModule } from './hosts/host-module.ts';
import { appFolder } from './output-folders.ts';
import { routesModule } from './routes/routes-module.ts';

const entry = fileURLToPath(new URL('../server/entry.ts', import.meta.url));
const errorHandler = fileURLToPath(new URL('../api/error-handler.ts', import.meta.url));
const plugins = [
  fileURLToPath(new URL('../server/uncached-errors-plugin.ts', import.meta.url)),
  fileURLToPath(new URL('../server/http/http-plugin.ts', import.meta.url)),
];

/** Compatibility date of the hosts' runtimes. */
const COMPATIBILITY_DATE = '2026-11-01';

interface Target {
  /** Name of Nitro's preset. */
  preset: string;
  /** Paths that are prerendered to files during the build. */
  routes?: readonly string[];
  /** The host compresses files itself. */
  isCompressedByHost?: boolean;
}

/**
 * Puts Zod into a separate chunk. Schemas are needed at the start, but other code that uses Zod is loaded later or
 * never; Nitro would put both into one file.
 */
const ZOD = { name: '_libs/zod', test: /[\\/]node_modules[\\/]zod[\\/]/u, priority: 1 };

const TARGETS: Readonly<Record<Preset, Target>> = {
  node: { preset: 'node-server' },
  bun: { preset: 'bun' },
  static: { preset: 'static' },
  // Cloudflare's workers have neither files nor SQLite, so every page is prerendered.
  cloudflare: { preset: 'static', isCompressedByHost: true },
  vercel: { preset: 'vercel', routes: [VERCEL_FILE], isCompressedByHost: true },
  netlify: {
    preset: 'netlify',
    routes: [...HOST_FILES, '/404.html'],
    isCompressedByHost: true,
  },
};

/** Folders of hashed files. On servers, social images are not files but rendered on request, with their own headers. */
function hashedFolders(preset: Preset): readonly string[] {
  return isServer(preset) ? HASHED_FOLDERS.filter((one) => one !== SOCIAL_FOLDER) : HASHED_FOLDERS;
}

/** Paths of a site for Nitro. */
export interface NitroPaths {
  /** Folder of the site. */
  root: string;
  /** Path of the database that the prerenderer reads. */
  database: string;
}

/** Whether a build writes compressed copies of its files. */
export function hasCompressedCopies(preset: Preset): boolean {
  // `--no-compress` sets the variable, mainly for tests: compression takes up to half of the time of a build.
  return TARGETS[preset].isCompressedByHost !== true && process.env['RECTO_COMPRESS'] !== '0';
}

/** Returns the configuration of Nitro for a deployment target. */
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
    // On Netlify, public files and functions are in different folders.
    output: { dir, ...(preset === 'netlify' && output !== undefined && { publicDir: publicFolder }) },
    // Test files next to routes are not routes.
    ignore: ['**/*.{test,spec}.*'],
    plugins,
    errorHandler,
    modules: [
      routesModule(paths.root, preset),
      hostModule(preset, { ...paths, compatibilityDate: COMPATIBILITY_DATE, plugins }),
    ],
    routeRules: Object.fromEntries(
      hashedFolders(preset).map((hashed) => [`${hashed}/**`, { headers: { 'cache-control': IMMUTABLE } }]),
    ),
    compressPublicAssets: hasCompressedCopies(preset) && !isStatic && { brotli: true, gzip: true },
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
        // The prerenderer does not bundle packages, but Recto's packages import modules that exist only in a bundle.
        prerender.noExternals = [/@recto\//u];
        process.env['RECTO_CONTENT_FILE'] = paths.database;
        process.env['RECTO_HOST_FILES'] = '1';
      },
      'prerender:generate'(route) {
        // The 404 page has status 404, which is not an error here.
        if (route.route.endsWith('/404.html')) delete route.error;
      },
    },
  };
}
