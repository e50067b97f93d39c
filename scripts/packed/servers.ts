import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findPort } from '../../packages/site/src/testing/serve-build.ts';
import { pinnedNode } from '../project.mjs';
import { ensureInstalled } from './installed.ts';
import { TOOLS } from './run-installed.ts';
import { npmEnvironment } from './run-npm.ts';

/** Longest a server may take to answer for the first time, in milliseconds. */
const START_LIMIT = 90_000;

interface StartOptions {
  cwd: string;
  /** Another Node than the one of the repository. */
  node?: string;
  env?: Record<string, string>;
}

interface ProgramOptions extends Omit<StartOptions, 'node'> {
  /** npm starts a shell, and that the server: as a group of their own they can be ended together. */
  isGroup?: boolean;
}

export interface RunningServer {
  origin: string;
  /** What it has said so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/** Starts a script that serves at the port it is given, by `PORT` or in the place of `{port}`, and waits until it answers. */
export async function startServer(
  args: readonly string[],
  { node = pinnedNode(), ...options }: StartOptions,
): Promise<RunningServer> {
  return await startProgram(node, args, options);
}

async function startProgram(
  program: string,
  args: readonly string[],
  { cwd, env, isGroup = false }: ProgramOptions,
): Promise<RunningServer> {
  const port = String(await findPort());
  const child = spawn(
    program,
    args.map((argument) => argument.replace('{port}', port)),
    {
      cwd,
      detached: isGroup,
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
    if (isGroup) process.kill(-(child.pid ?? 0));
    else child.kill();
    // Whatever it started writes to the same place, so this is the end of all of them.
    await once(child, 'close');
  };
  // A dev server may listen at one of its addresses only, and a built one at the other.
  const origin = `http://localhost:${port}`;
  const end = Date.now() + START_LIMIT;
  while (!(await isAnswering(origin))) {
    if (child.exitCode !== null || Date.now() > end) {
      await stop();
      throw new Error(`The server does not answer:\n${output}`);
    }
    await setTimeout(100);
  }
  return { origin, output: () => output, stop };
}

/** The dev server of a site. */
export async function startDev(site: string): Promise<RunningServer> {
  const recto = join(await ensureInstalled(), 'node_modules', TOOLS.recto);
  return await startServer([recto, 'dev', '--host', '127.0.0.1', '--port', '{port}'], { cwd: site });
}

/** The built server of a site. */
export async function startBuilt(site: string, options: Omit<StartOptions, 'cwd'> = {}): Promise<RunningServer> {
  return await startServer([join(site, '.output', 'app', 'server', 'index.mjs')], { cwd: site, ...options });
}

/** What somebody types to start a server: `npm start`. */
export async function startCommand(command: string, { cwd, env }: Omit<StartOptions, 'node'>): Promise<RunningServer> {
  return await startProgram('bash', ['-c', command], { cwd, env: { ...npmEnvironment(), ...env }, isGroup: true });
}

async function isAnswering(origin: string): Promise<boolean> {
  try {
    await fetch(origin, { redirect: 'manual' });
    return true;
  } catch {
    return false;
  }
}
