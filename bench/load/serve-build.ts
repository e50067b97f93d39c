import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findPort } from '../../packages/site/src/testing/serve-build.ts';
import { hashPassword } from '../../packages/studio/src/users/password-hash.ts';
import { treeMemory } from '../peers/process-tree.ts';

/** State of the server. */
export interface ServerReport {
  /** Delay of the event loop since the start of the phase, in milliseconds. */
  p99: number;
  max: number;
  /** Memory of the process, of its JavaScript heap, and of the process with its children, in bytes. */
  resident: number;
  heap: number;
  tree: number;
}

/** The measured server. */
export interface MeasuredServer {
  port: number;
  /** Reports the state of the server; `start` starts a phase. */
  report: (message?: 'start') => Promise<ServerReport>;
  stop: () => Promise<void>;
}

const PASSWORD = 'correct horse battery';

/** People who can sign in. Each may sign in several times per minute. */
export const PEOPLE = Array.from({ length: 200 }, (_, index) => ({
  email: `person-${index}@load.example`,
  password: PASSWORD,
}));

const START_LIMIT = 30_000;

/**
 * Starts the build on loopback. It trusts one proxy, so that the requests of the benchmark can come from many clients.
 * With `profiles`, a CPU profile is written to this folder when the server stops.
 */
export async function serveBuild(build: string, profiles: string | undefined): Promise<MeasuredServer> {
  const folder = mkdtempSync(join(tmpdir(), 'recto-load-'));
  const port = await findPort();
  const password = await hashPassword(PASSWORD);
  const users = PEOPLE.map(({ email }) => ({ email, name: email, password }));
  const server = fork(join(build, 'app', 'server', 'index.mjs'), [], {
    cwd: folder,
    execArgv: [
      '--import',
      join(import.meta.dirname, 'report-server.ts'),
      ...(profiles === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`]),
    ],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      RECTO_TRUST_PROXY: '1',
      RECTO_STUDIO_SECRETS: 'only-for-measurements-'.repeat(2),
      RECTO_STUDIO_USERS: JSON.stringify({ users }),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = async (): Promise<void> => {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await Promise.race([ended, setTimeout(10_000).then(() => server.kill('SIGKILL'))]);
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const report: MeasuredServer['report'] = async (message) => {
    if (!server.connected) throw new Error('The server has stopped. Its error output is above.');
    server.send(message ?? 'report');
    const [answer] = (await once(server, 'message')) as [Omit<ServerReport, 'tree'>];
    return { ...answer, tree: treeMemory(server.pid ?? 0) };
  };
  try {
    await waitUntilReady(`http://127.0.0.1:${port}/api/_recto_health`, () => server.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, report, stop };
}

async function waitUntilReady(url: string, hasStopped: () => boolean): Promise<void> {
  for (const end = Date.now() + START_LIMIT; ;) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (hasStopped()) throw new Error('The server has stopped. Its error output is above.');
    if (Date.now() > end) throw new Error(`${url} does not respond.`);
    await setTimeout(50);
  }
}
