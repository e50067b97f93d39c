import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StepError } from '../steps.mjs';

/** Folders and files that no picture shows. */
const NOT_SHOWN = ['**/node_modules', '**/.output*', '**/tests', '**/*.test.{ts,tsx}', '**/README.md'];

/** Number of characters of a hash in `taken.json`. */
const HASH_LENGTH = 16;

const CODE = /\.(?:css|ts|tsx)$/u;

/** What does not change a picture: white space, and comments that start a line. */
const COMMENTS_AND_SPACE = /^\s*(?:\/\/.*|\/\*[\s\S]*?\*\/)|\s+/gmu;

/** Creates a function that returns one hash of all files that match the globs. The files of a glob are read once. */
export function createHasher(root: string): (globs: readonly string[]) => string {
  const hashes = new Map<string, string>();
  const hashOnce = (glob: string): string => {
    const hash = hashes.get(glob) ?? hashFiles(root, glob);
    hashes.set(glob, hash);
    return hash;
  };
  return (globs) => createHash('sha256').update(globs.map(hashOnce).join()).digest('hex').slice(0, HASH_LENGTH);
}

function hashFiles(root: string, glob: string): string {
  const files = globSync(glob, { cwd: root, exclude: NOT_SHOWN }).sort();
  if (files.length === 0) throw new StepError(`No file matches "${glob}".`, 'Correct what the picture shows.');
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readShown(join(root, file)));
  return hash.digest('hex');
}

function readShown(file: string): string | Buffer {
  const content = readFileSync(file);
  return CODE.test(file) ? content.toString('utf8').replaceAll(COMMENTS_AND_SPACE, '') : content;
}
