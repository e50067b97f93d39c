import type { ChildProcess } from 'node:child_process';
import process from 'node:process';

const children = new Set<ChildProcess>();

/**
 * Ends a process when this one ends. It ends by itself when its connection is closed, unless it is busy
 * with something that does not end. What it writes is complete when it gets its name, so it may be ended at any time.
 */
export function endWithServer(child: ChildProcess): void {
  if (children.size === 0) process.on('exit', endAll);
  children.add(child);
  child.once('exit', () => {
    children.delete(child);
    if (children.size === 0) process.off('exit', endAll);
  });
}

function endAll(): void {
  for (const child of children) child.kill('SIGKILL');
}
