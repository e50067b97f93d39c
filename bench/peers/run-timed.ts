import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { endedChildrenSeconds, killTree, treeMemory } from './process-tree.ts';
import type { Command } from './system.ts';

/** Measurements of a command. */
export interface TimedRun {
  seconds: number;
  cpuSeconds: number;
  /** Peak memory of the process and its descendants together. */
  peakBytes: number;
}

/** Options of `runTimed`. */
export interface TimedOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** File for the output of the command. */
  log: string;
  /** Maximum time, in milliseconds. */
  limit: number;
}

/** Sampling interval in milliseconds, short enough to find the memory peak of a two-second build without slowing it. */
const SAMPLE_EVERY = 100;

/** Runs a command and measures it. If it fails or takes too long, throws an error with the end of its output. */
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
