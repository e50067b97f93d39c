import { lowestOfTenths, memorySlope } from './memory-slope.ts';
import type { MemorySample } from './memory-slope.ts';
import type { Phase } from './run-phase.ts';

/** Maximum 99th percentile of the event loop delay, in milliseconds. */
const MAX_LOOP_DELAY = 50;
/** Share of the samples that is left out at the start of a phase, because memory grows while caches fill. */
const START_SHARE = 0.3;
/** Maximum growth of the JavaScript heap per minute, as a share of its size. */
const MAX_GROWTH = 0.02;

/** Growth of the heap without garbage, and of the resident memory of the process, in bytes per minute. */
export function growthOf({ samples }: Pick<Phase, 'samples'>): { heap: number; resident: number } {
  const remainingSamples = samples.slice(Math.floor(samples.length * START_SHARE));
  const valuesOf = (name: 'heap' | 'resident'): MemorySample[] =>
    remainingSamples.map((one) => [one.second, one[name]]);
  return { heap: memorySlope(lowestOfTenths(valuesOf('heap'))), resident: memorySlope(valuesOf('resident')) };
}

/**
 * Lists the errors of all phases, and the limits that were exceeded. At the maximum rate, late requests and delays are
 * expected; the growth of the heap is only checked in the phase `steady`.
 */
export function findProblems(phases: Readonly<Record<string, Phase>>): string[] {
  return Object.entries(phases).flatMap(([name, phase]) => {
    const problems = Object.entries(phase.errors).map(([text, count]) => `${name}: ${count} × ${text}`);
    if (name === 'maximum') return problems;
    if (phase.late > 0) problems.push(`${name}: ${phase.late} requests could not be sent in time`);
    if (phase.loop.p99 > MAX_LOOP_DELAY) {
      problems.push(`${name}: the event loop was delayed by ${phase.loop.p99.toFixed()} ms (p99)`);
    }
    const heap = phase.samples.at(-1)?.heap ?? 0;
    const growth = growthOf(phase).heap;
    if (name === 'steady' && growth > heap * MAX_GROWTH) {
      problems.push(`${name}: the heap grew by ${(growth / 1e6).toFixed(1)} MB per minute`);
    }
    return problems;
  });
}
