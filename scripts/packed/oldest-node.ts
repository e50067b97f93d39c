import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';
import { run } from '../run.mjs';

/** The oldest Node that the packages promise to run on, see `engines` in package.json. */
const OLDEST = '24.15.0';

/** Installs that Node once, apart from the one that the repository uses; gives its path. */
export async function ensureOldestNode(): Promise<string> {
  const folder = join(root, '.cache', `node-${OLDEST}`);
  const node = join(folder, 'node_modules', 'node', 'bin', 'node');
  if (existsSync(node)) return node;
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, dependencies: { node: OLDEST }, allowScripts: { node: true } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    failure: [`Node ${OLDEST} could not be installed.`, 'Check the network, then run the command again.'],
  });
  return node;
}
