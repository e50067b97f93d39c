import { basename, dirname } from 'node:path';
import { logError } from '../../server/log/log-error.ts';
import type { SwitchContent } from './switch-content.ts';

/**
 * Switches to the current content version on SIGHUP. In a terminal the signal means that the window was closed, and
 * ends the server by default.
 */
export function switchOnSignal(switchContent: SwitchContent): void {
  if (process.stdout.isTTY) return;
  process.on('SIGHUP', () => {
    switchContent().then(
      ({ database, isNew }) => {
        const version = basename(dirname(database));
        process.stdout.write(`[recto] Content ${version} is served${isNew ? '' : ' already'}.\n`);
      },
      (error: unknown) => {
        logError(error, 'The new content cannot be opened; the old version is still served');
      },
    );
  });
}
