import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findPort } from '../../packages/site/src/testing/serve-build.ts';
import { root } from '../../scripts/project.mjs';
import { LOGS } from './paths.ts';
import type { Site } from './prepare-site.ts';
import { killTree } from './process-tree.ts';
import type { Command } from './system.ts';

/** A built site that is being served. */
export interface ServedSite {
  origin: string;
  pid: number;
  /** Time from the start of the process to the first complete response, in milliseconds. */
  startMilliseconds: number;
  stop: () => Promise<void>;
}

/** Maximum time until a server responds, in milliseconds. */
const START_LIMIT = 120_000;
const CHECK_EVERY = 5;
const FILE_SERVER = join(root, 'scripts', 'e2e', 'static-server.ts');

/** Serves the built site on loopback, with its own server or a file server, and waits for the response of `path`. */
export async function serveSite({ name, system, folder, env }: Site, path: string): Promise<ServedSite> {
  const [program, ...args]: Command = system.server ?? [
    'node',
    FILE_SERVER,
    join(folder, system.output),
    '--clean-urls',
  ];
  const port = String(await findPort());
  mkdirSync(LOGS, { recursive: true });
  const log = openSync(join(LOGS, `serve-${name}.log`), 'w');
  const start = performance.now();
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...env, PORT: port, HOST: '127.0.0.1', HOSTNAME: '127.0.0.1', NODE_ENV: 'production' },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const origin = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    killTree(child.pid ?? 0);
    await ended;
  };
  try {
    await waitFor(origin + path, child, start + START_LIMIT);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, pid: child.pid ?? 0, startMilliseconds: performance.now() - start, stop };
}

async function waitFor(url: string, child: ChildProcess, end: number): Promise<void> {
  let last = 'no connection';
  while (performance.now() < end && child.exitCode === null) {
    try {
      const response = await fetch(url);
      await response.arrayBuffer();
      if (response.ok) return;
      last = `status ${response.status}`;
    } catch {
      // The server does not listen yet.
    }
    await setTimeout(CHECK_EVERY);
  }
  throw new Error(`${url} does not respond: ${last}. The logs are in ${LOGS}.`);
}
