import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digest } from '../server/static/record-reads.ts';
import { COPIES, isCompressed } from './compress-file.ts';

/** A file of the output, as an export remembers it. */
export interface WrittenFile {
  hash: string;
  /** There is a copy of it for each encoding. */
  hasCopies: boolean;
  /** Size and time of the file that it is a copy of, in bytes and milliseconds. */
  source?: { size: number; time: number };
  /** Names what it was made of, where it is no answer of the app and no copy. */
  made?: string;
}

export interface Stage {
  /** New files wait here until all are made. */
  staging: string;
  /** Files of the last export that are still there. */
  known: ReadonlyMap<string, WrittenFile>;
  isPacked: boolean;
}

export interface StagedFile extends WrittenFile {
  file: string;
  isNew: boolean;
}

/** Writes a file and its compressed copies, unless the last export wrote the same. */
export function stageFile(file: string, bytes: Uint8Array, stage: Stage): StagedFile {
  const { staging, known, isPacked } = stage;
  const hash = digest(bytes);
  const hasCopies = isPacked && isCompressed(file, bytes);
  const last = known.get(file);
  if (last?.hash === hash && last.hasCopies === hasCopies) return { file, hash, hasCopies, isNew: false };
  const path = join(staging, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  for (const [ending, compress] of hasCopies ? Object.entries(COPIES) : []) {
    writeFileSync(path + ending, compress(bytes, file));
  }
  return { file, hash, hasCopies, isNew: true };
}

/** A file and its compressed copies. */
export function withCopies(file: string, { hasCopies }: Pick<WrittenFile, 'hasCopies'>): string[] {
  return hasCopies ? [file, ...Object.keys(COPIES).map((ending) => file + ending)] : [file];
}
