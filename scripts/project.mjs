/** Where things are, and whether they have changed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const docs = join(root, 'docs');

/** No build reads them. */
const TESTS = /\.(?:test|test-d|installed)\.tsx?$/;

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
]);

/** The pinned Node of the repository; before it is installed, the Node that runs this. */
export function pinnedNode() {
  const pinned = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(pinned) ? pinned : process.execPath;
}

/** One hash over every file that a build reads. */
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

/** Remembers under `file` that its work was done for a given state. */
export function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

export function writeStamp(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, value);
}
