import process from 'node:process';
import type { Terminal } from './terminal.ts';

type Run = (parameters: readonly string[], terminal: Terminal) => Promise<number>;

/**
 * Starts a command, if this Node can run it. An older one cannot read the code of the command, so that is imported only
 * afterwards, and this file uses nothing that is new.
 */
export async function start(name: string, load: () => Promise<Run>): Promise<void> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  // As `engines` has it: ^24.15 || >=26.
  if (major < 26 && (major !== 24 || minor < 15)) {
    process.stderr.write(
      `${name} needs Node 24.15 or newer, 25 aside, and this is ${process.versions.node}.\n` +
        '  Install another one from https://nodejs.org, then run the command again.\n',
    );
    process.exitCode = 1;
    return;
  }
  // Whoever reads the answer may have seen enough: `recto query … | head`.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  const run = await load();
  const { stdout: out, stderr: err, env } = process;
  process.exitCode = await run(process.argv.slice(2), { out, err, env, folder: process.cwd() });
}
