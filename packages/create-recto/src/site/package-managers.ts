import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { CreateError } from '../errors.ts';
import type { Terminal } from '../terminal.ts';

/** Supported package managers. */
export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const;
/** Name of a supported package manager. */
export type PackageManager = (typeof packageManagers)[number];

/** Reports whether a package manager is supported. */
export function isPackageManager(name: string | undefined): name is PackageManager {
  return packageManagers.some((manager) => manager === name);
}

/** Detects the package manager that runs this command from its user agent: `pnpm/11.2.0 npm/? node/v26.10.0`. */
export function detectPackageManager(env: Terminal['env']): PackageManager {
  const [name] = (env['npm_config_user_agent'] ?? '').split('/');
  return isPackageManager(name) ? name : 'npm';
}

/** Installs the packages of the site, with the package manager's output in the terminal. */
export async function installPackages(name: PackageManager, folder: string, env: Terminal['env']): Promise<void> {
  // On Windows these commands are scripts, which only a shell can run.
  const child = spawn(name, ['install'], { cwd: folder, env, stdio: 'inherit', shell: process.platform === 'win32' });
  const [code] = (await once(child, 'exit').catch((error: unknown) => [error])) as [unknown];
  if (code === 0) return;
  throw new CreateError(
    `The site was created, but "${name} install" failed${code instanceof Error ? `: ${code.message}` : ''}.`,
    `Fix the cause, then run the command again in ${folder}.`,
  );
}
