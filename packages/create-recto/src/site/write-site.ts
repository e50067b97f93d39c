import { mkdirSync, rmSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { CreateError } from '../errors.ts';
import type { SiteFiles } from '../templates/template-files.ts';

/**
 * Writes all files of a site. If one cannot be written, the files written so far are removed; existing files are not
 * changed.
 */
export function writeSite(target: string, files: SiteFiles): void {
  const undo: (() => void)[] = [];
  // An interrupt during these few milliseconds is ignored, so it cannot leave half a site.
  const wait = (): void => undefined;
  process.on('SIGINT', wait).on('SIGTERM', wait);
  try {
    makeFolder(target, undo);
    for (const [name, data] of files) {
      const file = join(target, name);
      makeFolder(dirname(file), undo);
      writeNewFile(file, data);
      undo.push(() => {
        rmSync(file);
      });
    }
  } catch (error) {
    for (const step of undo.toReversed()) attempt(step);
    const reason = error instanceof Error ? error.message : String(error);
    throw new CreateError(
      `The site could not be written: ${reason}.`,
      'All written files were removed again. Fix the cause, or choose another folder.',
    );
  } finally {
    process.off('SIGINT', wait).off('SIGTERM', wait);
  }
}

/** Writes a file that does not exist yet. If writing fails, the incomplete file is removed. */
function writeNewFile(file: string, data: Uint8Array): void {
  try {
    // `wx` neither overwrites a file that appeared meanwhile nor follows a link.
    writeFileSync(file, data, { flag: 'wx' });
  } catch (error) {
    const isForeign = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isForeign) {
      attempt(() => {
        rmSync(file, { force: true });
      });
    }
    throw error;
  }
}

function makeFolder(folder: string, undo: (() => void)[]): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(dirname(folder), undo);
  mkdirSync(folder);
  undo.push(() => {
    // Fails if another process has written into the folder; then the folder stays.
    rmdirSync(folder);
  });
}

function attempt(step: () => void): void {
  try {
    step();
  } catch {
    // Errors of the clean-up are ignored, because the first error is reported.
  }
}
