import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WrittenFile } from './stage-file.ts';

/** What an export remembers of the last one: beside the files, and written after them. */
export interface ExportState {
  /** Of the app, and of how files are written. */
  version: string;
  paths: readonly string[];
  /** The folder that all paths begin with. */
  base: string;
  /** Names and digests of all reads. */
  reads: readonly (readonly [string, string])[];
  /** Reads that the list of paths was made from, as places in `reads`. */
  listReads: readonly number[];
  /** Reads of the start of the app. */
  sharedReads: readonly number[];
  answers: Readonly<Record<string, { files: readonly string[]; reads: readonly number[] }>>;
  files: Readonly<Record<string, WrittenFile>>;
}

const STATE_FILE = 'export.json';

export function readState(folder: string): ExportState | undefined {
  const file = join(folder, STATE_FILE);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ExportState;
  } catch {
    return undefined;
  }
}

export function writeState(folder: string, state: ExportState): void {
  const file = join(folder, STATE_FILE);
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
}

/** Until the next state is written, nothing is known of the files. */
export function removeState(folder: string): void {
  rmSync(join(folder, STATE_FILE), { force: true });
}
