import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStamp, root, writeStamp } from '../../scripts/project.mjs';
import { run } from '../../scripts/run.mjs';

/**
 * Copies a folder with a lock file and installs its versions, unless that was done before. It does not use `npm ci`,
 * which rejects a lock file without the optional packages of other platforms, and some registries do not have those.
 */
export async function installPackages(source: string, target: string): Promise<void> {
  cpSync(source, target, { recursive: true });
  cpSync(join(root, '.npmrc'), join(target, '.npmrc'));
  const lock = join(source, 'package-lock.json');
  // Hugo has none, because it is not an npm package.
  if (!existsSync(lock)) return;
  const lockHash = createHash('sha256').update(readFileSync(lock)).digest('hex');
  const stamp = join(target, 'node_modules', '.recto-bench');
  if (readStamp(stamp) === lockHash) return;
  await run('npm', ['install', '--no-save', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: target,
    failure: [`The packages of ${source} could not be installed.`, 'Check the network, then run the command again.'],
  });
  writeStamp(stamp, lockHash);
}
