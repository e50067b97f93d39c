import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findPort } from '../../packages/site/src/testing/serve-build.ts';
import { treeCpuSeconds } from '../peers/process-tree.ts';
import type { DevSite } from './sites.ts';

/** Interval at which the output of a starting server is checked, in milliseconds. */
const RETRY_MS = 5;

/** A running dev server, with the times of its start. */
export interface RunningDev {
  origin: string;
  /** Time from the command until the URL is printed, in milliseconds. */
  listening: number;
  /** Time from the command until the response of the first page, in milliseconds. */
  firstResponse: number;
  /** CPU time until the response of the first page, in seconds. */
  cpuSeconds: number;
  /** Returns the time since the command, in milliseconds. */
  elapsed: () => number;
  stop: () => Promise<void>;
}

/** Starts `recto dev` for a site, and requests its first page as soon as the URL is printed. */
export async function runDev({ folder, path }: DevSite): Promise<RunningDev> {
  const port = await findPort();
  const origin = `http://localhost:${port}`;
  const command = join(folder, '..', 'node_modules', '@recto', 'site', 'bin', 'recto.mjs');
  const start = performance.now();
  const elapsed = (): number => performance.now() - start;
  const child = spawn(process.execPath, [command, 'dev', '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: '' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  while (!output.includes(String(port))) {
    if (child.exitCode !== null) throw new Error(`recto dev exited before it was ready.\n${output}`);
    await setTimeout(RETRY_MS);
  }
  const listening = elapsed();
  const response = await fetch(origin + path, { headers: { accept: 'text/html' } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${origin}${path} has the status ${response.status}.\n${output}${text}`);
  const firstResponse = elapsed();
  const cpuSeconds = treeCpuSeconds(child.pid ?? 0);
  return {
    origin,
    listening,
    firstResponse,
    cpuSeconds,
    elapsed,
    async stop() {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
