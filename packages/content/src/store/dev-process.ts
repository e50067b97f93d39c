import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Records that this process keeps the database of a dev server up to date. Returns a function that removes the record.
 */
export function recordDevProcess(database: string): () => void {
  const file = recordOf(database);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, String(process.pid));
  const remove = (): void => {
    if (readRecord(file) === process.pid) rmSync(file, { force: true });
  };
  process.once('exit', remove);
  return () => {
    process.off('exit', remove);
    remove();
  };
}

/** Returns whether a dev server keeps the database up to date. A record of a process that no longer runs is ignored. */
export function isDevRunning(database: string): boolean {
  const pid = readRecord(recordOf(database));
  if (pid === undefined) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function recordOf(database: string): string {
  return join(dirname(database), 'process');
}

function readRecord(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}
