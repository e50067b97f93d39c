import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { findPort } from '../src/testing/serve-build.ts';
import { ENVIRONMENT } from './test-site.ts';

/** A process that the running test has started. It is killed when the test ends. */
interface StartedProcess {
  /** Everything that it has written. */
  log: () => string;
  hasEnded: () => boolean;
  kill: (signal: NodeJS.Signals) => void;
  /** Kills it with SIGKILL, and resolves when it has ended. */
  end: () => Promise<void>;
}

function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): StartedProcess {
  const child: ChildProcess = spawn(command, args, {
    env: { ...ENVIRONMENT, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (log += text.toString()));
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const end = async (): Promise<void> => {
    if (hasEnded()) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(end);
  return { log: () => log, hasEnded, kill: (signal) => child.kill(signal), end };
}

/** A server of a built site. */
export interface SiteServer extends StartedProcess {
  port: number;
  origin: string;
}

/** Options of `startServer`. */
export interface StartServerOptions {
  /** Port; a free one by default. */
  port?: number;
  /** Environment variables. */
  env?: NodeJS.ProcessEnv;
  /** Options of Node. */
  node?: readonly string[];
}

/** Starts the server of a build, and waits until it accepts connections. */
export async function startServer(output: string, options: StartServerOptions = {}): Promise<SiteServer> {
  const { port = await findPort(), env, node = [] } = options;
  const entry = join(output, 'app', 'server', 'index.mjs');
  const server = start(process.execPath, [...node, entry], {
    PORT: String(port),
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
    ...env,
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitFor(async () => (await fetch(`${origin}/builds/latest.json`)).status > 0, server);
  return { ...server, port, origin };
}

/** Debian's HAProxy; `undefined` if it is not installed. */
export const HAPROXY = ['/usr/sbin/haproxy', '/usr/bin/haproxy'].find((path) => existsSync(path));

/** Starts HAProxy with a configuration, and waits until it accepts connections on a port. */
export async function startHaproxy(config: string, port: number): Promise<StartedProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'recto-haproxy-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, config);
  const proxy = start(HAPROXY ?? '', ['-db', '-f', file]);
  await waitFor(() => accepts(port), proxy);
  return proxy;
}

/** Reads a code block of the documentation by its file name. */
export function readExample(page: string, name: string): string {
  const file = join(import.meta.dirname, '..', '..', '..', 'docs', 'content', 'en', page);
  const text = readFileSync(file, 'utf8');
  const [, block] = text.split(`[${name}]\n`);
  const code = block?.split('\n```')[0];
  if (code === undefined) throw new Error(`${page} has no code block [${name}].`);
  return `${code}\n`;
}

/** Whether a port accepts connections. */
async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } finally {
    socket.destroy();
  }
}

const START_LIMIT_MS = 60_000;

async function waitFor(isReady: () => Promise<boolean>, { log, hasEnded }: StartedProcess): Promise<void> {
  const end = performance.now() + START_LIMIT_MS;
  while (performance.now() < end && !hasEnded()) {
    if (await isReady().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const reason = hasEnded() ? 'The process has ended' : `It did not respond within ${START_LIMIT_MS / 1000} s`;
  throw new Error(`${reason}. Its output:\n${log()}`);
}
