import { expect, test as base } from '@playwright/test';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPort } from '../src/testing/serve-build.ts';

/** Output folder of the built fixture site. */
export const output = join(import.meta.dirname, '..', 'fixtures', 'site', '.output');

/** Returns the path of the database that a build serves. */
export function builtDatabase(folder: string): string {
  const content = join(folder, 'content');
  return join(content, readFileSync(join(content, 'current'), 'utf8').trim(), 'content.sqlite');
}

export interface StartedServer {
  port: number;
  origin: string;
  /** Returns what it has written to standard error. */
  log: () => string;
  /** Returns what it has written to standard output. */
  output: () => string;
  signal: (name: NodeJS.Signals) => void;
  /** Resolves with its exit code, or with the signal that ended it. */
  exit: Promise<number | NodeJS.Signals | null>;
}

export interface Servers {
  /** Temporary folder of the test. */
  folder: string;
  /**
   * Starts the built fixture site, or a copy of it, with additional environment variables. Waits until it responds to
   * the path `check`, with any status.
   */
  start: (env?: Record<string, string>, build?: string, check?: string) => Promise<StartedServer>;
}

/** A test with its own servers, which are stopped at its end. */
export const test = base.extend<{ servers: Servers }>({
  // oxlint-disable-next-line no-empty-pattern -- the test runner requires this form
  servers: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'recto-server-'));
    const started: ChildProcess[] = [];
    await use({
      folder,
      async start(env = {}, build = output, check = '/api/_recto_health') {
        const port = await findPort();
        const server = spawn(process.execPath, [join(build, 'app', 'server', 'index.mjs')], {
          // Node warns at its start if colours are both forced and switched off, as in a terminal of some test runners.
          env: {
            ...process.env,
            FORCE_COLOR: undefined,
            PORT: String(port),
            HOST: '127.0.0.1',
            NODE_ENV: 'production',
            ...env,
          },
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        started.push(server);
        let log = '';
        let written = '';
        server.stdout.on('data', (text: Buffer) => (written += text.toString()));
        const exit = new Promise<number | NodeJS.Signals | null>((resolve) => {
          server.once('exit', (code, name) => {
            resolve(code ?? name);
          });
        });
        server.stderr.on('data', (text: Buffer) => (log += text.toString()));
        const origin = `http://127.0.0.1:${port}`;
        const isUp = async (): Promise<boolean> => {
          try {
            await fetch(origin + check);
            return true;
          } catch {
            return false;
          }
        };
        await expect.poll(isUp, { timeout: 30_000 }).toBe(true);
        return { port, origin, log: () => log, output: () => written, signal: (name) => server.kill(name), exit };
      },
    });
    for (const server of started) server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  },
});

/** A raw TCP connection. */
export interface RawConnection {
  socket: Socket;
  /** Returns the text received so far. */
  received: () => string;
  /** Resolves when the server has closed it. */
  closed: Promise<void>;
}

export async function connectTo({ port }: Pick<StartedServer, 'port'>): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(Buffer.from(chunk)));
  // A reset also closes the connection.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      resolve();
    });
  });
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve);
  });
  return { socket, received: () => Buffer.concat(chunks).toString('latin1'), closed };
}

/** Sends a raw text, and returns everything that the server sends until it closes the connection. */
export async function sendRaw(server: Pick<StartedServer, 'port'>, text: string): Promise<string> {
  const { socket, received, closed } = await connectTo(server);
  socket.write(text);
  await closed;
  return received();
}
