import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test as base } from './journey.ts';

const folder = join(import.meta.dirname, '..');
const root = join(folder, '..', '..');
/** The ports of a run before it belong to the sites that all journeys share. */
const FIRST_PLACE = 9;

/** Two builds of the fixture site, with other words and other files. */
const builds = {
  first: join(folder, 'fixtures', 'site', '.output'),
  next: join(root, '.cache', 'next-site'),
};

export interface Deployment {
  url: string;
  /** Puts a build in the place of the one that is served. */
  deploy: (build: keyof typeof builds) => Promise<void>;
}

/** A journey with a server of its own, whose build can be replaced under an open page. */
export const test = base.extend<{ deployment: Deployment }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads off the pattern which fixtures are wanted
  deployment: async ({}, use, { parallelIndex }) => {
    const port = Number(process.env['RECTO_E2E_PORT']) + FIRST_PLACE + parallelIndex;
    const url = `http://localhost:${port}`;
    let server: ChildProcess | undefined;
    const stop = async (): Promise<void> => {
      if (!server) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
      server = undefined;
    };
    const deploy = async (build: keyof typeof builds): Promise<void> => {
      await stop();
      // What answers already is another site, and no build could take its place.
      if (await answers(`${url}/builds/latest.json`)) throw new Error(`Port ${port} is taken.`);
      server = spawn(process.execPath, [join(builds[build], 'app', 'server', 'index.mjs')], {
        env: { ...process.env, PORT: String(port), NODE_ENV: 'production' },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      while (!(await answers(`${url}/builds/latest.json`))) await new Promise((resolve) => setTimeout(resolve, 50));
    };
    await deploy('first');
    await use({ url, deploy });
    await stop();
  },
  baseURL: async ({ deployment }, use) => {
    await use(deployment.url);
  },
});

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
