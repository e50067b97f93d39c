/** What Nitro runs: wires the site's own modules to the handler. */
import 'virtual:recto/styles';
import { createContent } from '@recto/content';
import type { ContentConfig } from '@recto/content';
import { createContentEndpoints, openLimitedStore, openStore } from '@recto/content/node';
import app from 'virtual:recto/app';
import { buildId, builtAt, contentFile } from 'virtual:recto/build';
import { history } from 'virtual:recto/history';
import { collections, known } from 'virtual:recto/icons';
import { images } from 'virtual:recto/images';
import server from 'virtual:recto/server';
import { isPagePath } from '../app/page-paths.ts';
import bootFiles from '../boot/boot.ts?assets=client';
import runtimeFiles from '../runtime/runtime.tsx?assets=client';
import serverFiles from './entry.ts?assets=ssr';
import { buildAddresses, createBuildEndpoint } from './build-endpoint.ts';
import { createClosedHandler } from './closed-handler.ts';
import { findContentFile } from './content-file.ts';
import { readContentVersion } from './content-version.ts';
import { createHandler } from './handle.ts';
import { createHealthEndpoint } from './health-endpoint.ts';
import { createIconEndpoint } from './icons/icon-endpoint.ts';
import { withPayloadIcons } from './icons/payload-icons.ts';
import { createImageEndpoint } from './images/image-endpoint.ts';
import { withPayloadImages } from './images/payload-images.ts';
import { announceFiles } from './islands/announce-files.ts';
import { createInlineIslands } from './islands/inline-islands.ts';
import { createIslandEndpoint } from './islands/island-endpoint.ts';
import { createIslandRenderer } from './islands/render-island.tsx';
import { listRaw } from './raw/list-raw.ts';
import { createRawEndpoint } from './raw/raw-endpoint.ts';
import { keepTrying } from './keep-trying.ts';
import type { Handle } from './keep-trying.ts';
import { listPaths } from './list-paths.ts';
import type { ClientFiles } from './render-page.tsx';
import { createResolver } from './resolve-page.ts';
import { stampPayloads } from './stamp-payloads.ts';

const isDev = import.meta.env.DEV;
const mode = isDev ? 'dev' : process.env['RECTO_STATIC'] === '1' ? 'static' : 'server';
/** A database that several servers share, and that changes under them. It is named when the server starts, never before. */
const shared = mode === 'server' ? process.env['RECTO_DATABASE_URL'] || undefined : undefined;

const hrefs = (list: readonly { href: string }[]): string[] => list.map(({ href }) => href);
const files: ClientFiles = {
  boot: bootFiles.entry ?? '',
  fonts: server.fonts,
  // A build gathers the styles with the client; a dev server knows them from the server's side.
  styles: hrefs(isDev ? serverFiles.css : bootFiles.css),
  runtime: isDev ? [] : [...new Set(hrefs(runtimeFiles.js))].filter((href) => href !== bootFiles.entry),
  dev: isDev ? '<script type="module" src="/@vite/client"></script>' : '',
};

const report = (error: unknown, path: string): void => {
  console.error(`[recto] ${path}:`, error);
};
const isStatic = mode === 'static';
const build = { id: buildId, timestamp: builtAt };

const start = async (): Promise<Handle> => {
  const file = contentFile ?? process.env['RECTO_CONTENT_FILE'] ?? (shared ? '' : findContentFile(import.meta.dirname));
  const store = await openStore({ url: shared, file });
  // Strangers ask with a time limit, in a thread of their own.
  const asked = await openLimitedStore({ url: shared, file });
  const content = createContent<ContentConfig>(store);
  const isChanging = isDev || shared !== undefined;
  const render = createIslandRenderer({ app, server, content });
  const islands = createInlineIslands({ render, buildId, remembers: isStatic, report });
  const names = Object.keys(store.collections);
  const list = async (): Promise<string[]> => await listPaths(app, content, names);
  // What others write into a shared database, the history of this build knows nothing of.
  const resolve = createResolver({ app, server, content, images, report, ...(shared === undefined && { history }) });
  const stamped = stampPayloads(resolve, isStatic ? { prerenderedAt: builtAt } : {});
  const handle = createHandler({
    app,
    resolve: withPayloadImages(withPayloadIcons(stamped, { known, collections }), images),
    files,
    buildId,
    mode,
    isChanging,
    islands,
    report,
    endpoints: [
      createContentEndpoints({ store, asked, isDev }),
      createBuildEndpoint({
        app,
        build,
        listPrerendered: async () => (isStatic ? (await list()).filter(isPagePath) : []),
      }),
      createIslandEndpoint({ app, server, render, buildId, isChanging, recall: islands.recall, report }),
      createRawEndpoint({ site: app.site, content, collections: names, resolve }),
      createIconEndpoint(collections),
      createImageEndpoint(),
      createHealthEndpoint({ version: buildId, check: () => readContentVersion(store), report }),
    ],
    listPaths: async () => [...(await list()), ...(await listRaw(app, content, names)), ...buildAddresses(build)],
  });
  return isStatic ? announceFiles(handle, islands) : handle;
};

export default {
  fetch: keepTrying({
    start,
    closed: createClosedHandler({ app, files, buildId, mode }),
    report: (error) => {
      report(error, 'The database cannot be opened');
    },
  }),
};
