import type { NitroEventHandler } from 'nitro/types';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:recto/middleware:';

/**
 * Development only: replaces a handler by a module that imports it with the first request. Nitro imports middleware when
 * it starts, so that an error in one file would stop everything, with a message of Nitro.
 */
export function loadLater(handler: NitroEventHandler): NitroEventHandler {
  return { ...handler, handler: PREFIX + handler.handler };
}

/** Provides the modules that `loadLater` refers to. */
export function middlewarePlugin(): Plugin {
  return {
    name: 'recto:middleware',
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
          "import { toEventHandler } from 'nitro/h3';",
          `const load = () => import(${JSON.stringify(file)});`,
          'export default async (event, next) => await toEventHandler((await load()).default)(event, next);',
        ].join('\n');
      },
    },
  };
}
