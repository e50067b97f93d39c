import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { START_CHECK_MS, START_LIMIT_MS } from '../constants.ts';

/** A running build of a site. */
export interface ServedBuild {
  /** Origin of the server: `http://localhost:…`. */
  origin: string;
  /** Requests a path. Redirects are returned and not followed. */
  get: (path: string, init?: RequestInit) => Promise<Response>;
  /** Stops the server. */
  stop: () => Promise<void>;
}

/**
 * Runs the output of `recto build` on a free port, for tests.
 *
 *     const site = await serveBuild();
 *     after(() => site.stop());
 *     test('responds with the home page', async () => assert.equal((await site.get('/')).status, 200));
 */
export async function serveBuild(output = '.output'): Promise<ServedBuild> {
  const entry = join(output, 'app', 'server', 'index.mjs');
  if (!existsSync(entry)) throw new Error(`There is no ${entry}. Build the site first: npm run build`);
  const port = await findPort();
  const server = spawn(process.execPath, [entry], {
    env: { ...process.env, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  const get = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(origin + path, { redirect: 'manual', ...init });
  const stop = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill();
    await once(server, 'exit');
  };
  try {
    await waitUntilReady(get, () => server.exitCode);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, get, stop };
}

async function waitUntilReady(get: (path: string) => Promise<Response>, exitCode: () => number | null): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  while (Date.now() < end) {
    if (exitCode() !== null) throw new Error(`The server exited with code ${exitCode()}. Its error output is above.`);
    try {
      await get('/favicon.ico');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, START_CHECK_MS));
    }
  }
  throw new Error(`The server did not respond within ${START_LIMIT_MS / 1000} s.`);
}

/** Finds a free port. */
export async function findPort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
