#!/usr/bin/env node
import process from 'node:process';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

// As `engines` has it: ^24.15 || >=26.
if (major < 26 && (major !== 24 || minor < 15)) {
  // An older Node cannot read the rest, so it is not even tried.
  process.stderr.write(
    `recto-content needs Node 24.15 or newer, 25 aside, and this is ${process.versions.node}.\n` +
      '  Install another one from https://nodejs.org, then run the command again.\n',
  );
  process.exitCode = 1;
} else {
  // Whoever reads the answer may have seen enough: `recto-content query … | head`.
  process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  const { runRecto } = await import('../src/cli/recto.ts');
  const { stdout: out, stderr: err, env } = process;
  process.exitCode = await runRecto(process.argv.slice(2), { out, err, env, folder: process.cwd() });
}
