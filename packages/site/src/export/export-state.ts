import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WrittenFile } from './stage-file.ts';

/** State of the last export. It is stored beside the files, and written after them. */
export interface ExportState {
  /** Identifies the app and the settings for its files. */
  version: string;
  /** The database that the files were made from. */
  content: string;
  /** Paths that the app listed. */
  paths: readonly string[];
  /** Base path that all paths begin with. */
  base: string;
  /** Keys and digests of all reads. */
  reads: readonly (readonly [string, string])[];
  /** Reads that the list of paths depends on, as indexes of `reads`. */
  listReads: readonly number[];
  /** Reads during the start of the app. */
  sharedReads: readonly number[];
  /** Files and reads of each response, by path. */
  answers: Readonly<Record<string, { files: readonly string[]; reads: readonly number[] }>>;
  /** All files of the output, by name. */
  files: Readonly<Record<string, WrittenFile>>;
}

const STATE_FILE = 'export.json';

/** Reads the state of the last export; `undefined` if there is none or it is invalid. */
export function readState(folder: string): ExportState | undefined {
  const file = join(folder, STATE_FILE);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ExportState;
  } catch {
    return undefined;
  }
}

/** Writes the state atomically. */
export function writeState(folder: string, state: ExportState): void {
  const file = join(folder, STATE_FILE);
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
}

/** Deletes the state before files change, so that an interrupted export leaves no wrong state. */
export function removeState(folder: string): void {
  rmSync(join(folder, STATE_FILE), { force: true });
}
