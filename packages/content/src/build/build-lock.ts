import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { ContentError } from '../errors.ts';

const POLL_MS = 100;
/** A build holds its lock no longer than this, whatever it does; then whoever waits is told. */
const LONGEST_WAIT_MS = 600_000;
/** How often a build says that it is still there, and when one of another host that does not is given up. */
const BEAT_MS = 10_000;
const GIVEN_UP_MS = 60_000;
/** A lock without a holder is one that is being written. */
const WRITTEN_MS = 5000;

const holderSchema = z.object({ pid: z.int(), host: z.string() });
type Holder = z.output<typeof holderSchema>;

/** What this process has written into the locks that it holds. */
const held = new Set<string>();

export interface LockOptions {
  /** Called once, if another build has to end first. */
  onWait?: ((warning: ContentError) => void) | undefined;
  longestWait?: number;
}

/** Does work that only one process may do at a time; others wait. A lock that a dead process left is taken over. */
export async function withBuildLock<Result>(
  output: string,
  work: () => Promise<Result>,
  { onWait, longestWait = LONGEST_WAIT_MS }: LockOptions = {},
): Promise<Result> {
  const file = `${output}.lock`;
  const own = JSON.stringify({ pid: process.pid, host: hostname(), id: randomUUID() });
  const start = Date.now();
  let isTold = false;
  while (!tryLock(file, own)) {
    const text = readText(file);
    const holder = text === undefined ? undefined : readHolder(text);
    if (Date.now() - start > longestWait) throw locked(output, file, holder);
    if (text !== undefined && isAbandoned(file, holder, text)) removeLock(file, text);
    else if (!isTold && text !== undefined) {
      onWait?.(waiting(output, holder));
      isTold = true;
    }
    // In every case: a lock that can be neither read nor removed must not keep the process busy.
    await wait(POLL_MS);
  }
  held.add(own);
  const beat = setInterval(() => {
    touch(file);
  }, BEAT_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(beat);
    held.delete(own);
    if (readText(file) === own) rmSync(file, { force: true });
  }
}

function tryLock(file: string, own: string): boolean {
  try {
    writeFileSync(file, own, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
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
 * Whether nobody holds a lock any more. Processes of another host cannot be asked, and a number may be given to another
 * process: whoever holds a lock says so every few seconds.
 */
function isAbandoned(file: string, holder: Holder | undefined, text: string): boolean {
  if (holder?.host === hostname()) {
    if (holder.pid === process.pid) return !held.has(text);
    if (!isAlive(holder.pid)) return true;
  }
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  return age > (holder ? GIVEN_UP_MS : WRITTEN_MS);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // One that belongs to somebody else is alive.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Takes an abandoned lock away. If another build was faster and the lock is its own by now, it is put back. */
function removeLock(file: string, abandoned: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (readText(aside) !== abandoned) linkSync(aside, file);
  } catch {
    // Somebody else has done it.
  } finally {
    rmSync(aside, { force: true });
  }
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // Nobody waits for a lock that is gone.
  }
}

function nameOf(holder: Holder | undefined): string {
  return holder ? `Another build (process ${holder.pid} on ${holder.host})` : 'Another build';
}

function waiting(output: string, holder: Holder | undefined): ContentError {
  return new ContentError(
    'build/waiting',
    `${nameOf(holder)} is writing ${output}. This one begins when it has ended.`,
    'Give builds that shall run side by side databases of their own.',
  );
}

function locked(output: string, lock: string, holder: Holder | undefined): ContentError {
  return new ContentError(
    'build/locked',
    `${nameOf(holder)} has not finished writing ${output}.`,
    `Wait for it, or end it and delete ${lock}.`,
  );
}
