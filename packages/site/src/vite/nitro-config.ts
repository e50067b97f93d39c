import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NitroPluginConfig } from 'nitro/vite';
import { IMAGE_CACHE_SECONDS } from '../images/constants.ts';
import { IMAGE_CALLS } from '../images/image-address.ts';
import { CONTENT_FILE } from '../server/content-file.ts';
import type { RectoPaths } from './paths.ts';

const entry = fileURLToPath(new URL('../server/entry.ts', import.meta.url));
const plugin = fileURLToPath(new URL('../server/keep-no-refusal.ts', import.meta.url));

const kept = { headers: { 'cache-control': `public, max-age=${IMAGE_CACHE_SECONDS}, immutable` } };

/** `RECTO_STATIC=1` asks for a folder of files instead of a server. */
export function isStaticBuild(): boolean {
  return process.env['RECTO_STATIC'] === '1';
}

export function nitroConfig({ root, database }: RectoPaths): NitroPluginConfig {
  const isStatic = isStaticBuild();
  return {
    preset: isStatic ? 'static' : 'node-server',
    compatibilityDate: '2026-11-01',
    serverDir: 'server',
    serverEntry: false,
    output: { dir: resolve(root, process.env['RECTO_OUTPUT'] ?? (isStatic ? '.output-static' : '.output')) },
    plugins: [plugin],
    // Pictures that were made have a hash in their name, as those beside content do.
    routeRules: { [`${IMAGE_CALLS}/**`]: kept, '/_assets/**': kept },
    compressPublicAssets: { brotli: true, gzip: true },
    experimental: { vite: { services: { ssr: { entry } } } },
    prerender: isStatic
      ? { routes: ['/', '/404.html'], crawlLinks: false, failOnError: true, autoSubfolderIndex: true, concurrency: 4 }
      : {},
    hooks: {
      'prerender:config'() {
        process.env['RECTO_CONTENT_FILE'] = database;
      },
      'prerender:generate'(route) {
        // The page that says "not found" has status 404 and is wanted all the same.
        if (route.route.endsWith('/404.html')) delete route.error;
      },
      compiled(nitro) {
        if (!isStatic) copyFileSync(database, join(nitro.options.output.serverDir, CONTENT_FILE));
      },
    },
  };
}
