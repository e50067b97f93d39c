import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findPort } from '../../packages/site/src/testing/serve-build.ts';
import { pinnedNode } from '../project.mjs';
import { ensureInstalled } from './ensure-installed.ts';
import { TOOLS } from './run-installed.ts';
import { npmEnvironment } from './run-npm.ts';

/** Maximum time until the first response of a server, in milliseconds. */
const START_LIMIT = 90_000;

interface StartOptions {
  cwd: string;
  /** Path of a Node to use instead of the pinned one. */
  node?: string;
  env?: Record<string, string>;
}

interface ProgramOptions extends Omit<StartOptions, 'node'> {
  /** Runs the program in its own process group, so that npm, its shell and the server can be stopped together. */
  ownsProcessGroup?: boolean;
}

/** A server that was started by a test. */
export interface RunningServer {
  origin: string;
  /** Returns everything that it has printed so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/** Starts a Node script that listens on the port in `PORT`, or in an argument `{port}`, and waits until it responds. */
export async function startServer(
  args: readonly string[],
  { node = pinnedNode(), ...options }: StartOptions,
): Promise<RunningServer> {
  return await startProgram(node, args, options);
}

async function startProgram(
  program: string,
  args: readonly string[],
  { cwd, env, ownsProcessGroup = false }: ProgramOptions,
): Promise<RunningServer> {
  const port = String(await findPort());
  const child = spawn(
    program,
    args.map((argument) => argument.replace('{port}', port)),
    {
      cwd,
      detached: ownsProcessGroup,
      env: { ...process.env, NODE_ENV: '', VITEST: '', ...env, PORT: port, HOST: '127.0.0.1' },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const stop = async (): Promise<void> => {
    if (child.stdout.closed) return;
    if (ownsProcessGroup) process.kill(-(child.pid ?? 0));
    else child.kill();
    // Its child processes share its output streams, so `close` means that all of them have ended.
    await once(child, 'close');
  };
  // `localhost` resolves to an IPv4 and an IPv6 address, and a server may listen on only one of them.
  const origin = `http://localhost:${port}`;
  const end = Date.now() + START_LIMIT;
  while (!(await isResponding(origin))) {
    if (child.exitCode !== null || Date.now() > end) {
      await stop();
      throw new Error(`The server does not respond:\n${output}`);
    }
    await setTimeout(100);
  }
  return { origin, output: () => output, stop };
}

/** Starts the dev server of a site. */
export async function startDev(site: string): Promise<RunningServer> {
  const recto = join(await ensureInstalled(), 'node_modules', TOOLS.recto);
  return await startServer([recto, 'dev', '--host', '127.0.0.1', '--port', '{port}'], { cwd: site });
}

/** Starts the built server of a site. */
export async function startBuilt(site: string, options: Omit<StartOptions, 'cwd'> = {}): Promise<RunningServer> {
  return await startServer([join(site, '.output', 'app', 'server', 'index.mjs')], { cwd: site, ...options });
}

/** Starts a server with a shell command: `npm start`. */
export async function startCommand(command: string, { cwd, env }: Omit<StartOptions, 'node'>): Promise<RunningServer> {
  return await startProgram('bash', ['-c', command], {
    cwd,
    env: { ...npmEnvironment(), ...env },
    ownsProcessGroup: true,
  });
}

async function isResponding(origin: string): Promise<boolean> {
  try {
    await fetch(origin, { redirect: 'manual' });
    return true;
  } catch {
    return false;
  }
}
