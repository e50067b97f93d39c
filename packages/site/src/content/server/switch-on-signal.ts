import { basename, dirname } from 'node:path';
import { logError } from '../../server/log/log-error.ts';
import { writeLog } from '../../server/log/write-log.ts';
import type { SwitchContent } from './switch-content.ts';

/** Logs that a version is served. */
export function reportSwitched(version: string, isNew = true): void {
  const message = `Version ${version} is served${isNew ? '' : ' already'}.`;
  writeLog({ level: 'info', source: 'Content', message });
}

/** Logs why a version cannot be served. */
export function reportSwitchError(error: unknown): void {
  logError(error, 'The new content cannot be opened; the old version is still served');
}

/**
 * Switches to the current content version on SIGHUP. In a terminal the signal means that the window was closed, and
 * ends the server by default.
 */
export function switchOnSignal(switchContent: SwitchContent): void {
  if (process.stdout.isTTY) return;
  process.on('SIGHUP', () => {
    switchContent().then(({ database, isNew }) => {
      reportSwitched(basename(dirname(database)), isNew);
    }, reportSwitchError);
  });
}
