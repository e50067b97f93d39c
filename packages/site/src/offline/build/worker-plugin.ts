import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { listCachedCode } from './list-cached-code.ts';
import { findOnlineOnly } from './online-only.ts';
import type { OnlineOnlyApi } from './online-only.ts';

const WORKER = 'virtual:recto/worker';

const source = fileURLToPath(new URL('../worker.ts', import.meta.url));

/** Provides the code of the service worker, and the names of the client files that it caches, to the server. */
export function workerPlugin(): Plugin {
  const files: string[] = [];
  let base = '';
  let isDev = false;
  let isOnlineOnly: OnlineOnlyApi['isOnlineOnly'] = () => false;
  return {
    name: 'recto:worker',
    sharedDuringBuild: true,
    configResolved(config) {
      base = config.base;
      isDev = config.command === 'serve';
      isOnlineOnly = findOnlineOnly(config);
    },
    resolveId: {
      filter: { id: /^virtual:recto\/worker$/u },
      handler: () => `\0${WORKER}`,
    },
    async load(id) {
      if (id !== `\0${WORKER}`) return undefined;
      // The dev server has no service worker, since authors need to see the current state.
      const code = isDev ? '' : await buildWorker();
      return `export const workerCode = ${JSON.stringify(code)}; export const codeFiles = ${JSON.stringify(files)};`;
    },
    generateBundle(_, bundle) {
      // The client is built before the server.
      if (this.environment.name !== 'client') return;
      files.push(...listCachedCode(bundle, isOnlineOnly).map((file) => base + file));
    },
  };
}

/** Builds the worker as one file without imports: browsers detect a new worker by comparing the file byte by byte. */
async function buildWorker(): Promise<string> {
  const bundle = await rolldown({ input: source, platform: 'browser', logLevel: 'silent' });
  try {
    const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false });
    return output[0].code;
  } finally {
    await bundle.close();
  }
}
