import { join } from 'node:path';
import { ensureTools } from './ensure-tools.ts';

/** The oldest supported version of Node, see `engines` in package.json. */
const OLDEST = '24.15.0';

/** Installs that version of Node once, separately from the pinned one, and returns its path. */
export async function ensureOldestNode(): Promise<string> {
  const modules = await ensureTools(`node-${OLDEST}`, { dependencies: { node: OLDEST }, scripts: ['node'] });
  return join(modules, 'node', 'bin', 'node');
}
