import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { assertStatic } from '../config/assert-static.ts';
import { COMPONENTS_FOLDER } from '../config/list-components.ts';
import { hasUseClient } from '../config/use-client.ts';

/** Development only: reports state and event handlers in static components when their files change. */
export function staticGuard(root: string): Plugin {
  return {
    name: 'recto:static-guard',
    apply: 'serve',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    transform: {
      order: 'pre',
      filter: { id: new RegExp(String.raw`/${COMPONENTS_FOLDER}/[^/]+\.[jt]sx$`, 'u') },
      handler(code, id) {
        const file = relative(root, id).replaceAll('\\', '/');
        // Modules with `'use client'` are replaced on the server by code that calls `createReference`.
        if (file.startsWith(COMPONENTS_FOLDER) && !hasUseClient(code) && !code.includes('createReference(')) {
          assertStatic(file, code);
        }
      },
    },
  };
}
