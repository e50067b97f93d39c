import { createContent } from '@recto/content';
import type { ContentConfig } from '@recto/content';
import { createSiteSearch, listenToContent, openLimitedStore, openStore, searchScope } from '@recto/content/node';
import { contentFile, isStatic } from 'virtual:recto/build';
import { history } from 'virtual:recto/history';
import { images } from 'virtual:recto/images';
import server from 'virtual:recto/server';
import { BASE } from '../app/base-path.ts';
import { contentWithBase } from '../app/content-with-base.ts';
import {
  assertParts,
  assertSharedFiles,
  readMetadata,
  searchFolderOf,
  sharedFilesOf,
} from '../content/content-folder.ts';
import { createContentFiles, createPublicFiles } from '../content/server/content-files.ts';
import { findContent, findContentFile } from '../content/server/find-content.ts';
import { environment } from './environment.ts';
import { devVersion, fixedVersion, readContentVersion, emptyVersion } from './content-version.ts';
import { sharedVersion } from './shared-version.ts';
import { cacheForVersion, cacheNothing } from './cache-result.ts';
import { recordMetadata, recordVersion } from './static/record-metadata.ts';
import { recordCache, recordStore } from './static/record-reads.ts';

/**
 * Path of the database file that a server opens. With a shared database, the server only reads the files next to it,
 * and the path is empty if there is no content folder.
 */
export function currentDatabase(): string {
  const configured = contentFile ?? process.env['RECTO_CONTENT_FILE'];
  if (configured !== undefined) return configured;
  const isNeeded = environment.databaseUrl === undefined;
  return isNeeded || findContent(import.meta.dirname) !== undefined ? findContentFile(import.meta.dirname) : '';
}

/** The folder of content versions of a server; `undefined` if it has none, or reads the database of RECTO_CONTENT_FILE. */
export function currentFolder(): string | undefined {
  const isNamed = contentFile !== undefined || process.env['RECTO_CONTENT_FILE'] !== undefined;
  return isNamed ? undefined : findContent(import.meta.dirname);
}

/** Rejects if files that a version needs are missing: it is still being copied, for example. */
export async function checkFiles(database: string): Promise<void> {
  const metadata = database === '' ? undefined : readMetadata(database);
  if (!metadata) return;
  assertParts(database, metadata);
  await assertSharedFiles(database, metadata);
}

/** Opens one version of the content, and everything that reads it. */
export async function openContent(database: string) {
  const { databaseUrl: url, isDev } = environment;
  const source = { url, file: url === undefined ? database : '' };
  const opened = await openStore(source);
  // The static export renders a file again only if something that it was made from has changed.
  const store = isStatic ? recordStore(opened) : opened;
  const pathMap = BASE === '' ? {} : contentWithBase(BASE);
  // A build writes this metadata next to the database; a dev server determines it itself.
  const metadata = database === '' ? undefined : readMetadata(database);
  if (metadata) assertParts(database, metadata);
  // The search index of the build is not used with a shared database, whose rows may have changed.
  const folder = url === undefined ? searchFolderOf(database) : undefined;
  const record = <Value>(
    kind: Parameters<typeof recordMetadata>[0],
    values: Readonly<Record<string, Value>>,
  ): Readonly<Record<string, Value>> => (isStatic && metadata ? recordMetadata(kind, values, metadata) : values);
  const read = async (): Promise<string> => await readContentVersion(store);
  const fixed = fixedVersion(async () => metadata?.version ?? (await read()));
  const version = isDev ? devVersion : isStatic ? emptyVersion : url === undefined ? fixed : sharedVersion(read);
  const limited = await openLimitedStore({ ...server.queries, ...source });
  const stopListening =
    url !== undefined && version.refresh
      ? listenToContent(url, () => {
          // An unavailable database is reported by the next request that needs it.
          version.refresh?.().catch(() => undefined);
        })
      : undefined;
  return {
    store,
    /** Version of the content in pages and URLs. */
    version,
    /** Version of the content in `builds/latest.json`. */
    readServedVersion: isStatic ? async () => (metadata ? recordVersion(metadata) : await read()) : version.current,
    /** Runs queries from the network, with limits and in separate processes. */
    limited,
    pathMap,
    content: createContent<ContentConfig>(store, pathMap),
    collections: Object.keys(store.collections),
    search: createSiteSearch({ store, searchScope, base: BASE, folder }),
    /** Icons that the content uses. A dev server reads them from their collections. */
    icons: record('icons', { ...metadata?.icons }),
    /** Images of the public folder and of the content folder. */
    images: record('images', { ...images, ...metadata?.images }),
    serveFile: createContentFiles(metadata && sharedFilesOf(database)),
    /** Serves public files that are newer than the build. */
    servePublicFile: createPublicFiles(metadata && sharedFilesOf(database), metadata?.publicFiles),
    // The git history of the build is not valid for a shared database, whose rows may have changed.
    optionalHistory: url === undefined ? { history: record('history', metadata?.history ?? history) } : {},
    async close() {
      await stopListening?.();
      await Promise.all([store.close(), limited.close()]);
    },
    cacheResult: isDev
      ? cacheNothing
      : isStatic
        ? recordCache(cacheForVersion(version.current))
        : cacheForVersion(version.current),
  };
}

/** One open version of the content. */
export type OpenContent = Awaited<ReturnType<typeof openContent>>;
