/** What Nitro runs: wires the site's own modules to the handler. */
import 'virtual:recto/styles';
import { createContent } from '@recto/content';
import type { ContentConfig } from '@recto/content';
import {
  createContentEndpoints,
  createSearchEndpoints,
  createSiteSearch,
  openLimitedStore,
  openStore,
  searched,
} from '@recto/content/node';
import app from 'virtual:recto/app';
import { buildId, builtAt, contentFile, isStatic, publicFiles } from 'virtual:recto/build';
import { history } from 'virtual:recto/history';
import { collections, known } from 'virtual:recto/icons';
import { images } from 'virtual:recto/images';
import server from 'virtual:recto/server';
import { codeFiles, workerCode } from 'virtual:recto/worker';
import { pictures } from 'virtual:recto/social';
import { BASE } from '../app/base-path.ts';
import { addBase, dropBase } from '../app/base.ts';
import { contentBelow } from '../app/content-below.ts';
import { isPagePath } from '../app/page-paths.ts';
import analyticsFiles from '../analytics/analytics.ts?assets=client';
import bootFiles from '../boot/boot.ts?assets=client';
import { WORKER_FILE } from '../offline/facts.ts';
import registerFiles from '../offline/register.ts?assets=client';
import backgroundFiles from '../runtime/background.ts?assets=client';
import runtimeFiles from '../runtime/runtime.tsx?assets=client';
import { readPictures } from '../social/known-pictures.ts';
import serverFiles from './entry.ts?assets=ssr';
import { createAsker } from './ask-page.ts';
import { buildAddresses, createBuildEndpoint } from './build-endpoint.ts';
import { createClosedHandler } from './closed-handler.ts';
import { findContentFile } from './content-file.ts';
import { readContentVersion } from './content-version.ts';
import { createFileContext } from './file-context.ts';
import { createFileEndpoint, listFileHeaders } from './file-endpoint.ts';
import { listSiteFiles, ownFiles } from './files/site-files.ts';
import { createFeedLinks } from './feeds/feed-links.ts';
import { createHandler } from './handle.ts';
import { createHealthEndpoint } from './health-endpoint.ts';
import { createHostFiles } from './hosts/host-files.ts';
import { createIconEndpoint } from './icons/icon-endpoint.ts';
import { addIcons } from './icons/add-icons.ts';
import { createImageEndpoint } from './images/image-endpoint.ts';
import { addImages } from './images/add-images.ts';
import { announceFiles } from './islands/announce-files.ts';
import { createInlineIslands } from './islands/inline-islands.ts';
import { createIslandEndpoint } from './islands/island-endpoint.ts';
import { createIslandRenderer } from './islands/render-island.tsx';
import { storeOfCaller } from './mcp/caller.ts';
import { createMcpEndpoint } from './mcp/mcp-endpoint.ts';
import { listRaw } from './raw/list-raw.ts';
import { createRawEndpoint } from './raw/raw-endpoint.ts';
import { keepBriefly, keepForever, keepNothing } from './keep-result.ts';
import { keepTrying } from './keep-trying.ts';
import type { Handle } from './keep-trying.ts';
import { limitReports } from './limit-reports.ts';
import { listPaths } from './list-paths.ts';
import { logError } from './log/log-error.ts';
import type { ClientFiles } from './render-page.tsx';
import { collectFiles } from './page-files.ts';
import { createResolver } from './resolve-page.ts';
import { createRoutePaths } from './route-paths.ts';
import { createCardEndpoint } from './social/card-endpoint.ts';
import { requireAvailable } from './unavailable.ts';
import { addSocialPicture } from './social/add-social-picture.ts';
import { completePage } from './complete-page.ts';
import { WORKER_HEADERS, createWorkerEndpoint, isKeptOffline, workerAddresses } from './worker-endpoint.ts';

const isDev = import.meta.env.DEV;
const mode = isDev ? 'dev' : isStatic ? 'static' : 'server';
/** A database that several servers share, and that changes under them. It is named when the server starts, never before. */
const shared = mode === 'server' ? process.env['RECTO_DATABASE_URL'] || undefined : undefined;

/** A preview or a demo is not to be found beside the site it is of. */
const isHidden = process.env['RECTO_NOINDEX'] === '1';
/** A build asks for what its host has to know; nobody asks a server for it afterwards. */
const isAskedByBuild = mode !== 'dev' && process.env['RECTO_HOST_FILES'] === '1';

/** A preview or a demo is looked at once, and always as it is now. */
const isKept = !isDev && !isHidden && isKeptOffline(app.site);

const hrefs = (list: readonly { href: string }[]): string[] => list.map(({ href }) => href);
const files: ClientFiles = {
  boot: bootFiles.entry ?? '',
  fonts: server.fonts,
  // A build gathers the styles with the client; a dev server knows them from the server's side.
  styles: hrefs(isDev ? serverFiles.css : bootFiles.css),
  runtime: isDev ? [] : [...new Set(hrefs([...runtimeFiles.js, ...backgroundFiles.js]))],
  offline: isKept ? registerFiles.entry : undefined,
  analytics: analyticsFiles.entry,
  dev: isDev ? `<script type="module" src="${BASE}/@vite/client"></script>` : '',
};

/** What the worker takes with it: all that brings pages to life. */
const keptFiles = [files.boot, ...files.styles, ...files.runtime, ...codeFiles];

/** Without a limit, an unavailable database would fill the log with one line per request. */
const report = limitReports(logError);
const build = { id: buildId, timestamp: builtAt };

const start = async (): Promise<Handle> => {
  const file = contentFile ?? process.env['RECTO_CONTENT_FILE'] ?? (shared ? '' : findContentFile(import.meta.dirname));
  const store = await openStore({ url: shared, file });
  // Queries from the network have limits and run in separate processes.
  const asked = await openLimitedStore({ ...server.queries, url: shared, file });
  const placed = BASE === '' ? {} : contentBelow(BASE);
  const content = createContent<ContentConfig>(store, placed);
  const isChanging = isDev || shared !== undefined;
  const keep = isDev ? keepNothing : isChanging ? keepBriefly : keepForever;
  const render = createIslandRenderer({ app, server, content });
  const islands = createInlineIslands({ render, buildId, remembers: isStatic, report });
  const names = Object.keys(store.collections);
  const search = createSiteSearch({ store, searched, base: BASE });
  const routePaths = createRoutePaths({ site: app.site, server, content });
  const list = async (): Promise<string[]> => await listPaths(app, content, names, routePaths);
  // What others write into a shared database, the history of this build knows nothing of.
  const past = shared === undefined ? { history } : {};
  const source = { app, server, content, images, report, ...past };
  const resolve = createResolver({
    ...source,
    changes: [
      addSocialPicture(app, readPictures(pictures)),
      completePage(isStatic ? { prerenderedAt: builtAt } : {}),
      addIcons({ known, collections }),
      addImages(images),
    ],
  });
  const available = requireAvailable(resolve);
  const context = createFileContext({
    app,
    content,
    collections: names,
    resolve: available,
    keep,
    routePaths,
    ...past,
  });
  const made = { server, context, builtAt, isHidden, publicFiles };
  // If the palette cannot be loaded on the server, its files stay unknown, and a browser loads them on its own.
  const { files: searchFiles } = await collectFiles(async () => {
    if (!isDev) await app.palette?.load().catch(() => undefined);
  });
  const feedLinks = createFeedLinks({ feeds: server.feeds, context, keep });
  const mcp = createMcpEndpoint({
    site: app.site,
    version: buildId,
    content: createContent<ContentConfig>(storeOfCaller(asked), placed),
    collections: names,
    resolve: available,
    search,
    context,
    // Nobody is there to answer where pages are files.
    settings: isStatic ? false : server.mcp,
    addressHeader: server.addressHeader,
    report,
  });
  const handle = createHandler({
    app,
    resolve,
    ask: createAsker({ app, server, content, search: search.search, report }),
    files: { ...files, feeds: feedLinks, search: searchFiles },
    buildId,
    mode,
    isHidden,
    isChanging,
    islands,
    report,
    endpoints: [
      ...(isAskedByBuild && !isStatic ? [createHostFiles(app, { isStatic: false })] : []),
      ...(isAskedByBuild
        ? [createCardEndpoint({ app, resolve: createResolver(source), listPages: context.listPages })]
        : []),
      createContentEndpoints({
        store,
        asked,
        locales: app.site.locales.map(({ code }) => code),
        isDev,
        answerBytes: server.queries?.answerBytes,
        addressHeader: server.addressHeader,
        report,
      }),
      createSearchEndpoints({ search, isChanging }),
      createBuildEndpoint({
        app,
        build,
        listPrerendered: async () =>
          isStatic ? (await list()).filter((path) => isPagePath(dropBase(path) ?? path)) : [],
      }),
      createIslandEndpoint({ app, server, render, buildId, isChanging, recall: islands.recall, report }),
      createRawEndpoint({ site: app.site, resolve: available }),
      mcp,
      createFileEndpoint({ files: ownFiles(made), list: async () => await listSiteFiles(made), context, keep }),
      createIconEndpoint(collections),
      createImageEndpoint(),
      ...(isKept ? [createWorkerEndpoint({ site: app.site, buildId, code: workerCode, files: keptFiles })] : []),
      createHealthEndpoint({ version: buildId, check: () => readContentVersion(store), report }),
    ],
    fileHeaders: async () => ({
      ...(await listFileHeaders({ files: await listSiteFiles(made), context })),
      ...(isKept && { [WORKER_FILE]: WORKER_HEADERS }),
    }),
    listPaths: async () => {
      const paths = await list();
      return [
        ...paths,
        ...listRaw(app, paths),
        ...buildAddresses(build),
        ...(isKept ? workerAddresses(app.site) : []),
        ...Object.keys(await listSiteFiles(made)).map((path) => addBase(path)),
      ];
    },
  });
  return isStatic ? announceFiles(handle, islands) : handle;
};

export default {
  fetch: keepTrying({
    start,
    closed: createClosedHandler({ app, files, buildId, mode, isHidden }),
    report: (error) => {
      logError(error, 'The database cannot be opened');
    },
  }),
};
