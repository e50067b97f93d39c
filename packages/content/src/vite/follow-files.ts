import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { ErrorPayload, ViteDevServer } from 'vite';
import { assetType } from '../build/asset-kinds.ts';
import type { createDevContent } from '../build/dev-content.ts';
import type { ContentError } from '../errors.ts';
import type { ContentPaths } from './paths.ts';
import { createQueue } from './queue.ts';

/** Editors empty a file before they fill it; it is read once it has been still for this long. */
const SETTLE_MS = 25;

export type DevContent = Awaited<ReturnType<typeof createDevContent>>;

/** Keeps the database at the files' heels, and tells open pages what has changed or is broken. */
export function followFiles(
  server: ViteDevServer,
  { content: root, contentConfig }: ContentPaths,
  content: DevContent,
): void {
  const warn = (fault: ContentError): void => {
    server.config.logger.error(`\n${String(fault)}\n`, { timestamp: true });
  };
  const show = (fault: ContentError): void => {
    server.ws.send({ type: 'error', err: toOverlay(fault, root) });
  };
  for (const fault of content.faults()) warn(fault);
  // A page that is opened while something is broken says so at once.
  server.ws.on('connection', () => {
    for (const fault of content.faults()) show(fault);
  });
  const take = async (file: string): Promise<void> => {
    if (file === contentConfig) {
      // Other collections are other tables, and other rules for every file.
      await server.restart();
      return;
    }
    for (const change of await content.follow(file)) {
      if (change.kind === 'fault') {
        for (const fault of change.faults) {
          warn(fault);
          show(fault);
        }
      } else if (change.paths.length === 0) {
        // Data has no page of its own, and may be on any.
        server.ws.send('recto:content', {});
      } else {
        for (const path of change.paths) server.ws.send('recto:content', { path });
      }
    }
  };
  const followers = createQueue(take, SETTLE_MS, (error) => {
    server.config.logger.error(`The content could not be followed: ${String(error)}`, { timestamp: true });
  });
  server.watcher.add([root, contentConfig, ...content.folders()]);
  server.watcher.on('all', (event, file) => {
    if (event !== 'addDir' && event !== 'unlinkDir') followers.add(file);
  });
  serveAssets(server, content.assets);
  server.httpServer?.once('close', () => {
    void content.close();
  });
}

/** Pictures beside content, at the addresses a build would write them to. */
function serveAssets(server: ViteDevServer, assets: () => Map<string, string>): void {
  server.middlewares.use((request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    const file = path.startsWith('/_assets/') ? assets().get(path) : undefined;
    if (file === undefined) {
      next();
      return;
    }
    response.setHeader('content-type', assetType(file) ?? 'application/octet-stream');
    createReadStream(file).on('error', next).pipe(response);
  });
}

function toOverlay({ message, hint, file = '', line = 1 }: ContentError, root: string): ErrorPayload['err'] {
  return {
    message: `${message} ${hint}`,
    stack: '',
    plugin: 'recto:content',
    id: join(root, file),
    loc: { file: join(root, file), line, column: 1 },
  };
}
