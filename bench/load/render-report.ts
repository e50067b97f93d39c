import { growthOf } from './find-problems.ts';
import type { Latency, Phase } from './run-phase.ts';

const COLUMNS = ['count', 'p50', 'p95', 'p99', 'max'] as const;

/** Renders the measurements as text. */
export function renderReport(phases: Readonly<Record<string, Phase>>): string {
  return Object.entries(phases)
    .map(([name, phase]) => renderPhase(name, phase))
    .join('\n');
}

function renderPhase(name: string, phase: Phase): string {
  const { rate, seconds, latency, byKind, errors, loop, samples } = phase;
  const failed = Object.values(errors).reduce((sum, count) => sum + count, 0);
  const growth = growthOf(phase);
  const last = samples.at(-1);
  const megabytes = (bytes = 0): string => `${(bytes / 1e6).toFixed(1)} MB`;
  return [
    `${name}: ${rate.toFixed()} requests per second for ${seconds.toFixed()} s, ${failed} errors`,
    `  event loop: p99 ${loop.p99.toFixed(1)} ms, max ${loop.max.toFixed()} ms`,
    `  memory: heap ${megabytes(last?.heap)} (${megabytes(growth.heap)} per minute), process ${megabytes(last?.resident)} (${megabytes(growth.resident)} per minute), with children ${megabytes(last?.tree)}`,
    `  ${'milliseconds'.padEnd(14)}${COLUMNS.map((column) => column.padStart(9)).join('')}`,
    ...Object.entries({ all: latency, ...byKind }).map(([kind, one]) => `  ${kind.padEnd(14)}${renderLatency(one)}`),
    '',
  ].join('\n');
}

function renderLatency(latency: Latency): string {
  return COLUMNS.map((column) => latency[column].toFixed(column === 'count' ? 0 : 1).padStart(9)).join('');
}
