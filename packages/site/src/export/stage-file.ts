import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digest } from '../server/static/record-reads.ts';
import { COMPRESSORS, isCompressible } from './compress-file.ts';

/** A file of the output, as stored in the state of an export. */
export interface WrittenFile {
  /** Hash of its content. */
  hash: string;
  /** Whether it has a compressed copy for each encoding. */
  hasCopies: boolean;
  /** Size in bytes and modification time in milliseconds of the file that it is a copy of. */
  source?: { size: number; time: number };
  /** Identifies the data that it was generated from, if it is neither a response of the app nor a copy. */
  dataKey?: string;
}

/** Settings of `stageFile`. */
export interface Stage {
  /** Folder in which new files are written until the export is complete. */
  staging: string;
  /** Files of the last export that still exist. */
  known: ReadonlyMap<string, WrittenFile>;
  /** Whether files get compressed copies. */
  isPacked: boolean;
}

/** A file of the current export. */
export interface StagedFile extends WrittenFile {
  /** Path in the output. */
  file: string;
  /** Whether it was written, because it differs from the last export. */
  isNew: boolean;
}

/** Writes a file and its compressed copies, unless the last export wrote the same. */
export async function stageFile(file: string, bytes: Uint8Array, stage: Stage): Promise<StagedFile> {
  const { staging, known, isPacked } = stage;
  const hash = digest(bytes);
  const hasCopies = isPacked && isCompressible(file, bytes);
  const last = known.get(file);
  if (last?.hash === hash && last.hasCopies === hasCopies) return { file, hash, hasCopies, isNew: false };
  const path = join(staging, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  const copies = hasCopies ? Object.entries(COMPRESSORS) : [];
  // Both copies are compressed at the same time, in threads of Node: after an edit, often only a few large files have
  // changed, and other cores have nothing else to do.
  await Promise.all(
    copies.map(async ([ending, compress]) => {
      writeFileSync(path + ending, await compress(bytes, file));
    }),
  );
  return { file, hash, hasCopies, isNew: true };
}

/** A file and its compressed copies. */
export function withCopies(file: string, { hasCopies }: Pick<WrittenFile, 'hasCopies'>): string[] {
  return hasCopies ? [file, ...Object.keys(COMPRESSORS).map((ending) => file + ending)] : [file];
}
