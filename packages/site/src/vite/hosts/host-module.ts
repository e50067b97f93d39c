import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NitroModule } from 'nitro/types';
import { readBuiltContent } from '../../content/build/content-build.ts';
import { CURRENT_FILE, SHARED_FILES } from '../../content/content-folder.ts';
import { VERCEL_FILE } from '../../server/hosts/host-files.ts';
import type { VercelRedirect } from '../../server/hosts/vercel-routes.ts';
import { isPrerendered, isServer } from './choose-preset.ts';
import type { Preset } from './choose-preset.ts';
import { cloudflareFiles } from './cloudflare-files.ts';
import { addVercelRoutes } from './vercel-config.ts';
import type { VercelConfig } from './vercel-config.ts';

/** Recto's server entries, with connection limits, which replace Nitro's. */
const ENTRIES: Readonly<Partial<Record<Preset, string>>> = {
  node: fileURLToPath(new URL('../../server/http/node-entry.ts', import.meta.url)),
  bun: fileURLToPath(new URL('../../server/http/bun-entry.ts', import.meta.url)),
};

/** Options of `hostModule`. */
export interface HostOptions {
  /** Folder of the site. */
  root: string;
  /** Compatibility date of the host's runtime, as an ISO date. */
  compatibilityDate: string;
  /** Files of Recto's Nitro plugins; any other belongs to the site. */
  plugins: readonly string[];
}

/**
 * Nitro module that completes a build: adds the content for hosts where it is part of the function, and writes the
 * configuration of the host.
 */
export function hostModule(preset: Preset, { root, compatibilityDate, plugins }: HostOptions): NitroModule {
  return {
    name: 'recto:host',
    setup(nitro) {
      // Nitro's prerenderer is a separate, temporary server.
      if (nitro.options.preset === 'nitro-prerender') return;
      if (!nitro.options.dev) nitro.options.entry = ENTRIES[preset] ?? nitro.options.entry;
      // A function, since Nitro finds the files of the site later.
      nitro.options.virtual['#recto/middleware'] = () => {
        const handlers = [...nitro.scannedHandlers, ...nitro.options.handlers];
        const isOwn =
          handlers.some(({ middleware }) => middleware === true) ||
          nitro.options.plugins.some((file) => !plugins.includes(file));
        return `export const hasOwnMiddleware = ${isOwn};`;
      };
      let redirects: VercelRedirect[] = [];
      nitro.hooks.hook('build:before', () => {
        if (isServer(preset) || isPrerendered(preset) || nitro.options.dev) return;
        const files = join(readBuiltContent().folder, SHARED_FILES);
        if (existsSync(files))
          nitro.options.publicAssets.push({ dir: files, baseURL: '/', fallthrough: true, maxAge: 0 });
      });
      nitro.hooks.hook('prerender:generate', (route) => {
        if (route.route !== VERCEL_FILE) return;
        redirects = JSON.parse(route.contents ?? '[]') as VercelRedirect[];
        route.skip = true;
      });
      // Modules run after the preset, so its files have already been written.
      nitro.hooks.hook('compiled', ({ options: { output, buildDir } }) => {
        if (isPrerendered(preset)) copyServer(join(buildDir, 'vite', 'services', 'ssr'), join(output.dir, 'server'));
        // The folder of a function is read-only, so the content is part of it.
        else if (!isServer(preset)) {
          const { folder, version } = readBuiltContent();
          for (const name of [CURRENT_FILE, version]) {
            cpSync(join(folder, name), join(output.serverDir, 'content', name), { recursive: true });
          }
        }
        if (preset === 'vercel') {
          const file = join(output.dir, 'config.json');
          writeJson(file, addVercelRoutes(readJson(file) as VercelConfig, redirects));
        }
        if (preset === 'cloudflare') {
          const files = cloudflareFiles(nameOf(root), compatibilityDate);
          for (const [name, text] of Object.entries(files)) writeFileSync(join(output.dir, name), text);
        }
      });
    },
  };
}

/** Copies the server for the static export, since the next build of any preset overwrites the original. */
function copyServer(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
}

function nameOf(root: string): string {
  try {
    const { name } = readJson(join(root, 'package.json')) as { name?: string };
    return name ?? basename(root);
  } catch {
    return basename(root);
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function writeJson(file: string, value: object): void {
  writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);
}
