import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { NitroOptions } from 'nitro/types';
import type { Plugin } from 'vite';
import { listScripts, readPageHeaders } from './demo-headers.ts';

const root = join(import.meta.dirname, '..', '..');
const builtDemos = join(root, '.cache', 'demos');
const missing = join(import.meta.dirname, 'missing-demo.ts');
const local = join(import.meta.dirname, 'local-demo-handler.ts');

interface Demo {
  name: string;
  /** Its files. */
  folder: string;
  /** Its own `_headers`, which no host reads where it lies. */
  headers: string;
}

/**
 * Puts the demos of the templates below `/demo`, as far as they have been built: `npm run build` builds them first.
 * `npm start` serves the site before they are built, so its server looks for their files at each request.
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
          options.handlers.push({ route: '/demo/:name', handler: local }, { route: '/demo/:name/**', handler: local });
          return;
        }
        const found = listDemos();
        for (const { name, folder, headers } of found) {
          options.publicAssets.push({
            dir: folder,
            baseURL: `/demo/${name}`,
            maxAge: 0,
            fallthrough: true,
            // A host reads only those at its root, and compresses by itself what the build does not.
            ignore: ['**/_redirects', '**/_headers', ...(isCompressed(options) ? [] : ['**/*.br', '**/*.gz'])],
          });
          options.routeRules[`/demo/${name}/**`] = {
            headers: { ...readPageHeaders(headers), 'x-robots-tag': 'noindex' },
          };
        }
        options.virtual['virtual:docs/missing-demos'] = () =>
          `export const pages = ${JSON.stringify(missingPages(found))};`;
        options.handlers.push({ route: '/demo/:name/**', handler: missing });
      },
    },
  };
}

/**
 * Scripts of the demos, for hosts of files: they read one policy, that of the website, for everything below it. A server
 * answers with the policy of each demo.
 */
export function demoScripts(): string[] {
  const { RECTO_PRESET: preset, RECTO_STATIC: isStatic } = process.env;
  const isFiles = preset === undefined ? isStatic === '1' : preset === 'static' || preset === 'cloudflare';
  return isFiles ? listScripts(listDemos().map(({ headers }) => headers)) : [];
}

function isCompressed({ compressPublicAssets: kinds }: NitroOptions): boolean {
  return typeof kinds === 'object' ? Object.values(kinds).some(Boolean) : kinds;
}

function listTemplates(): string[] {
  const entries = readdirSync(join(root, 'templates'), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Templates whose demo is there. One that was removed may have left its demo behind. */
function listDemos(): Demo[] {
  return listTemplates().flatMap((name) => {
    const folder = join(builtDemos, name, 'public');
    if (!existsSync(folder)) return [];
    return [{ name, folder, headers: readFileSync(join(folder, '_headers'), 'utf8') }];
  });
}

/** A server of functions does not have the files at hand, so it carries the one page that it has to send itself. */
function missingPages(found: readonly Demo[]): Record<string, string> {
  return Object.fromEntries(found.map(({ name, folder }) => [name, readFileSync(join(folder, '404.html'), 'utf8')]));
}
