import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Takes the lock and returns a function that releases it. Throws if another benchmark, which would interfere, runs. */
export function takeLock(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = Number(readFileSync(file, 'utf8'));
    if (isRunning(owner)) throw new LockError(`A benchmark is already running as process ${owner}.`);
    // The process ended without releasing the lock.
    rmSync(file, { force: true });
    return takeLock(file);
  }
  return () => {
    rmSync(file, { force: true });
  };
}

/** Another benchmark is running. */
export class LockError extends Error {}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
