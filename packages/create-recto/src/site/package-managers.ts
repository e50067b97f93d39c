import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { CreateError } from '../errors.ts';
import type { Terminal } from '../terminal.ts';

export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const;
export type PackageManager = (typeof packageManagers)[number];

export function isPackageManager(name: string | undefined): name is PackageManager {
  return packageManagers.some((known) => known === name);
}

/** The one that runs this command says so: `pnpm/11.2.0 npm/? node/v26.10.0`. */
export function detectPackageManager(env: Terminal['env']): PackageManager {
  const [name] = (env['npm_config_user_agent'] ?? '').split('/');
  return isPackageManager(name) ? name : 'npm';
}

/** Installs what the site needs, and shows how that goes. */
export async function installPackages(name: PackageManager, folder: string, env: Terminal['env']): Promise<void> {
  // On Windows these are scripts, which only a shell can start.
  const child = spawn(name, ['install'], { cwd: folder, env, stdio: 'inherit', shell: process.platform === 'win32' });
  const [code] = (await once(child, 'exit').catch((error: unknown) => [error])) as [unknown];
  if (code === 0) return;
  throw new CreateError(
    `The site is there, but "${name} install" failed${code instanceof Error ? `: ${code.message}` : ''}.`,
    `See to the reason, then run it again in ${folder}.`,
  );
}
