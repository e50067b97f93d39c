import { createContent } from '@recto/content';
import type { ContentConfig } from '@recto/content';
import { createContentEndpoints, createSearchEndpoints } from '@recto/content/node';
import app from 'virtual:recto/app';
import { buildId, builtAt, isStatic } from 'virtual:recto/build';
import { collections as iconCollections } from 'virtual:recto/icons';
import server from 'virtual:recto/server';
import { workerCode } from 'virtual:recto/worker';
import { dropBase } from '../../app/base.ts';
import { isPagePath } from '../../app/page-paths.ts';
import type { ResolvePage } from '../../payload/resolved-page.ts';
import { listBuildPaths, createBuildEndpoints } from '../build-endpoint.ts';
import { listOfflineFiles } from '../client-files.ts';
import type { ClientFiles } from '../render-page.tsx';
import { clientOf } from '../clients.ts';
import { completePage } from '../complete-page.ts';
import { checkContent } from '../content-version.ts';
import { contentEndpoints } from '../endpoints/content-endpoints.ts';
import { environment } from '../environment.ts';
import { recordFile } from '../static/record-reads.ts';
import { createHealthEndpoint, createReadyEndpoint } from '../health-endpoint.ts';
import { createHostFiles } from '../hosts/host-files.ts';
import { addPageIcons } from '../../icons/server/add-page-icons.ts';
import { createIconEndpoint } from '../../icons/server/icon-endpoint.ts';
import { createAssetEndpoint } from '../../content/server/content-files.ts';
import { createSwitchEndpoint } from '../../content/server/switch-endpoint.ts';
import { addPageImages } from '../../images/server/add-page-images.ts';
import { createImageEndpoint } from '../../images/server/image-endpoint.ts';
import type { InlineIslands } from '../../islands/server/inline-islands.ts';
import { createIslandEndpoint } from '../../islands/server/island-endpoint.ts';
import type { RenderIsland } from '../../islands/server/render-island.tsx';
import { storeOfCaller } from '../../mcp/caller.ts';
import { createMcpEndpoint } from '../../mcp/mcp-endpoint.ts';
import type { GetNavigation } from '../../navigation/server/create-navigation.ts';
import { createNavigationEndpoint, listNavigationFiles } from '../../navigation/server/navigation-endpoint.ts';
import type { OpenContent } from '../open-content.ts';
import { createRawEndpoint, listRawPaths } from '../../raw/raw-endpoint.ts';
import type { FileContext } from '../server.ts';
import { createSocialServer } from '../../social/server/social-server.ts';
import { findKit, openKit } from '../../social/drawing-kit.ts';
import { createWorkerEndpoint, workerPaths } from '../../offline/server/worker-endpoint.ts';
import type { CreateFeatureServer } from './feature-server.ts';
import type { SiteFeature } from './open-features.ts';

/** Options of `builtInFeatures`. */
export interface BuiltInOptions {
  /** The open content. */
  database: OpenContent;
  /** URLs of the client's files. */
  clientFiles: ClientFiles;
  /** Returns the navigation of a route. */
  navigation: GetNavigation;
  /** Passed to the functions that generate files. */
  context: FileContext;
  /** Resolves pages with the changes of all features. Throws if the database is unavailable. */
  resolveAvailable: ResolvePage;
  /** Renders an island. */
  renderIsland: RenderIsland;
  /** Renders islands into pages. */
  islands: InlineIslands;
  /** Lists the paths of all pages and payloads of the site. */
  list: () => Promise<string[]>;
  /** Logs an error that occurred at a path. */
  report: (error: unknown, path: string) => void;
}

/** Features that every site has, unless its configuration turns them off. */
export function builtInFeatures(options: BuiltInOptions): SiteFeature[] {
  const { database, clientFiles, navigation, context, resolveAvailable, renderIsland, islands, list } = options;
  const { report } = options;
  const { store, limited, pathMap, collections, search, icons, images, serveFile } = database;
  const { version, readServedVersion } = database;
  const { isDev, isHidden, isHostFilesBuild, isChanging, contentSecret: secret, contentSource } = environment;
  const { site } = app;
  const build = { id: buildId, timestamp: builtAt };

  const features: Record<string, CreateFeatureServer | false> = {
    hosts: isHostFilesBuild && !isStatic && (() => ({ endpoints: createHostFiles(app, { isStatic: false }) })),
    socialImages:
      !isDev &&
      !isHidden &&
      ((feature) => {
        const { RECTO_SOCIAL_FOLDER: folder } = process.env;
        const kit = folder === undefined ? findKit(import.meta.dirname) : openKit(folder);
        return createSocialServer({
          ...feature,
          app,
          kit,
          isRequestedByBuild: isHostFilesBuild,
          isChanging,
          onShown: recordFile,
        });
      }),
    payload: () => ({ changePage: completePage(isStatic ? { prerenderedAt: builtAt } : {}) }),
    icons: () => ({
      endpoints: [createIconEndpoint(iconCollections)],
      changePage: addPageIcons({ known: icons, collections: iconCollections }),
    }),
    images: () => ({
      endpoints: [createImageEndpoint(serveFile), createAssetEndpoint(serveFile)],
      changePage: addPageImages(images),
    }),
    content: () => ({
      endpoints: contentEndpoints({
        content: createContentEndpoints({
          store,
          queryStore: limited,
          locales: site.locales.map(({ code }) => code),
          isDev,
          isVersion: version.isCurrent,
          resultBytes: server.queries?.resultBytes,
          clientOf,
          report,
        }),
        search: createSearchEndpoints({ search, isChanging, isStatic }),
      }),
    }),
    builds: () => ({
      endpoints: createBuildEndpoints({
        app,
        build,
        content: readServedVersion,
        listPrerendered: async () =>
          isStatic ? (await list()).filter((path) => isPagePath(dropBase(path) ?? path)) : [],
      }),
      listPaths: () => listBuildPaths(build),
    }),
    islands: () => ({
      endpoints: [
        createIslandEndpoint({
          app,
          server,
          render: renderIsland,
          buildId,
          version,
          findShown: islands.findShown,
          report,
        }),
      ],
    }),
    navigation: () => ({
      endpoints: [createNavigationEndpoint({ app, navigation, buildId, version })],
      listPaths: async () => await listNavigationFiles(app, navigation),
    }),
    raw:
      site.raw !== false &&
      (() => ({
        endpoints: [createRawEndpoint({ site, resolve: resolveAvailable })],
        listPaths: (paths) => listRawPaths(app, paths),
      })),
    // Needs a server.
    mcp:
      !isStatic &&
      server.mcp !== false &&
      (() => ({
        endpoints: [
          createMcpEndpoint({
            site,
            version: buildId,
            content: createContent<ContentConfig>(storeOfCaller(limited), pathMap),
            collections,
            resolve: resolveAvailable,
            search,
            context,
            settings: server.mcp || undefined,
            report,
          }),
        ],
      })),
    offline:
      environment.isOfflineEnabled &&
      (() => ({
        endpoints: [createWorkerEndpoint({ site, buildId, code: workerCode, files: listOfflineFiles(clientFiles) })],
        listPaths: () => workerPaths(site),
      })),
    // Without a secret, the endpoint does not exist.
    switch:
      secret !== undefined &&
      (({ switchContent, buildContent }) => {
        const build =
          buildContent && contentSource !== undefined
            ? async () => await buildContent({ source: contentSource })
            : undefined;
        return { endpoints: switchContent ? [createSwitchEndpoint({ secret, switchContent, build, report })] : [] };
      }),
    health: () => {
      const health = { version: buildId, check: () => checkContent(store, version), report };
      return { endpoints: [createHealthEndpoint(health), createReadyEndpoint(health)] };
    },
  };
  return Object.entries(features).flatMap(([name, create]) => (create ? [{ name, options: undefined, create }] : []));
}
