import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../errors.ts';

/** Results of SQLite that are about the disk: read-only, input and output, full, cannot open. */
const SQLITE_DISK = new Set([8, 10, 13, 14]);
/** The lowest byte of an extended result is the result. */
const RESULT = 0xff;

/** Makes a folder where there is none, and sees whether files can be written there. */
export function assertWritable(folder: string, purpose: string): void {
  const probe = join(folder, `.recto-${randomUUID()}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new ContentError(
      'build/folder',
      `The folder for ${purpose} cannot be written: ${folder} (${error.code}).`,
      'Give whoever builds the right to write there, remove a file that stands in its place, or name another folder.',
    );
  }
}

/** A full or failing disk as an error that says so; any other error as it is. */
export function explainDiskError(error: unknown): unknown {
  if (error instanceof ContentError || !(error instanceof Error) || !isDiskError(error)) return error;
  return new ContentError(
    'build/disk',
    `The build cannot write its files: ${error.message}.`,
    'See whether the disk is full or read-only, and who may write to the folders of the database and of the cache.',
  );
}

function isDiskError(error: Error): boolean {
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE_DISK.has(error.errcode & RESULT);
  if (!isSystemError(error)) return false;
  return DISK_ERRORS.has(error.code) || (PLACE_ERRORS.has(error.code) && WRITE_CALLS.has(error.syscall));
}

const DISK_ERRORS = new Set(['EDQUOT', 'EIO', 'ENOSPC', 'EROFS']);
/** Errors of reading, too: a content file that may not be read has nothing to do with the disk. */
const PLACE_ERRORS = new Set(['EACCES', 'EISDIR', 'ENOTDIR', 'EPERM']);
const WRITE_CALLS = new Set(['copyfile', 'ftruncate', 'link', 'mkdir', 'rename', 'rm', 'rmdir', 'unlink', 'write']);

function isSystemError(error: unknown): error is Error & { code: string; syscall: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error;
}
