/** The record of what the pictures show: for each image file, the hash of what it showed when it was taken. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHasher } from './hash-shown.ts';
import type { TakenPicture } from './kit.ts';

const RECORD = join('scripts', 'pictures', 'taken.json');

/** Lists the pictures that are missing, or that show something that has changed since they were taken. */
export function findOutdated<Picture extends TakenPicture>(root: string, pictures: readonly Picture[]): Picture[] {
  const record = readRecord(root);
  const hash = createHasher(root);
  return pictures.filter(({ file, shows }) => !existsSync(join(root, file)) || record[file] !== hash(shows));
}

/**
 * Returns a function that records that the picture in this file was taken. The hashes are calculated at once: a file
 * that changes while a script builds and takes its pictures makes them outdated.
 */
export function startRecord(root: string, pictures: readonly TakenPicture[]): (file: string) => void {
  const hash = createHasher(root);
  const hashes = new Map(pictures.map(({ file, shows }) => [file, hash(shows)]));
  return (file) => {
    const record = { ...readRecord(root), [file]: hashes.get(file) };
    const kept = Object.entries(record).filter(([path]) => existsSync(join(root, path)));
    const sorted = Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(join(root, RECORD), `${JSON.stringify(sorted, undefined, 2)}\n`);
  };
}

function readRecord(root: string): Record<string, string | undefined> {
  const file = join(root, RECORD);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}
