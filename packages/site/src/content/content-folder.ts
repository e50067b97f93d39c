import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { IconData } from '../icons/icon-data.ts';
import type { KnownImages } from '../images/image-facts.ts';

/**
 * The content of a site as a folder that servers read:
 *
 *     current                    the name of the version that is served
 *     {version}/content.sqlite   the rows
 *     {version}/facts.json       what was found out about them
 *     {version}/search/          the search index of each language
 *     files/                     files that pages show or offer; their names contain hashes, so versions share them
 */
export const CONTENT_FILE = 'content.sqlite';
export const CURRENT_FILE = 'current';
export const FACTS_FILE = 'facts.json';
export const SEARCH_FOLDER = 'search';
export const SHARED_FILES = 'files';
/** Public files that are newer than the app; their names are hashes. */
export const PUBLIC_COPIES = '/_public';

/** What a build finds out about content beside its rows. */
export interface ContentFacts {
  version: string;
  /** Icons that rows name, by their names. */
  icons: Readonly<Record<string, IconData>>;
  /** Pictures beside the content, by their addresses. */
  images: KnownImages;
  /** When each file below the content folder last changed, as ISO times, as far as git can say. */
  history: Readonly<Record<string, string>>;
  /** Public files that are not as the app has them; missing where all are. */
  publicFiles?: PublicChanges | undefined;
  /** Addresses of its files. */
  files: readonly string[];
}

export interface PublicChanges {
  /** Addresses of the copies, by the addresses that pages name. */
  changed: Readonly<Record<string, string>>;
  /** Addresses of files that are gone. */
  removed: readonly string[];
}

/** The version that is served, or `undefined` where there is none. */
export function readCurrent(folder: string): string | undefined {
  const file = join(folder, CURRENT_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

export function databaseOf(folder: string, version: string): string {
  return join(folder, version, CONTENT_FILE);
}

/** The facts beside a database. A database that was copied alone has none. */
export function readFacts(database: string): ContentFacts | undefined {
  const file = join(dirname(database), FACTS_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ContentFacts) : undefined;
}

/** The search indexes beside a database. A database that was copied alone has none. */
export function searchFolderOf(database: string): string | undefined {
  const folder = join(dirname(database), SEARCH_FOLDER);
  return existsSync(folder) ? folder : undefined;
}

/** The folder of the files of all versions, seen from the database of one. */
export function sharedFilesOf(database: string): string {
  return join(dirname(database), '..', SHARED_FILES);
}

/** Where builds beside a server keep what the next one can use again: beside the folder of versions. */
export function cacheFolder(folder: string, env: Readonly<Record<string, string | undefined>>): string {
  return env['RECTO_CONTENT_CACHE'] || `${folder}-cache`;
}
