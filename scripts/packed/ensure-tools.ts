import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';
import { run } from '../run.mjs';

/** Packages to install for tests. */
export interface Tools {
  /** Exact versions, since an existing folder is not updated. */
  dependencies: Record<string, string>;
  /** Packages whose install scripts are run. */
  scripts?: readonly string[];
}

/** Installs tools for the tests of packed packages once, into a folder of the cache; returns its `node_modules`. */
export async function ensureTools(name: string, { dependencies, scripts = [] }: Tools): Promise<string> {
  const folder = join(root, '.cache', name);
  const modules = join(folder, 'node_modules');
  // npm writes it last, so an interrupted installation is repeated.
  if (existsSync(join(modules, '.package-lock.json'))) return modules;
  mkdirSync(folder, { recursive: true });
  const allowScripts = Object.fromEntries(scripts.map((script) => [script, true]));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies, allowScripts }));
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    failure: [`The packages in ${folder} could not be installed.`, 'Check the network, then run the command again.'],
  });
  return modules;
}
