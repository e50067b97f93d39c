#!/usr/bin/env node
import process from 'node:process';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

// The same range as `engines` in package.json: ^24.15 || >=26.
if (major < 26 && (major !== 24 || minor < 15)) {
  // An older Node cannot parse the modules imported below.
  process.stderr.write(
    `create-recto needs Node 24.15 or later, except Node 25. You are using Node ${process.versions.node}.\n` +
      '  Install a supported version from https://nodejs.org, then run the command again.\n',
  );
  process.exitCode = 1;
} else {
  const { runCreate } = await import('../src/create-recto.ts');
  const { stdin: input, stdout: out, stderr: err, env } = process;
  process.exitCode = await runCreate(process.argv.slice(2), { input, out, err, env, currentFolder: process.cwd() });
}
