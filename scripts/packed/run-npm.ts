import { delimiter, dirname } from 'node:path';
import { pinnedNode } from '../project.mjs';
import { run } from '../run.mjs';

/** Environment variables for npm, with the pinned Node first on PATH. */
export function npmEnvironment(): Record<string, string> {
  const path = [dirname(pinnedNode()), process.env['PATH']].join(delimiter);
  // Clears the variables of the test runner, which are not meant for these processes.
  return { PATH: path, NODE_ENV: '', VITEST: '' };
}

/** Runs a script of the site's `package.json` and returns its output, or throws an error with the output. */
export async function runScript(script: string, cwd: string): Promise<string> {
  try {
    return await run('npm', ['run', script], {
      cwd,
      // Test builds do not need compressed copies.
      env: { ...npmEnvironment(), RECTO_COMPRESS: '0' },
      failure: [`npm run ${script} failed.`, ''],
    });
  } catch (error) {
    throw new Error(`npm run ${script} failed:\n${(error as { output: string }).output}`, { cause: error });
  }
}
