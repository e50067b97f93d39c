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

/** The database that a server reads when it starts. A shared database needs none; content beside the server has still its files. */
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
  // The static export makes an answer again when something that it was made from has changed.
  const store = isStatic ? recordStore(opened) : opened;
  const placed = BASE === '' ? {} : contentBelow(BASE);
  // A dev server finds these out by itself; a built one has them with its content.
  const facts = database === '' ? undefined : readFacts(database);
  // A shared database may have other rows by now.
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
    /** Which content is served, as pages and addresses name it. */
    version,
    /** The same as `builds/latest.json` names it. */
    readServed: isStatic ? async () => (facts ? recordVersion(facts) : await read()) : version.current,
    /** For queries from the network: they have limits and run in separate processes. */
    limited: await openLimitedStore({ ...server.queries, ...source }),
    placed,
    content: createContent<ContentConfig>(store, placed),
    collections: Object.keys(store.collections),
    search: createSiteSearch({ store, searched, base: BASE, folder }),
    /** Icons that the content names. A dev server looks them up in their collections. */
    icons: record('icons', { ...facts?.icons }),
    /** Pictures of the public folder, and those beside the content. */
    images: record('images', { ...images, ...facts?.images }),
    answerFile: createContentFiles(facts && sharedFilesOf(database)),
    /** Public files that are newer than the app. */
    answerPublic: createPublicFiles(facts && sharedFilesOf(database), facts?.publicFiles),
    // The history of this build does not know what others write into a shared database.
    past: url === undefined ? { history: record('history', facts?.history ?? history) } : {},
    keep: isDev
      ? keepNothing
      : isStatic
        ? recordKeep(keepForVersion(version.current))
        : keepForVersion(version.current),
  };
}

export type OpenContent = Awaited<ReturnType<typeof openContent>>;
