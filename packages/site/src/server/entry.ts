/** What Nitro runs: wires the site's own modules to the handler. */
import 'virtual:recto/styles';
import { createContent } from '@recto/content';
import type { ContentConfig } from '@recto/content';
import { createContentEndpoints, openLimitedStore, openStore } from '@recto/content/node';
import app from 'virtual:recto/app';
import { buildId, contentFile } from 'virtual:recto/build';
import server from 'virtual:recto/server';
import bootFiles from '../boot/boot.ts?assets=client';
import runtimeFiles from '../runtime/runtime.tsx?assets=client';
import serverFiles from './entry.ts?assets=ssr';
import { findContentFile } from './content-file.ts';
import { createHandler } from './handle.ts';
import { listPaths } from './list-paths.ts';
import type { ClientFiles } from './render-page.tsx';
import { createResolver } from './resolve-page.ts';

const file = contentFile ?? process.env['RECTO_CONTENT_FILE'] ?? findContentFile(import.meta.dirname);
/** A database that several servers share. It is named when the server starts, never before. */
const shared = import.meta.env.DEV ? undefined : process.env['RECTO_DATABASE_URL'];
const store = await openStore({ url: shared, file });
// Strangers ask with a time limit, in a thread of their own.
const asked = await openLimitedStore({ url: shared, file });
const content = createContent<ContentConfig>(store);

const report = (error: unknown, path: string): void => {
  console.error(`[recto] ${path}:`, error);
};
const resolve = createResolver({ app, server, content, report });

const isDev = import.meta.env.DEV;
const hrefs = (list: readonly { href: string }[]): string[] => list.map(({ href }) => href);

const files: ClientFiles = {
  boot: bootFiles.entry ?? '',
  // A build gathers the styles with the client; a dev server knows them from the server's side.
  styles: hrefs(isDev ? serverFiles.css : bootFiles.css),
  runtime: isDev ? [] : [...new Set(hrefs(runtimeFiles.js))].filter((href) => href !== bootFiles.entry),
  dev: isDev ? '<script type="module" src="/@vite/client"></script>' : '',
};

const mode = isDev ? 'dev' : process.env['RECTO_STATIC'] === '1' ? 'static' : 'server';

export default {
  fetch: createHandler({
    app,
    resolve,
    files,
    buildId,
    mode,
    report,
    endpoints: [createContentEndpoints({ store, asked, isDev })],
    listPaths: () => listPaths(app, content, Object.keys(store.collections)),
  }),
};
