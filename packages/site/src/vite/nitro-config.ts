import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NitroPluginConfig } from 'nitro/vite';
import { HASHED_FOLDERS, KEPT } from '../server/hosts/hashed-folders.ts';
import { HOST_FILES, VERCEL_FILE } from '../server/hosts/host-files.ts';
import { assertWritten } from './assert-written.ts';
import { compressPages } from './compress-pages.ts';
import { isPrerendered } from './hosts/choose-preset.ts';
import type { Preset } from './hosts/choose-preset.ts';
import { hostModule } from './hosts/host-module.ts';
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
  /** Where a build goes, below the site; hosts that build by themselves look there. */
  folder: string;
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

const PAGES = ['/', '/404.html'];

const TARGETS: Readonly<Record<Preset, Target>> = {
  node: { preset: 'node-server', folder: '.output' },
  bun: { preset: 'bun', folder: '.output' },
  static: { preset: 'static', folder: '.output-static', routes: PAGES },
  // Its workers have neither files nor SQLite; every page is a file there.
  cloudflare: { preset: 'static', folder: '.output-cloudflare', routes: PAGES, compresses: true },
  vercel: { preset: 'vercel', folder: '.vercel/output', routes: [VERCEL_FILE], compresses: true },
  netlify: {
    preset: 'netlify',
    folder: '.netlify/functions-internal',
    routes: [...HOST_FILES, '/404.html'],
    compresses: true,
  },
};

export function nitroConfig(paths: { root: string; database: string }, preset: Preset): NitroPluginConfig {
  const { preset: nitroPreset, folder, routes = [], compresses = false } = TARGETS[preset];
  const { RECTO_OUTPUT: output, RECTO_UNPACKED: unpacked } = process.env;
  // What nobody but a test reads need not be small; packing is up to half of a build.
  const isPacked = !compresses && unpacked !== '1';
  const dir = resolve(paths.root, output ?? folder);
  const publicFolder = join(dir, 'public');
  /** Nitro adds to it what the site announces. */
  let expected: ReadonlySet<string> = new Set();
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
      hostModule(preset, { ...paths, compatibilityDate: COMPATIBILITY_DATE }),
    ],
    routeRules: Object.fromEntries(
      HASHED_FOLDERS.map((hashed) => [`${hashed}/**`, { headers: { 'cache-control': KEPT } }]),
    ),
    compressPublicAssets: isPacked && { brotli: true, gzip: true },
    experimental: { vite: { services: { ssr: { entry } } } },
    rolldownConfig: { output: { codeSplitting: { groups: [ZOD] } } },
    vercel: { functions: { runtime: 'nodejs24.x' } },
    prerender: {
      routes: [...routes],
      crawlLinks: false,
      failOnError: true,
      autoSubfolderIndex: true,
      concurrency: isPrerendered(preset) ? 4 : 1,
    },
    hooks: {
      'prerender:routes'(routes) {
        expected = routes;
      },
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
      async 'prerender:done'({ prerenderedRoutes, failedRoutes }) {
        assertWritten(expected, [...prerenderedRoutes, ...failedRoutes]);
        if (!isPacked) return;
        await compressPages(
          publicFolder,
          prerenderedRoutes.flatMap(({ fileName, skip, error }) =>
            fileName === undefined || skip === true || error ? [] : [fileName],
          ),
        );
      },
    },
  };
}
