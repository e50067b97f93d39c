import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../errors.ts';

/** SQLite result codes for disk errors: SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN. */
const SQLITE_DISK = new Set([8, 10, 13, 14]);
/** The lowest byte of an extended result code is the primary result code. */
const RESULT = 0xff;

/** Creates the folder if it does not exist, and checks that files can be written to it. */
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
      'Give the user who runs the build the right to write there, delete a file of the same name, or choose another folder.',
    );
  }
}

/** Turns a disk error into a `ContentError` with a hint; returns any other error unchanged. */
export function explainDiskError(error: unknown): unknown {
  if (error instanceof ContentError || !(error instanceof Error) || !isDiskError(error)) return error;
  return new ContentError(
    'build/disk',
    `The build cannot write its files: ${error.message}.`,
    'Check whether the disk is full or read-only, and who may write to the folders of the database and of the cache.',
  );
}

function isDiskError(error: Error): boolean {
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE_DISK.has(error.errcode & RESULT);
  if (!isSystemError(error)) return false;
  return DISK_ERRORS.has(error.code) || (ACCESS_ERRORS.has(error.code) && WRITE_CALLS.has(error.syscall));
}

const DISK_ERRORS = new Set(['EDQUOT', 'EIO', 'ENOSPC', 'EROFS']);
/** These errors also occur when a content file cannot be read, so they only count if a write call failed. */
const ACCESS_ERRORS = new Set(['EACCES', 'EISDIR', 'ENOTDIR', 'EPERM']);
const WRITE_CALLS = new Set(['copyfile', 'ftruncate', 'link', 'mkdir', 'rename', 'rm', 'rmdir', 'unlink', 'write']);

function isSystemError(error: unknown): error is Error & { code: string; syscall: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error;
}
