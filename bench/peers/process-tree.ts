import { readFileSync, readdirSync } from 'node:fs';

/** Bytes of a memory page, as the kernel counts resident memory. */
const PAGE_BYTES = 4096;

/** A process and all that descend from it, parents first. Read from `/proc`, so on Linux only. */
function listTree(pid: number): number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
    );
    return [pid, ...children.flatMap((child) => listTree(child))];
  } catch {
    // It has ended in the meantime.
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

/** Ticks of the kernel's clock in a second. */
const TICKS = 100;

/** Processor time of a process and its descendants, and of those that have ended, in seconds. */
export function treeSeconds(pid: number): number {
  return listTree(pid).reduce((sum, one) => sum + processorSeconds(one), 0);
}

function processorSeconds(pid: number): number {
  try {
    // The name of the program may contain spaces.
    const [, facts = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const ticks = facts.split(' ').slice(11, 15).map(Number);
    return ticks.reduce((sum, one) => sum + one, 0) / TICKS;
  } catch {
    return 0;
  }
}

/** Ends a process and its descendants; with `isKept` only those. */
export function killTree(pid: number, { isKept = false } = {}): void {
  for (const one of listTree(pid)
    .slice(isKept ? 1 : 0)
    .toReversed()) {
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // It has ended in the meantime.
    }
  }
}

/** Processor time of all children of this process that have ended, with their own children, in seconds. */
export function endedChildrenSeconds(): number {
  // The name in brackets may have spaces; the fields follow it.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
}

const TICKS_A_SECOND = 100;
