import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { ContentError } from '../errors.ts';

/** How often a waiting build tries to get the lock. */
const POLL_MS = 100;
/** Maximum time that a build waits for the lock before it fails. */
const MAX_WAIT_MS = 600_000;
/** How often a build refreshes its lock, and the age at which a lock of another host counts as abandoned. */
const REFRESH_MS = 10_000;
const ABANDONED_AFTER_MS = 60_000;
/** A lock file without a holder is still being written, unless it is older than this. */
const WRITE_TIME_MS = 5000;

const holderSchema = z.object({ pid: z.int(), host: z.string() });
type Holder = z.output<typeof holderSchema>;

/** Contents of the lock files that this process holds. */
const ownLocks = new Set<string>();

/** Options of `withBuildLock`. */
export interface LockOptions {
  /** Called once if this build has to wait for another one. */
  onWait?: ((warning: ContentError) => void) | undefined;
  /** Maximum time to wait for the lock, in milliseconds. */
  maxWait?: number;
}

/** Runs work that only one build may do at a time; others wait. The lock of a process that has exited is replaced. */
export async function withBuildLock<Result>(
  output: string,
  work: () => Promise<Result>,
  { onWait, maxWait = MAX_WAIT_MS }: LockOptions = {},
): Promise<Result> {
  const file = `${output}.lock`;
  const lock = JSON.stringify({ pid: process.pid, host: hostname(), id: randomUUID() });
  const start = Date.now();
  let hasReported = false;
  while (!tryLock(file, lock)) {
    const text = readText(file);
    const holder = text === undefined ? undefined : readHolder(text);
    if (Date.now() - start > maxWait) throw locked(output, file, holder);
    if (text !== undefined && isAbandoned(file, holder, text)) removeLock(file, text);
    else if (!hasReported && text !== undefined) {
      onWait?.(waiting(output, holder));
      hasReported = true;
    }
    // Waits in every case, because a lock that can be neither read nor removed would otherwise cause a busy loop.
    await wait(POLL_MS);
  }
  ownLocks.add(lock);
  const heartbeat = setInterval(() => {
    touch(file);
  }, REFRESH_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    ownLocks.delete(lock);
    if (readText(file) === lock) rmSync(file, { force: true });
  }
}

function tryLock(file: string, lock: string): boolean {
  try {
    writeFileSync(file, lock, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    // On a full disk, the file is created and stays empty, and later builds would wait for it.
    if (readText(file) === '') rmSync(file, { force: true });
    throw error;
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function readHolder(text: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * Whether a lock has no holder any more. Processes of another host cannot be checked, and a process id may be reused,
 * so the holder of a lock refreshes the file's time every few seconds.
 */
function isAbandoned(file: string, holder: Holder | undefined, text: string): boolean {
  if (holder?.host === hostname()) {
    if (holder.pid === process.pid) return !ownLocks.has(text);
    if (!isAlive(holder.pid)) return true;
  }
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  return age > (holder ? ABANDONED_AFTER_MS : WRITE_TIME_MS);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Removes an abandoned lock. If another build has replaced the lock meanwhile, the new lock is restored. */
function removeLock(file: string, abandoned: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (readText(aside) !== abandoned) linkSync(aside, file);
  } catch {
    // Another build has removed the lock.
  } finally {
    rmSync(aside, { force: true });
  }
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The lock file was deleted: there is nothing to refresh.
  }
}

function nameOf(holder: Holder | undefined): string {
  return holder ? `Another build (process ${holder.pid} on ${holder.host})` : 'Another build';
}

function waiting(output: string, holder: Holder | undefined): ContentError {
  return new ContentError(
    'build/waiting',
    `${nameOf(holder)} is writing ${output}. This build starts when that one has finished.`,
    'Builds that run at the same time need different database files.',
  );
}

function locked(output: string, lock: string, holder: Holder | undefined): ContentError {
  return new ContentError(
    'build/locked',
    `${nameOf(holder)} has not finished writing ${output}.`,
    `Wait for it, or end it and delete ${lock}.`,
  );
}
