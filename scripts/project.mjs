/** Paths of the repository, and stamps that record whether files have changed since a build. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const docs = join(root, 'docs');

/** Test files, which no build reads. */
const TESTS = /\.(?:test|test-d|installed)\.tsx?$/;

/** Folders and files that are written by commands, and that no build reads. */
const OUTPUTS = new Set([
  'node_modules',
  '.output',
  '.output-static',
  '.output-cloudflare',
  '.vercel',
  '.netlify',
  'dist',
  '.nitro',
  '.recto',
  '.git',
  '.cache',
  'e2e',
  'test-results',
  'taken.json',
]);

/** Returns the path of the pinned Node; before it is installed, that of the Node running this script. */
export function pinnedNode() {
  const pinned = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(pinned) ? pinned : process.execPath;
}

/** Returns one hash over all files in these folders that a build can read. */
export function hashInputs(folders) {
  const hash = createHash('sha256');
  const walk = (path) => {
    for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (OUTPUTS.has(entry.name) || TESTS.test(entry.name)) continue;
      const file = join(path, entry.name);
      if (entry.isDirectory()) walk(file);
      else if (entry.isFile()) hash.update(file.slice(root.length)).update(readFileSync(file));
    }
  };
  for (const folder of folders) walk(join(root, folder));
  hash.update(readFileSync(join(root, 'package-lock.json')));
  return hash.digest('hex');
}

/** Reads the value that `writeStamp` stored in a file, or `undefined` if there is none. */
export function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Records in a file which state of the inputs the work was done for. */
export function writeStamp(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, value);
}
