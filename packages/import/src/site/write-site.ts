import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ImportError } from '../errors.ts';
import type { SiteFiles } from './build-site.ts';
import { isInsideSite } from './inside-site.ts';

/** Files that installation, builds and version control add to a site. */
const GENERATED_ENTRIES = new Set([
  '.git',
  '.DS_Store',
  '.output',
  '.output-static',
  '.recto',
  'node_modules',
  'package-lock.json',
]);

/** Name of the report for programs, which also stores the file hashes of the import. */
export const REPORT_FILE = 'import-report.json';

/** Hashes by file path. */
export type Hashes = Readonly<Record<string, string>>;

/** Computes the hashes of all files. */
export function hashFiles(files: SiteFiles): Hashes {
  return Object.fromEntries(
    [...files].map(([path, data]) => [path, hash(data)] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function hash(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 16);
}

/** Throws if the target contains anything but unchanged files of an earlier import. */
export function assertTarget(target: string): void {
  if (!existsSync(target)) return;
  if (!statSync(target).isDirectory()) {
    throw new ImportError('target/file', `"${target}" is a file, not a folder.`, 'Choose another folder.');
  }
  const hashes = earlierFiles(target);
  const foreign = listFiles(target, '').find((path) => {
    if (path === REPORT_FILE) return false;
    return hashes[path] === undefined || hashes[path] !== hash(readFileSync(join(target, path)));
  });
  if (foreign === undefined) return;
  const reason = hashes[foreign] === undefined ? 'is not empty: it contains' : 'was edited since the last import:';
  throw new ImportError(
    'target/not-empty',
    `The folder "${target}" ${reason} ${foreign}.`,
    'Choose another folder, or empty it first. Nothing was changed.',
  );
}

/** Writes a site, and deletes the files of an earlier import that are no longer part of it. */
export function writeSite(target: string, files: SiteFiles): void {
  assertTarget(target);
  for (const path of Object.keys(earlierFiles(target))) {
    if (!files.has(path)) rmSync(join(target, path), { force: true });
  }
  for (const [path, data] of files) {
    const file = join(target, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, data);
  }
}

function earlierFiles(target: string): Hashes {
  try {
    const { files = {} } = JSON.parse(readFileSync(join(target, REPORT_FILE), 'utf8')) as { files?: Hashes };
    // The folder may be a copy of a repository that somebody else has made.
    return Object.fromEntries(Object.entries(files).filter(([path]) => isInsideSite(path)));
  } catch {
    return {};
  }
}

function listFiles(folder: string, subfolder: string): string[] {
  return readdirSync(join(folder, subfolder), { withFileTypes: true })
    .filter(({ name }) => !GENERATED_ENTRIES.has(name))
    .flatMap((entry) => {
      const path = subfolder === '' ? entry.name : `${subfolder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(folder, path) : [path];
    });
}
