import process from 'node:process';
import type { Terminal } from './terminal.ts';

type Run = (parameters: readonly string[], terminal: Terminal) => Promise<number>;

/**
 * Starts a command if this version of Node can run it. Older versions cannot parse the code of the command, so it is
 * imported after the check, and this file avoids new syntax.
 */
export async function start(name: string, load: () => Promise<Run>): Promise<void> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  // The same versions as in `engines`: ^24.15 || >=26.
  if (major < 26 && (major !== 24 || minor < 15)) {
    process.stderr.write(
      `${name} needs Node 24.15 or later, except Node 25. You are using Node ${process.versions.node}.\n` +
        '  Install another version from https://nodejs.org, then run the command again.\n',
    );
    process.exitCode = 1;
    return;
  }
  // The reader of the output may close the pipe early: `recto query … | head`.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  const run = await load();
  const { stdout: out, stderr: err, env } = process;
  process.exitCode = await run(process.argv.slice(2), { out, err, env, folder: process.cwd() });
}
