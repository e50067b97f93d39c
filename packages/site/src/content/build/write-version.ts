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
import { dirname, join } from 'node:path';
import {
  CONTENT_FILE,
  CURRENT_FILE,
  METADATA_FILE,
  SEARCH_FOLDER,
  SHARED_FILES,
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

/** Whether a folder of content has a version. */
export function hasVersion(folder: string, version: string): boolean {
  return existsSync(join(folder, version));
}

/**
 * Adds a version to a content folder, and makes it the current one. Each part is complete before another refers to it,
 * so a server that reads meanwhile, or an interrupted build, sees the old version.
 */
export function writeVersion(folder: string, parts: VersionParts): string {
  const version = nameVersion(parts);
  const addresses = [...parts.files.keys()].sort();
  for (const [address, file] of parts.files) addFile(join(folder, SHARED_FILES, address), file);
  const target = join(folder, version);
  if (!existsSync(target)) {
    const next = `${target}.${process.pid}`;
    rmSync(next, { recursive: true, force: true });
    mkdirSync(next, { recursive: true });
    copyFileSync(parts.database, join(next, CONTENT_FILE), constants.COPYFILE_FICLONE);
    const metadata: ContentMetadata = { version, ...parts.metadata, files: addresses };
    writeFileSync(join(next, METADATA_FILE), JSON.stringify(metadata));
    parts.writeSearch(join(next, SEARCH_FOLDER));
    moveFolder(next, target);
  }
  replaceFile(join(folder, CURRENT_FILE), `${version}\n`);
  prune(folder, version);
  return version;
}

function addFile(target: string, file: string): void {
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  const next = `${target}.${process.pid}`;
  copyFileSync(file, next, constants.COPYFILE_FICLONE);
  renameSync(next, target);
}

/** Moves a folder, unless another build has written the same version meanwhile. */
function moveFolder(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
    rmSync(from, { recursive: true, force: true });
  }
}

/** Replaces a file atomically. */
function replaceFile(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  const next = `${file}.${process.pid}`;
  writeFileSync(next, text);
  renameSync(next, file);
}

/** Deletes old versions, and files that no version has any more. */
function prune(folder: string, current: string): void {
  const versions = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== SHARED_FILES && entry.name !== current)
    .map(({ name }) => ({ name, time: statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.time - a.time);
  const old = versions.slice(KEPT_VERSIONS - 1);
  if (old.length === 0) return;
  const unused = new Set(old.flatMap(({ name }) => readMetadata(join(folder, name, CONTENT_FILE))?.files ?? []));
  for (const { name } of old) rmSync(join(folder, name), { recursive: true, force: true });
  for (const { name } of [{ name: current }, ...versions.slice(0, KEPT_VERSIONS - 1)]) {
    for (const file of readMetadata(join(folder, name, CONTENT_FILE))?.files ?? []) unused.delete(file);
  }
  for (const address of unused) rmSync(join(folder, SHARED_FILES, address), { force: true });
}
