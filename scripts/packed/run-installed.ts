import { join } from 'node:path';
import { pinnedNode } from '../project.mjs';
import { run } from '../run.mjs';
import { ensureInstalled } from './ensure-installed.ts';

/** Command line tools of a site, as paths below `node_modules`. */
export const TOOLS = {
  'create-recto': 'create-recto/bin/create-recto.mjs',
  recto: '@recto/site/bin/recto.mjs',
  'recto-content': '@recto/content/bin/recto-content.mjs',
  tsc: 'typescript/bin/tsc',
  vite: 'vite/bin/vite.js',
} as const;

/** Options of `runInstalled`. */
export interface RunInstalledOptions {
  /** The folder of the site. */
  cwd: string;
  /** Path of a Node to use instead of the pinned one. */
  node?: string;
  env?: Record<string, string>;
}

/** Runs a tool in the folder of a site and returns its output, or throws an error with the output. */
export async function runInstalled(
  tool: keyof typeof TOOLS,
  args: readonly string[],
  { cwd, node = pinnedNode(), env }: RunInstalledOptions,
): Promise<string> {
  const file = join(await ensureInstalled(), 'node_modules', TOOLS[tool]);
  try {
    // Clears the variables of the test runner, which are not meant for these processes.
    const clean = { NODE_ENV: '', VITEST: '', ...env };
    return await run(node, [file, ...args], { cwd, env: clean, failure: [`${tool} failed.`, ''] });
  } catch (error) {
    throw new Error(`${tool} ${args.join(' ')} failed:\n${(error as { output: string }).output}`, { cause: error });
  }
}
