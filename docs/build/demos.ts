import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { NitroOptions } from 'nitro/types';
import type { Plugin } from 'vite';
import { listScriptHashes, readPageHeaders } from './demo-headers.ts';

const root = join(import.meta.dirname, '..', '..');
const builtDemos = join(root, '.cache', 'demos');
const notFoundHandler = join(import.meta.dirname, 'demo-404-handler.ts');
const localHandler = join(import.meta.dirname, 'local-demo-handler.ts');

interface Demo {
  name: string;
  /** Folder of its built files. */
  folder: string;
  /** Text of its `_headers` file, which hosts ignore because it is not in the root of the website. */
  headers: string;
}

/**
 * Serves the demos of the templates below `/demo`, if they are built; `npm run build` builds them first.
 * `npm start` starts the server before they are built, so it looks for their files at each request.
 */
export function demos(): Plugin {
  return {
    name: 'docs:demos',
    nitro: {
      name: 'docs:demos',
      setup({ options }) {
        if (process.env['RECTO_LOCAL_DEMOS'] === '1') {
          const settings = { folder: builtDemos, names: listTemplates() };
          options.virtual['virtual:docs/local-demos'] = () => `export default ${JSON.stringify(settings)};`;
          options.handlers.push(
            { route: '/demo/:name', handler: localHandler },
            { route: '/demo/:name/**', handler: localHandler },
          );
          return;
        }
        const demos = listDemos();
        for (const { name, folder, headers } of demos) {
          options.publicAssets.push({
            dir: folder,
            baseURL: `/demo/${name}`,
            maxAge: 0,
            fallthrough: true,
            // Hosts read these two files only in the root folder, and compress files that the build does not compress.
            ignore: ['**/_redirects', '**/_headers', ...(isCompressed(options) ? [] : ['**/*.br', '**/*.gz'])],
          });
          options.routeRules[`/demo/${name}/**`] = {
            headers: { ...readPageHeaders(headers), 'x-robots-tag': 'noindex' },
          };
        }
        options.virtual['virtual:docs/demo-404-pages'] = () =>
          `export const pages = ${JSON.stringify(readNotFoundPages(demos))};`;
        options.handlers.push({ route: '/demo/:name/**', handler: notFoundHandler });
      },
    },
  };
}

/**
 * Lists the hashes of the inline scripts of the demos for static hosts, which use the content security policy of the
 * website for the demos, too. A server responds with the policy of each demo.
 */
export function demoScriptHashes(): string[] {
  const { RECTO_PRESET: preset, RECTO_STATIC: isStatic } = process.env;
  const isFiles = preset === undefined ? isStatic === '1' : preset === 'static' || preset === 'cloudflare';
  return isFiles ? listScriptHashes(listDemos().map(({ headers }) => headers)) : [];
}

function isCompressed({ compressPublicAssets: kinds }: NitroOptions): boolean {
  return typeof kinds === 'object' ? Object.values(kinds).some(Boolean) : kinds;
}

function listTemplates(): string[] {
  const entries = readdirSync(join(root, 'templates'), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Lists the built demos of existing templates; the built demo of a deleted template may still be in the cache. */
function listDemos(): Demo[] {
  return listTemplates().flatMap((name) => {
    const folder = join(builtDemos, name, 'public');
    if (!existsSync(folder)) return [];
    return [{ name, folder, headers: readFileSync(join(folder, '_headers'), 'utf8') }];
  });
}

/** Reads the 404 pages of the demos, which are bundled because a serverless function cannot read the static files. */
function readNotFoundPages(demos: readonly Demo[]): Record<string, string> {
  return Object.fromEntries(demos.map(({ name, folder }) => [name, readFileSync(join(folder, '404.html'), 'utf8')]));
}
