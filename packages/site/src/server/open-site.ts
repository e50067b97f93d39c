import app from 'virtual:recto/app';
import { buildId, builtAt, isStatic, publicFiles } from 'virtual:recto/build';
import { collections as iconCollections } from 'virtual:recto/icons';
import server from 'virtual:recto/server';
import type { RunningSite } from '../api/running-site.ts';
import { addBase } from '../app/base.ts';
import type { BuildContent } from '../content/server/build-queue.ts';
import type { CheckDocuments } from '../content/server/check-process.ts';
import type { SwitchContent } from '../content/server/switch-content.ts';
import { WORKER_PATH } from '../offline/offline-config.ts';
import type { ResolvePage } from '../payload/resolved-page.ts';
import { clientOf, countRequest } from './clients.ts';
import { createQueryDataLoader } from './query-data-loader.ts';
import { withContentVersion } from './content-version.ts';
import { environment } from './environment.ts';
import { builtInFeatures } from './features/built-in.ts';
import { changePages, openFeatures } from './features/open-features.ts';
import { createFileContext } from './file-context.ts';
import { createFormerPaths } from './former-paths.ts';
import { createFileEndpoints, listFileHeaders } from './file-endpoint.ts';
import { createFeedLinks } from '../feeds/server/feed-links.ts';
import { listSiteFiles, listFixedFiles } from './files/site-files.ts';
import { createHandler } from './handle.ts';
import { createIconSearch } from '../icons/server/search-icons.ts';
import { createInlineIslands } from '../islands/server/inline-islands.ts';
import { createIslandRenderer } from '../islands/server/render-island.tsx';
import type { SiteEndpoint } from './endpoints/endpoint.ts';
import type { Handle } from './retry-start.ts';
import { listPaths } from './list-paths.ts';
import { createNavigation } from '../navigation/server/create-navigation.ts';
import { openContent } from './open-content.ts';
import { loadPalette } from '../palette/load-palette.ts';
import { collectFiles } from './page-files.ts';
import type { ClientFiles } from './render-page.tsx';
import { createPreviewPage } from './preview/preview-page.ts';
import { createResolver } from './resolve-page.ts';
import { createRoutePaths } from './route-paths.ts';
import type { FileContext } from './server.ts';
import { cachePages } from './cache-pages.ts';
import { cacheLastPages } from './static/cache-last-pages.ts';
import { listStaticPaths } from './static/list-static-paths.ts';
import { withRawFiles } from './static/raw-files.ts';
import { recordFile } from './static/record-reads.ts';
import { requireAvailable } from './unavailable.ts';
import { WORKER_HEADERS } from '../offline/server/worker-endpoint.ts';

/** Options of `openSite`. */
export interface OpenSiteOptions {
  /** URLs of the client's files. */
  files: ClientFiles;
  /** Path of the database of the content version to open. */
  database: string;
  /** Switches to other content, if the server supports it. */
  switchContent?: SwitchContent | undefined;
  /** Builds content, if the server supports it. */
  buildContent?: BuildContent | undefined;
  /** Checks documents, if the server supports it. */
  checkDocuments?: CheckDocuments | undefined;
  /** Logs an error that occurred at a path. */
  report: (error: unknown, path: string) => void;
}

/** The site with one version of its content. */
export interface OpenSite {
  /** Handles every request that is not for a static file. */
  handle: Handle;
  /** Content for the queries of API routes. */
  content: NonNullable<RunningSite['content']>;
  /** Returns the version of the content. */
  contentVersion: () => Promise<string>;
  /** Returns a page from the cache in memory, synchronously. */
  findPage: NonNullable<RunningSite['findPage']>;
  /** Serves public files that are newer than the build. */
  servePublicFile: NonNullable<RunningSite['servePublicFile']>;
  /** All routes that are not pages. */
  endpoints: readonly SiteEndpoint[];
  /** Lists every path that becomes a file of a static site, except islands. */
  listFiles: () => Promise<readonly string[]>;
  /** Closes the database. */
  close: () => Promise<void>;
}

/** Opens one version of the content and starts all features of the site. */
export async function openSite(options: OpenSiteOptions): Promise<OpenSite> {
  const { files: clientFiles, switchContent, buildContent, checkDocuments, report } = options;
  const { mode, isDev, isHidden } = environment;
  const database = await openContent(options.database);
  const { content, collections, images, cacheResult, optionalHistory, search, version } = database;
  const renderIsland = createIslandRenderer({ app, server, content });
  const islands = createInlineIslands({
    render: renderIsland,
    buildId,
    onShown: isStatic ? recordFile : undefined,
    report,
  });
  const routePaths = createRoutePaths({ site: app.site, server, content });
  const navigation = createNavigation({ site: app.site, server, content, messages: app.messages, cacheResult });
  const former = createFormerPaths({ app, content, collections, cacheResult });
  const findByFormerPath = former.find;
  const plain = createResolver({
    app,
    server,
    content,
    images,
    islands,
    navigation,
    findByFormerPath,
    report,
    isDev,
    ...optionalHistory,
  });
  /** Resolves pages with the changes of all features, once these have started. */
  let resolve: ResolvePage = plain;
  const resolveAvailable = requireAvailable(async (path) => await resolve(path));
  const filesOf = (pages: ResolvePage): FileContext =>
    createFileContext({ app, content, collections, resolve: pages, cacheResult, routePaths, ...optionalHistory });
  const context = isStatic ? withRawFiles(filesOf(resolveAvailable)) : filesOf(resolveAvailable);
  const list = async (): Promise<string[]> => await listPaths(app, content, collections, routePaths);
  const builtIn = builtInFeatures({
    database,
    clientFiles,
    navigation,
    context,
    resolveAvailable,
    renderIsland,
    islands,
    list,
    report,
  });
  /** Adds the changes of all features to the pages of a resolver, once these have started. */
  let withFeatures = (pages: ResolvePage): ResolvePage => pages;
  const { contentDescription } = server;
  const previewPage =
    checkDocuments && contentDescription
      ? createPreviewPage({
          app,
          server,
          ...optionalHistory,
          store: database.store,
          pathMap: database.pathMap,
          images,
          islands,
          files: clientFiles,
          buildId,
          mode,
          contentVersion: version.current,
          checkDocuments,
          description: contentDescription,
          withFeatures: (pages) => withFeatures(pages),
          report,
        })
      : undefined;
  const open = await openFeatures([...builtIn, ...(server.features ?? [])], {
    filesOf: (pages) => filesOf(requireAvailable(pages)),
    mode,
    resolvePage: plain,
    cacheResult,
    switchContent,
    buildContent,
    checkDocuments,
    previewPage,
    contentDescription,
    searchIcons: createIconSearch(iconCollections),
    report,
  });
  const versioned = withContentVersion(open.resolve, version);
  if (isStatic) resolve = cacheLastPages(versioned);
  else resolve = isDev ? versioned : cachePages(versioned, version);
  const { features } = open;
  withFeatures = (pages) =>
    features.reduce((before, { changePage }) => (changePage ? changePages(before, changePage) : before), pages);
  const fileOptions = { server, context, features, builtAt, isHidden, publicFiles };
  // If the search palette cannot be loaded on the server, its files are not listed in pages, and browsers find them
  // later.
  const { files: searchFiles } = await collectFiles(async () => {
    if (!isDev && app.hasSearch) await loadPalette().catch(() => undefined);
  });
  const endpoints = [
    ...features.flatMap((feature) => feature.endpoints ?? []),
    ...createFileEndpoints({
      files: listFixedFiles(fileOptions),
      list: async () => await listSiteFiles(fileOptions),
      context,
      cacheResult,
    }),
  ];
  const handle = createHandler({
    app,
    resolve,
    loadQueryData: createQueryDataLoader({ app, server, content, search: search.search, report }),
    files: {
      ...clientFiles,
      feeds: createFeedLinks({ feeds: server.feeds, context, cacheResult }),
      search: searchFiles,
    },
    buildId,
    mode,
    isHidden,
    version,
    islands,
    report,
    clientOf,
    countRequest,
    endpoints,
    findByFormerPath,
    listFormerPaths: async () => await former.list(await list()),
    authorize: open.authorize,
    fileHeaders: async () => ({
      ...(await listFileHeaders({ files: await listSiteFiles(fileOptions), context })),
      ...(environment.isOfflineEnabled && { [WORKER_PATH]: WORKER_HEADERS }),
    }),
  });
  return {
    handle,
    content,
    contentVersion: version.current,
    findPage: handle.findPage,
    servePublicFile: database.servePublicFile,
    endpoints,
    async listFiles() {
      const paths = await list();
      const added = await Promise.all(features.map(async (feature) => (await feature.listPaths?.(paths)) ?? []));
      const files = Object.keys(await listSiteFiles(fileOptions)).map((path) => addBase(path));
      return listStaticPaths(app, [...paths, ...added.flat(), ...files], await former.list(paths));
    },
    async close() {
      search.close?.();
      await database.close();
    },
  };
}
