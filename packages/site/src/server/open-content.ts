import { createContent } from '@recto/content';
import type { ContentConfig } from '@recto/content';
import { createSiteSearch, openLimitedStore, openStore, searched } from '@recto/content/node';
import { contentFile, isStatic } from 'virtual:recto/build';
import { history } from 'virtual:recto/history';
import { images } from 'virtual:recto/images';
import server from 'virtual:recto/server';
import { BASE } from '../app/base-path.ts';
import { contentBelow } from '../app/content-below.ts';
import { readFacts, searchFolderOf, sharedFilesOf } from '../content/content-folder.ts';
import { createContentFiles, createPublicFiles } from '../content/server/content-files.ts';
import { findContent, findContentFile } from '../content/server/find-content.ts';
import { environment } from './environment.ts';
import { devVersion, fixedVersion, readContentVersion, sharedVersion, unnamedVersion } from './content-version.ts';
import { keepForVersion, keepNothing } from './keep-result.ts';
import { recordFacts, recordVersion } from './static/record-facts.ts';
import { recordKeep, recordStore } from './static/record-reads.ts';

/**
 * Path of the database file that a server opens. With a shared database it is used only for the files next to it, and
 * is empty if there is none.
 */
export function currentDatabase(): string {
  const named = contentFile ?? process.env['RECTO_CONTENT_FILE'];
  if (named !== undefined) return named;
  const isNeeded = environment.databaseUrl === undefined;
  return isNeeded || findContent(import.meta.dirname) !== undefined ? findContentFile(import.meta.dirname) : '';
}

/** Opens one version of the content, and everything that reads it. */
export async function openContent(database: string) {
  const { databaseUrl: url, isDev } = environment;
  const source = { url, file: url === undefined ? database : '' };
  const opened = await openStore(source);
  // The static export renders a file again only if something that it was made from has changed.
  const store = isStatic ? recordStore(opened) : opened;
  const placed = BASE === '' ? {} : contentBelow(BASE);
  // A build writes this metadata next to the database; a dev server determines it itself.
  const facts = database === '' ? undefined : readFacts(database);
  // The search index of the build is not used with a shared database, whose rows may have changed.
  const folder = url === undefined ? searchFolderOf(database) : undefined;
  const record = <Value>(
    kind: Parameters<typeof recordFacts>[0],
    values: Readonly<Record<string, Value>>,
  ): Readonly<Record<string, Value>> => (isStatic && facts ? recordFacts(kind, values, facts) : values);
  const read = async (): Promise<string> => await readContentVersion(store);
  const fixed = fixedVersion(async () => facts?.version ?? (await read()));
  const version = isDev ? devVersion : isStatic ? unnamedVersion : url === undefined ? fixed : sharedVersion(read);
  return {
    store,
    /** Version of the content in pages and URLs. */
    version,
    /** Version of the content in `builds/latest.json`. */
    readServed: isStatic ? async () => (facts ? recordVersion(facts) : await read()) : version.current,
    /** Runs queries from the network, with limits and in separate processes. */
    limited: await openLimitedStore({ ...server.queries, ...source }),
    placed,
    content: createContent<ContentConfig>(store, placed),
    collections: Object.keys(store.collections),
    search: createSiteSearch({ store, searched, base: BASE, folder }),
    /** Icons that the content uses. A dev server reads them from their collections. */
    icons: record('icons', { ...facts?.icons }),
    /** Images of the public folder and of the content folder. */
    images: record('images', { ...images, ...facts?.images }),
    answerFile: createContentFiles(facts && sharedFilesOf(database)),
    /** Serves public files that are newer than the build. */
    answerPublic: createPublicFiles(facts && sharedFilesOf(database), facts?.publicFiles),
    // The git history of the build is not valid for a shared database, whose rows may have changed.
    past: url === undefined ? { history: record('history', facts?.history ?? history) } : {},
    keep: isDev
      ? keepNothing
      : isStatic
        ? recordKeep(keepForVersion(version.current))
        : keepForVersion(version.current),
  };
}

/** One open version of the content. */
export type OpenContent = Awaited<ReturnType<typeof openContent>>;
