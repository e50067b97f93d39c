import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian } from '../../scripts/setup.mjs';
import type { Step } from '../../scripts/steps.mjs';

/** Installs Hugo from Debian if it is missing and if that is possible, since it is not an npm package. */
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
