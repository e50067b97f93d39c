import { mkdirSync, rmSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { CreateError } from '../errors.ts';
import type { SiteFiles } from '../templates/template-files.ts';

/** Writes a site, whole or not at all: if one file cannot be written, all that was made goes, and nothing else. */
export function writeSite(target: string, files: SiteFiles): void {
  const undo: (() => void)[] = [];
  // Whoever interrupts these few milliseconds finds a whole site, not half of one.
  const wait = (): void => undefined;
  process.on('SIGINT', wait).on('SIGTERM', wait);
  try {
    makeFolder(target, undo);
    for (const [name, data] of files) {
      const file = join(target, name);
      makeFolder(dirname(file), undo);
      // What appears meanwhile is not overwritten, and a link not followed.
      writeFileSync(file, data, { flag: 'wx' });
      undo.push(() => {
        rmSync(file);
      });
    }
  } catch (error) {
    for (const step of undo.toReversed()) attempt(step);
    const reason = error instanceof Error ? error.message : String(error);
    throw new CreateError(
      `The site could not be written: ${reason}.`,
      'Nothing of it was left behind. See to the reason, or choose another folder.',
    );
  } finally {
    process.off('SIGINT', wait).off('SIGTERM', wait);
  }
}

function makeFolder(folder: string, undo: (() => void)[]): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(dirname(folder), undo);
  mkdirSync(folder);
  undo.push(() => {
    // A folder in which somebody else has put something by now stays.
    rmdirSync(folder);
  });
}

function attempt(step: () => void): void {
  try {
    step();
  } catch {
    // The reason that is told is the first one.
  }
}
