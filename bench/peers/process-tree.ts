import { readFileSync, readdirSync } from 'node:fs';

/** Size of a memory page in bytes, the unit of resident memory in `/proc`. */
const PAGE_BYTES = 4096;

/** Lists a process and its descendants, parents first. Works on Linux only, because it reads `/proc`. */
function listTree(pid: number): number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
    );
    return [pid, ...children.flatMap((child) => listTree(child))];
  } catch {
    // The process has ended in the meantime.
    return [];
  }
}

/** Resident memory of a process and its descendants, in bytes. */
export function treeMemory(pid: number): number {
  return listTree(pid).reduce((sum, one) => sum + residentBytes(one), 0);
}

function residentBytes(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;
  } catch {
    return 0;
  }
}

/** Kernel clock ticks per second, the unit of CPU time in `/proc`. */
const TICKS_PER_SECOND = 100;

/** CPU time of a process and its descendants, including those that have ended, in seconds. */
export function treeCpuSeconds(pid: number): number {
  return listTree(pid).reduce((sum, one) => sum + cpuSeconds(one), 0);
}

function cpuSeconds(pid: number): number {
  try {
    // The fields are after the program name in parentheses, which may contain spaces.
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const ticks = fields.split(' ').slice(11, 15).map(Number);
    return ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

/** Kills a process and its descendants; with `keepRoot`, only the descendants. */
export function killTree(pid: number, { keepRoot = false } = {}): void {
  for (const one of listTree(pid)
    .slice(keepRoot ? 1 : 0)
    .toReversed()) {
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // The process has ended in the meantime.
    }
  }
}

/** CPU time of all children of this process that have ended, including their own children, in seconds. */
export function endedChildrenSeconds(): number {
  // The fields are after the program name in parentheses, which may contain spaces.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}
