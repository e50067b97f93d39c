import { delimiter, dirname } from 'node:path';
import { pinnedNode } from '../project.mjs';
import { run } from '../run.mjs';

/** npm runs the scripts of a site as at somebody's desk, but with the Node of the repository. */
export function npmEnvironment(): Record<string, string> {
  const path = [dirname(pinnedNode()), process.env['PATH']].join(delimiter);
  // What a test runner tells its own children is not meant for these.
  return { PATH: path, NODE_ENV: '', VITEST: '' };
}

/** Runs a script of the site's `package.json`; gives what it said, or fails with it. */
export async function runScript(script: string, cwd: string): Promise<string> {
  try {
    return await run('npm', ['run', script], {
      cwd,
      // A build that is only tried need not be small.
      env: { ...npmEnvironment(), RECTO_COMPRESS: '0' },
      failure: [`npm run ${script} failed.`, ''],
    });
  } catch (error) {
    throw new Error(`npm run ${script} failed:\n${(error as { output: string }).output}`, { cause: error });
  }
}
