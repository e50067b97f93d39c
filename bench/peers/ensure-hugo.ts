import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian } from '../../scripts/setup.mjs';
import type { Step } from '../../scripts/steps.mjs';

/** Hugo is no npm package: it is the machine's, or Debian's where packages may be installed. */
export async function ensureHugo(step: Step): Promise<boolean> {
  if (isInstalled()) return true;
  await step('Install Hugo', async () => {
    await installFromDebian(['hugo']);
  });
  return isInstalled();
}

function isInstalled(): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'hugo')));
}
