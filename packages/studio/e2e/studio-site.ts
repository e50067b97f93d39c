import { expect, test as base } from '@playwright/test';
import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPort } from '../../site/src/testing/serve-build.ts';
import { CLIENT, startIssuer } from '../fixtures/issuer.ts';
import type { Issuer } from '../fixtures/issuer.ts';
import { insertTextAsTyped } from './insert-text.ts';

const fixture = join(import.meta.dirname, '..', 'fixtures', 'site');

export interface StudioSite {
  origin: string;
  issuer: Issuer;
  /** The working directory of the server. */
  folder: string;
  /** Runs git in that folder. */
  git: (...parameters: string[]) => string;
  /** The build that the server runs. */
  output: string;
  /** Stops the server and starts it again, on the same port and with the same data. */
  restart: (env?: Record<string, string>) => Promise<void>;
  /** Ends the server immediately, as a power failure does. */
  kill: () => Promise<void>;
  /** Returns what the server has written to standard error. */
  log: () => string;
}

/** Hash of "correct horse battery". */
const HASH = '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$wZeUqErRQM9fr7+3IJVQyFsb5QPhYeqkXwNGZgBH/L4';
const users = [{ email: 'ann@example.com', name: 'Ann', password: HASH }];

interface StudioSiteOptions {
  /** Environment variables of the server, for example to disable a provider. */
  env: Record<string, string>;
  hasRepository: boolean;
  /** The build to serve, and its base path. */
  build: { output: string; base: string };
}

/** A test with an issuer and the built site, which stop when it ends. */
export const test = base.extend<StudioSiteOptions & { site: StudioSite }>({
  env: [{}, { option: true }],
  build: [{ output: join(fixture, '.output'), base: '' }, { option: true }],
  /** Whether the server runs in a separate repository and publishes to a separate build. */
  hasRepository: [false, { option: true }],
  context: async ({ context, browserName }, use) => {
    if (browserName === 'firefox') await insertTextAsTyped(context);
    await use(context);
  },
  site: async ({ env, hasRepository, build }, use) => {
    const root = mkdtempSync(join(tmpdir(), 'recto-studio-'));
    const folder = join(root, 'site');
    const output = hasRepository ? join(root, 'output') : build.output;
    mkdirSync(folder);
    const git = (...parameters: string[]): string =>
      execFileSync('git', ['-c', 'user.name=Dev', '-c', 'user.email=dev@example.com', ...parameters], {
        cwd: folder,
        encoding: 'utf8',
      }).trim();
    if (hasRepository) {
      cpSync(build.output, output, { recursive: true, verbatimSymlinks: true });
      for (const name of ['content', 'public']) cpSync(join(fixture, name), join(folder, name), { recursive: true });
      writeFileSync(join(folder, '.gitignore'), '.studio\n');
      git('init', '--quiet', '--initial-branch=main');
      git('add', '.');
      git('commit', '--quiet', '--message=First');
    }
    const port = await findPort();
    const origin = `http://localhost:${port}`;
    const issuer = await startIssuer({ callbacks: [`${origin}${build.base}/__recto_studio/auth/acme/callback`] });
    issuer.people.set('ann', { email: 'ann@example.com', email_verified: true, name: 'Ann' });
    issuer.people.set('guest', { email: 'guest@elsewhere.example', email_verified: true });
    let server: ChildProcess | undefined;
    let log = '';
    const end = async (signal: NodeJS.Signals): Promise<void> => {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill(signal);
      await ended;
    };
    const stop = async (): Promise<void> => {
      await end('SIGTERM');
    };
    const restart = async (more: Record<string, string> = {}): Promise<void> => {
      await stop();
      server = spawn(process.execPath, [join(output, 'app', 'server', 'index.mjs')], {
        cwd: folder,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          PORT: String(port),
          HOST: 'localhost',
          RECTO_STUDIO_SECRETS: 'a'.repeat(40),
          RECTO_STUDIO_ACME_ID: CLIENT.id,
          RECTO_STUDIO_ACME_SECRET: CLIENT.secret,
          RECTO_STUDIO_ACME_URL: issuer.url,
          RECTO_STUDIO_USERS: JSON.stringify({ users }),
          ...env,
          ...more,
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      server.stderr?.on('data', (text: Buffer) => (log += text.toString()));
      const isUp = async (): Promise<boolean> =>
        await fetch(`${origin}${build.base}/api/_recto_health`).then(
          () => true,
          () => false,
        );
      await expect.poll(isUp, { timeout: 30_000 }).toBe(true);
    };
    await restart();
    const kill = async (): Promise<void> => {
      await end('SIGKILL');
    };
    await use({ origin, folder, git, output, issuer, restart, kill, log: () => log });
    await stop();
    await issuer.stop();
    // A git process of the stopped server may still write for a moment.
    rmSync(root, { recursive: true, maxRetries: 5, retryDelay: 100 });
  },
});
