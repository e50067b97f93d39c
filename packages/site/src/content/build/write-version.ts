import type { BuiltSearch } from '@recto/content/vite';
import { createHash } from 'node:crypto';
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import {
  CONTENT_FILE,
  CURRENT_FILE,
  METADATA_FILE,
  SEARCH_FOLDER,
  SHARED_FILES,
  assertParts,
  databaseOf,
  findMetadata,
  readMetadata,
} from '../content-folder.ts';
import type { ContentMetadata } from '../content-folder.ts';

/** Number of versions that are kept: the current one, and those that servers may still be reading. */
const KEPT_VERSIONS = 3;
const HASH_DIGITS = 12;

/** The parts of a content version. */
export interface VersionParts {
  /** The database of the build. */
  database: string;
  /** Version hashes of its collections. */
  collections: Readonly<Record<string, string>>;
  /** Metadata of the content. */
  metadata: Omit<ContentMetadata, 'version' | 'files'>;
  /** Files to publish, by their paths. */
  files: ReadonlyMap<string, string>;
  /** Identifies the format of the search indexes. */
  searchForm: string;
  /** Writes the search indexes into a folder. */
  writeSearch: BuiltSearch['write'];
}

/** The parts that the name of a version depends on. */
export type NamedParts = Omit<VersionParts, 'database' | 'writeSearch'>;

/** Returns the name of a version: a hash of everything that pages are built from. */
export function nameVersion({ collections, metadata, files, searchForm }: NamedParts): string {
  return createHash('sha256')
    .update(JSON.stringify([collections, metadata, [...files.keys()].sort(), searchForm]))
    .digest('hex')
    .slice(0, HASH_DIGITS);
}

/** Whether a folder of content has a version, and the version is complete. */
export function hasVersion(folder: string, version: string): boolean {
  const database = databaseOf(folder, version);
  try {
    const metadata = readMetadata(database);
    if (!metadata) return false;
    assertParts(database, metadata);
    return true;
  } catch {
    return false;
  }
}

/**
 * Adds a version to a content folder, and makes it the current one. Each part is complete before another refers to it,
 * so a server that reads meanwhile, or an interrupted build, sees the old version.
 */
export function writeVersion(folder: string, parts: VersionParts): string {
  const version = nameVersion(parts);
  const addresses = [...parts.files.keys()].sort();
  for (const [address, file] of parts.files) addFile(join(folder, SHARED_FILES, address), file);
  if (!hasVersion(folder, version)) addVersion(join(folder, version), version, parts, addresses);
  replaceFile(join(folder, CURRENT_FILE), `${version}\n`);
  prune(folder, version);
  return version;
}

function addVersion(target: string, version: string, parts: VersionParts, files: readonly string[]): void {
  writeAside(target, (next) => {
    mkdirSync(next, { recursive: true });
    copyFileSync(parts.database, join(next, CONTENT_FILE), constants.COPYFILE_FICLONE);
    parts.writeSearch(join(next, SEARCH_FOLDER));
    const metadata: ContentMetadata = { version, ...parts.metadata, files, parts: sizesIn(next) };
    writeFileSync(join(next, METADATA_FILE), JSON.stringify(metadata));
    // A version of this name is here only if it is damaged.
    rmSync(target, { recursive: true, force: true });
  });
}

/** Lists the sizes of all files in a folder, by path. */
function sizesIn(folder: string): Record<string, number> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [relative(folder, file).replaceAll(sep, '/'), statSync(file).size] as const),
  );
}

function addFile(target: string, file: string): void {
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  writeAside(target, (next) => {
    copyFileSync(file, next, constants.COPYFILE_FICLONE);
  });
}

/** Replaces a file atomically. */
function replaceFile(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeAside(file, (next) => {
    writeFileSync(next, text);
  });
}

/** Writes a file or folder under another name, and renames it when it is complete. If that fails, nothing is left. */
function writeAside(target: string, write: (next: string) => void): void {
  const next = `${target}.${process.pid}`;
  try {
    rmSync(next, { recursive: true, force: true });
    write(next);
    renameSync(next, target);
  } catch (error) {
    rmSync(next, { recursive: true, force: true });
    throw error;
  }
}

/** Deletes old versions, files that no version has any more, and versions that a killed build has not completed. */
function prune(folder: string, current: string): void {
  const folders = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== SHARED_FILES && entry.name !== current,
  );
  for (const { name } of folders.filter(isIncomplete)) rmSync(join(folder, name), { recursive: true, force: true });
  const versions = folders
    .filter((entry) => !isIncomplete(entry))
    .map(({ name }) => ({ name, time: statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.time - a.time);
  const old = versions.slice(KEPT_VERSIONS - 1);
  if (old.length === 0) return;
  const unused = new Set(old.flatMap(({ name }) => findMetadata(join(folder, name, CONTENT_FILE))?.files ?? []));
  for (const { name } of old) rmSync(join(folder, name), { recursive: true, force: true });
  for (const { name } of [{ name: current }, ...versions.slice(0, KEPT_VERSIONS - 1)]) {
    for (const file of findMetadata(join(folder, name, CONTENT_FILE))?.files ?? []) unused.delete(file);
  }
  for (const address of unused) rmSync(join(folder, SHARED_FILES, address), { force: true });
}

/** Versions that are being written have a process id after their name. Only one build at a time writes to a folder. */
function isIncomplete({ name }: { name: string }): boolean {
  return name.includes('.');
}
