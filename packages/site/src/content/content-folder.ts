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
 *     files/                     files that pages show or offer; their names contain hashes, so versions share them
 */
export const CONTENT_FILE = 'content.sqlite';
export const CURRENT_FILE = 'current';
export const FACTS_FILE = 'facts.json';
export const SHARED_FILES = 'files';

/** What a build finds out about content beside its rows. */
export interface ContentFacts {
  version: string;
  /** Icons that rows name, by their names. */
  icons: Readonly<Record<string, IconData>>;
  /** Pictures beside the content, by their addresses. */
  images: KnownImages;
  /** When each file below the content folder last changed, as ISO times, as far as git can say. */
  history: Readonly<Record<string, string>>;
  /** Addresses of its files. */
  files: readonly string[];
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

/** The folder of the files of all versions, seen from the database of one. */
export function sharedFilesOf(database: string): string {
  return join(dirname(database), '..', SHARED_FILES);
}
