import { ContentError } from '@recto/content';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { IconData } from '../icons/icon-data.ts';
import type { KnownImages } from '../images/image-metadata.ts';

/**
 * Name of the database in a content folder. A server reads the content of a site from a folder:
 *
 *     current                    the name of the current version
 *     {version}/content.sqlite   the rows
 *     {version}/metadata.json    their metadata
 *     {version}/search/          the search index of each language
 *     files/                     images and downloads of pages; their names contain hashes, so versions share them
 */
export const CONTENT_FILE = 'content.sqlite';
/** Name of the file that contains the name of the current version. */
export const CURRENT_FILE = 'current';
/** Name of the file with the metadata of a version. */
export const METADATA_FILE = 'metadata.json';
/** Name of the folder with the search indexes of a version. */
export const SEARCH_FOLDER = 'search';
/** Name of the folder with the files of all versions. */
export const SHARED_FILES = 'files';
/**
 * Path of the folder, within the files of all versions, for copies of public files that differ from those of the app;
 * their names are hashes with the extension.
 */
export const PUBLIC_COPIES = '/_public';

/** Metadata of a content version, besides its rows. */
export interface ContentMetadata {
  /** Name of the version. */
  version: string;
  /** Icons that rows use, by name. */
  icons: Readonly<Record<string, IconData>>;
  /** Images beside the content, by their paths. */
  images: KnownImages;
  /** Modification time of each content file, as ISO times by path, as far as Git has it. */
  history: Readonly<Record<string, string>>;
  /** Public files that differ from those of the app; missing if none differ. */
  publicFiles?: PublicChanges | undefined;
  /** Paths of its files in the shared folder. */
  files: readonly string[];
  /**
   * Sizes in bytes of the other files in the folder of the version, by path; missing in versions of older builds. While
   * a folder is copied to another machine, they show whether it is complete.
   */
  parts?: Readonly<Record<string, number>>;
}

/** Public files that differ from those of the app. */
export interface PublicChanges {
  /** Paths of the copies, by the public paths. */
  changed: Readonly<Record<string, string>>;
  /** Paths of deleted files. */
  removed: readonly string[];
}

/** Returns the current version of a content folder; `undefined` if there is none. */
export function readCurrent(folder: string): string | undefined {
  const file = join(folder, CURRENT_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Path of the database of a version. */
export function databaseOf(folder: string, version: string): string {
  return join(folder, version, CONTENT_FILE);
}

/**
 * Reads the metadata beside a database; `undefined` if the database was copied without it. Throws if it is damaged.
 */
export function readMetadata(database: string): ContentMetadata | undefined {
  const file = join(dirname(database), METADATA_FILE);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ContentMetadata;
  } catch (error) {
    throw damaged(`The file ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** Reads the metadata beside a database; `undefined` if it is missing or damaged. */
export function findMetadata(database: string): ContentMetadata | undefined {
  try {
    return readMetadata(database);
  } catch {
    return undefined;
  }
}

/** Throws if a file of a version is missing or has another size than the build wrote. */
export function assertParts(database: string, metadata: ContentMetadata): void {
  for (const [path, size] of Object.entries(metadata.parts ?? {})) {
    const file = join(dirname(database), path);
    const found = statSync(file, { throwIfNoEntry: false })?.size;
    if (found === size) continue;
    throw damaged(found === undefined ? `The file ${file} is missing.` : `${file} has ${found} of ${size} bytes.`);
  }
}

/** Throws if a file that a version shares with other versions is missing. */
export async function assertSharedFiles(database: string, { files }: ContentMetadata): Promise<void> {
  const folder = sharedFilesOf(database);
  const found = await Promise.all(
    files.map(async (path) =>
      stat(join(folder, path)).then(
        () => true,
        () => false,
      ),
    ),
  );
  const missing = files[found.indexOf(false)];
  if (missing !== undefined) throw damaged(`The file ${join(folder, missing)} is missing.`);
}

function damaged(reason: string): ContentError {
  return new ContentError(
    'content/damaged',
    `The content version is not complete: ${reason}`,
    'If the folder is being copied, wait until that has finished. Otherwise copy it again, or build the content again.',
  );
}

/** Folder of the search indexes beside a database; `undefined` if the database was copied without it. */
export function searchFolderOf(database: string): string | undefined {
  const folder = join(dirname(database), SEARCH_FOLDER);
  return existsSync(folder) ? folder : undefined;
}

/** Folder of the files that all versions share, by the database of one version. */
export function sharedFilesOf(database: string): string {
  return join(dirname(database), '..', SHARED_FILES);
}

/** Cache folder of builds on a server: beside the folder of versions, unless configured. */
export function cacheFolder(folder: string, env: Readonly<Record<string, string | undefined>>): string {
  return env['RECTO_CONTENT_CACHE'] || `${folder}-cache`;
}
