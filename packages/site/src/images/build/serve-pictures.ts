import { sendFile } from '@recto/content/vite';
import { extname } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { IMAGE_CALLS } from '../image-address.ts';

/** A file that was just saved may be seen by others first, and content has to be read before its pictures are known. */
const SETTLE_MS = 150;

export interface ServePicturesOptions {
  find: (path: string) => Promise<string | undefined>;
  /** Names the pictures there are: when it changes, pages have to know others. */
  stamp: () => string;
  /** The module that holds what is known of them. */
  module: string;
}

type Handler = (...call: Parameters<Connect.NextHandleFunction>) => Promise<void>;

/** While developing, pictures are drawn when a page asks for them, and new ones are known at once. */
export function servePictures(server: ViteDevServer, { find, stamp, module }: ServePicturesOptions): void {
  const answer: Handler = async (request, response, next) => {
    const [whole = ''] = (request.url ?? '').split('?');
    const path = whole.slice(server.config.base.length - 1);
    try {
      const file = path.startsWith(`${IMAGE_CALLS}/`) ? await find(path) : undefined;
      if (file === undefined) {
        next();
        return;
      }
      sendFile(file, `image/${extname(file).slice(1)}`, response, next);
    } catch (error) {
      next(error);
    }
  };
  server.middlewares.use((...call) => {
    void answer(...call);
  });

  const report = (error: unknown): void => {
    server.config.logger.error(`The pictures could not be updated: ${String(error)}`, { timestamp: true });
  };
  let before = stamp();
  let timer: NodeJS.Timeout | undefined;
  server.watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const now = stamp();
      if (now === before) return;
      before = now;
      for (const environment of Object.values(server.environments)) {
        const known = environment.moduleGraph.getModuleById(module);
        // A failed update is logged; it must not stop the server.
        if (known) environment.reloadModule(known).catch(report);
      }
    }, SETTLE_MS);
  });
}
