import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test as base } from './browser-test.ts';
import { builtDatabase } from './started-server.ts';

const folder = join(import.meta.dirname, '..');
const root = join(folder, '..', '..');
/** Offset of the first port; lower ports belong to the sites that all browser tests share. */
const FIRST_PORT_OFFSET = 9;

/** Two builds of the fixture site, with different texts and files. */
const builds = {
  first: join(folder, 'fixtures', 'site', '.output'),
  next: join(root, '.cache', 'next-site'),
};

/** A server whose build can be replaced. */
export interface Deployment {
  url: string;
  /** Replaces the served build. */
  deploy: (build: keyof typeof builds, env?: Record<string, string>) => Promise<void>;
  /** Copies the database of the first build and changes a page in it. Returns the path for `RECTO_CONTENT_FILE`. */
  createNewerContent: () => string;
}

/** A browser test with its own server, whose build can be replaced while a page is open. */
export const test = base.extend<{ deployment: Deployment }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the required fixtures from the pattern
  deployment: async ({}, use, { parallelIndex }) => {
    const port = Number(process.env['RECTO_E2E_PORT']) + FIRST_PORT_OFFSET + parallelIndex;
    const url = `http://localhost:${port}`;
    let server: ChildProcess | undefined;
    const stop = async (): Promise<void> => {
      if (!server) return;
      const exited = once(server, 'exit');
      server.kill('SIGKILL');
      await exited;
      server = undefined;
    };
    const deploy: Deployment['deploy'] = async (build, env = {}) => {
      await stop();
      // If the port already responds, it belongs to another site.
      if (await responds(`${url}/builds/latest.json`)) throw new Error(`Port ${port} is in use.`);
      server = spawn(process.execPath, [join(builds[build], 'app', 'server', 'index.mjs')], {
        env: { ...process.env, PORT: String(port), NODE_ENV: 'production', ...env },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      while (!(await responds(`${url}/builds/latest.json`))) await new Promise((resolve) => setTimeout(resolve, 50));
    };
    await deploy('first');
    const temporaryFolder = mkdtempSync(join(tmpdir(), 'recto-content-'));
    const createNewerContent = (): string => {
      const file = join(temporaryFolder, 'content.sqlite');
      copyFileSync(builtDatabase(builds.first), file);
      writeChange(file);
      return file;
    };
    await use({ url, deploy, createNewerContent });
    await stop();
    rmSync(temporaryFolder, { recursive: true, force: true });
  },
  baseURL: async ({ deployment }, use) => {
    await use(deployment.url);
  },
});

/** Changes a row as a build would: its hash changes, and the version of its collection is calculated again. */
function writeChange(file: string): void {
  const body = JSON.stringify({ nodes: [['p', {}, 'A quokka is on the second page.']], toc: [], lines: [] });
  const database = new DatabaseSync(file);
  database
    .prepare('UPDATE "_content_pages" SET "title" = ?, "body" = ?, "__hash" = ? WHERE "path" = ?')
    .run('Second, rewritten', body, 'another', '/pages/second');
  database.exec('UPDATE "_recto_collections" SET "version" = NULL');
  database.close();
}

async function responds(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
