import { sendFile } from '@recto/content/vite';
import { extname } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { IMAGE_PATH } from '../image-path.ts';

/**
 * Delay after a change, in milliseconds: other watchers may handle it first, and content must be read before its images
 * are known.
 */
const SETTLE_MS = 150;

/** Options of `serveImages`. */
export interface ServeImagesOptions {
  /** Returns the file for the path of a converted image. */
  find: (path: string) => Promise<string | undefined>;
  /** Returns a text that changes with the images; pages are updated then. */
  stamp: () => string;
  /** Id of the module with the data of the images. */
  module: string;
}

type Handler = (...call: Parameters<Connect.NextHandleFunction>) => Promise<void>;

/**
 * Serves converted images on a development server: converts them when they are requested, and updates their data when
 * files change.
 */
export function serveImages(server: ViteDevServer, { find, stamp, module }: ServeImagesOptions): void {
  const serve: Handler = async (request, response, next) => {
    const [whole = ''] = (request.url ?? '').split('?');
    const path = whole.slice(server.config.base.length - 1);
    try {
      const file = path.startsWith(`${IMAGE_PATH}/`) ? await find(path) : undefined;
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
    void serve(...call);
  });

  const report = (error: unknown): void => {
    server.config.logger.error(`The images could not be updated: ${String(error)}`, { timestamp: true });
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
        const moduleNode = environment.moduleGraph.getModuleById(module);
        // A failed update is logged; it must not stop the server.
        if (moduleNode) environment.reloadModule(moduleNode).catch(report);
      }
    }, SETTLE_MS);
  });
}
