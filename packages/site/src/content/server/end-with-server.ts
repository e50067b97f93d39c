import type { ChildProcess } from 'node:child_process';
import process from 'node:process';

const children = new Set<ChildProcess>();

/**
 * Kills a child process when this process ends. A child exits when its connection is closed, unless it is busy with
 * something that does not end. It can be killed at any time, because its files are renamed into place only when they
 * are complete.
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
