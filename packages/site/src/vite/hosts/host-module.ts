import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NitroModule } from 'nitro/types';
import type { BuiltContent } from '../../content/build/content-build.ts';
import { CURRENT_FILE, SHARED_FILES } from '../../content/content-folder.ts';
import { VERCEL_FILE } from '../../server/hosts/host-files.ts';
import type { VercelRedirect } from '../../server/hosts/vercel-routes.ts';
import { isPrerendered, isServer } from './choose-preset.ts';
import type { Preset } from './choose-preset.ts';
import { cloudflareFiles } from './cloudflare-files.ts';
import { addVercelRoutes } from './vercel-config.ts';
import type { VercelConfig } from './vercel-config.ts';

/** Our own server entries, with connection limits, instead of Nitro's. */
const ENTRIES: Readonly<Partial<Record<Preset, string>>> = {
  node: fileURLToPath(new URL('../../server/http/node-entry.ts', import.meta.url)),
  bun: fileURLToPath(new URL('../../server/http/bun-entry.ts', import.meta.url)),
};

export interface HostOptions {
  root: string;
  buildContent: () => Promise<BuiltContent>;
  /** The state of the host that a build is made for, as a day. */
  compatibilityDate: string;
  /** Our own plugins of Nitro; any other is the site's. */
  plugins: readonly string[];
}

/** Finishes what Nitro has built: content for hosts that have no folder beside the server, and what the host has to know. */
export function hostModule(
  preset: Preset,
  { root, buildContent, compatibilityDate, plugins }: HostOptions,
): NitroModule {
  return {
    name: 'recto:host',
    setup(nitro) {
      // The server that writes pages is built as another one, and gone afterwards.
      if (nitro.options.preset === 'nitro-prerender') return;
      if (!nitro.options.dev) nitro.options.entry = ENTRIES[preset] ?? nitro.options.entry;
      // Nitro finds the files of the site later.
      nitro.options.virtual['#recto/middleware'] = () => {
        const handlers = [...nitro.scannedHandlers, ...nitro.options.handlers];
        const isOwn =
          handlers.some(({ middleware }) => middleware === true) ||
          nitro.options.plugins.some((file) => !plugins.includes(file));
        return `export const hasOwnMiddleware = ${isOwn};`;
      };
      let redirects: VercelRedirect[] = [];
      nitro.hooks.hook('build:before', async () => {
        if (isServer(preset) || isPrerendered(preset) || nitro.options.dev) return;
        const files = join((await buildContent()).folder, SHARED_FILES);
        if (existsSync(files))
          nitro.options.publicAssets.push({ dir: files, baseURL: '/', fallthrough: true, maxAge: 0 });
      });
      nitro.hooks.hook('prerender:generate', (route) => {
        if (route.route !== VERCEL_FILE) return;
        redirects = JSON.parse(route.contents ?? '[]') as VercelRedirect[];
        route.skip = true;
      });
      // A module comes after the preset, whose own files are written by then.
      nitro.hooks.hook('compiled', async ({ options: { output, buildDir } }) => {
        const { folder, version } = await buildContent();
        if (isPrerendered(preset)) keepServer(join(buildDir, 'vite', 'services', 'ssr'), join(output.dir, 'server'));
        // The functions of a host have a folder that cannot be written: what they read is inside it.
        else if (!isServer(preset)) {
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

/** The next build, of whatever preset, overwrites what Nitro is given; the static export needs it longer. */
function keepServer(from: string, to: string): void {
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
