import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { endedChildrenSeconds, killTree, treeMemory } from './process-tree.ts';
import type { Command } from './system.ts';

export interface TimedRun {
  seconds: number;
  cpuSeconds: number;
  /** The most that the process and its descendants had in memory together. */
  peakBytes: number;
}

export interface TimedOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** What the command prints goes there. */
  log: string;
  /** Longest time, in milliseconds. */
  limit: number;
}

/** Often enough to see the peak of a build of two seconds, seldom enough to cost nothing. In milliseconds. */
const SAMPLE_EVERY = 100;

/** Runs a command to its end. One that fails or takes too long is an error with the end of its output. */
export async function runTimed([program, ...args]: Command, options: TimedOptions): Promise<TimedRun> {
  const { cwd, env, log, limit } = options;
  mkdirSync(dirname(log), { recursive: true });
  const output = createWriteStream(log);
  await once(output, 'open');
  const cpuBefore = endedChildrenSeconds();
  const start = performance.now();
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', output, output] });
  const pid = child.pid ?? 0;
  let peakBytes = 0;
  const sampler = setInterval(() => {
    peakBytes = Math.max(peakBytes, treeMemory(pid));
    if (performance.now() - start > limit) killTree(pid);
  }, SAMPLE_EVERY);
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    const seconds = (performance.now() - start) / 1000;
    if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed. Its output ends with:\n${readEnd(log)}`);
    return { seconds, cpuSeconds: endedChildrenSeconds() - cpuBefore, peakBytes };
  } finally {
    clearInterval(sampler);
    output.close();
  }
}

function readEnd(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-30).join('\n');
}
