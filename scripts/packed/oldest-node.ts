import { join } from 'node:path';
import { ensureTools } from './ensure-tools.ts';

/** The oldest Node that the packages promise to run on, see `engines` in package.json. */
const OLDEST = '24.15.0';

/** Installs that Node once, apart from the one that the repository uses; gives its path. */
export async function ensureOldestNode(): Promise<string> {
  const modules = await ensureTools(`node-${OLDEST}`, { dependencies: { node: OLDEST }, scripts: ['node'] });
  return join(modules, 'node', 'bin', 'node');
}
