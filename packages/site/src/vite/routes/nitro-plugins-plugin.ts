import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:recto/nitro-plugin:';
const LIST = '#nitro/virtual/plugins';
const guard = fileURLToPath(new URL('../../server/dev/guard-plugin.ts', import.meta.url));

/**
 * Development only: imports the files in `server/plugins` so that an error in one of them is shown in the overlay. Nitro
 * imports them when it starts, so that an error would stop everything, with a message of Nitro. It does not notice added
 * and deleted files, so the server is restarted then.
 */
export function nitroPluginsPlugin(root: string): Plugin {
  return {
    name: 'recto:nitro-plugins',
    apply: 'serve',
    resolveId: {
      order: 'pre',
      filter: { id: new RegExp(`^${PREFIX}`, 'u') },
      handler: (id) => `\0${id}.js`,
    },
    load: {
      filter: { id: new RegExp(`^\\0${PREFIX}`, 'u') },
      handler(id) {
        const file = id.slice(1 + PREFIX.length, -'.js'.length);
        return [
          `import { guardPlugin } from ${JSON.stringify(guard)};`,
          `export default await guardPlugin(() => import(${JSON.stringify(file)}), ${JSON.stringify(file)});`,
        ].join('\n');
      },
    },
    configureServer(server) {
      const folder = `${normalizePath(join(root, 'server', 'plugins'))}/`;
      const restart = (file: string): void => {
        if (normalizePath(file).startsWith(folder)) void server.restart();
      };
      server.watcher.on('add', restart).on('unlink', restart);
    },
    transform: {
      filter: { id: new RegExp(`${LIST}$`, 'u') },
      handler: (code) => ({ code: guardImports(code, `${normalizePath(root)}/`), map: null }),
    },
  };
}

/** Replaces the imports of plugins of the site in the list that Nitro generates. */
export function guardImports(code: string, folder: string): string {
  return code.replaceAll(/(?<=^\s*import \w+ from )"([^"]+)"/gmu, (quoted, file: string) => {
    const isOwn = file.startsWith(folder) && !file.includes('/node_modules/');
    return isOwn ? JSON.stringify(PREFIX + file) : quoted;
  });
}
