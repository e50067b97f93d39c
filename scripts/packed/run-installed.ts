import { join } from 'node:path';
import { pinnedNode } from '../project.mjs';
import { run } from '../run.mjs';
import { ensureInstalled } from './installed.ts';

/** Tools that a site runs, as files below `node_modules`. */
export const TOOLS = {
  'create-recto': 'create-recto/bin/create-recto.mjs',
  recto: '@recto/site/bin/recto.mjs',
  'recto-content': '@recto/content/bin/recto-content.mjs',
  tsc: 'typescript/bin/tsc',
  vite: 'vite/bin/vite.js',
} as const;

export interface RunInstalledOptions {
  /** The folder of the site. */
  cwd: string;
  /** Another Node than the one of the repository. */
  node?: string;
  env?: Record<string, string>;
}

/** Runs a tool in the folder of a site; gives what it said, or fails with it. */
export async function runInstalled(
  tool: keyof typeof TOOLS,
  args: readonly string[],
  { cwd, node = pinnedNode(), env }: RunInstalledOptions,
): Promise<string> {
  const file = join(await ensureInstalled(), 'node_modules', TOOLS[tool]);
  try {
    // What a test runner tells its own children is not meant for these.
    const clean = { NODE_ENV: '', VITEST: '', ...env };
    return await run(node, [file, ...args], { cwd, env: clean, failure: [`${tool} failed.`, ''] });
  } catch (error) {
    throw new Error(`${tool} ${args.join(' ')} failed:\n${(error as { output: string }).output}`, { cause: error });
  }
}
