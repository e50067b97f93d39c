import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { pinnedNode } from '../../scripts/project.mjs';
import type { Figures } from './measurements.ts';
import { TOOLS } from './paths.ts';
import type { Site } from './prepare-site.ts';
import { treeMemory } from './process-tree.ts';
import { serveSite } from './serve-site.ts';

/** Maximum number of connections. */
const MAX_CONNECTIONS = 32;
/** Minimum number of requests per connection in a measurement. Slower servers get fewer connections. */
const MIN_REQUESTS = 4;
/** Duration of the warm-up, in seconds. */
const WARM_UP = 3;
/** Duration of a measurement, in seconds. */
const DURATION = 8;
/** Share of the maximum requests per second at which latency is measured. */
const LATENCY_LOAD_SHARE = 0.8;
/** Time until a server is idle after its start, in milliseconds. */
const IDLE = 2000;

/** Report of the load generator for one run. */
interface LoadReport {
  requests: { average: number };
  latency: { p50: number; p99: number };
  errors: number;
  timeouts: number;
  non2xx: number;
}

/**
 * Measures start time, memory, requests per second with and without compression, and latency at 80 % of the maximum
 * uncompressed rate.
 */
export async function measureServer(site: Site, path: string): Promise<Figures> {
  const server = await serveSite(site, path);
  try {
    await setTimeout(IDLE);
    const idleBytes = treeMemory(server.pid);
    const url = server.origin + path;
    const sequential = await sendLoad(url, { connections: 1, seconds: WARM_UP });
    const load = { connections: chooseConnections(sequential.requests.average), seconds: DURATION };
    await sendLoad(url, { ...load, seconds: WARM_UP });
    const plain = await sendLoad(url, load);
    const loadedBytes = treeMemory(server.pid);
    const rate = Math.max(1, Math.floor(plain.requests.average * LATENCY_LOAD_SHARE));
    const steady = await sendLoad(url, load, ['--overallRate', String(rate)]);
    const compressed = await sendLoad(url, load, ['--headers', 'accept-encoding=gzip, deflate, br']);
    return {
      startMilliseconds: server.startMilliseconds,
      idleBytes,
      loadedBytes,
      requestsPerSecond: plain.requests.average,
      compressedRequestsPerSecond: compressed.requests.average,
      medianMilliseconds: steady.latency.p50,
      p99Milliseconds: steady.latency.p99,
      failedRequests: [plain, steady, compressed].reduce((sum, report) => sum + countFailed(report), 0),
    };
  } finally {
    await server.stop();
  }
}

/**
 * Returns the number of connections for a server that responds to so many sequential requests per second. With more
 * connections, a slow server would not finish a single response within the measurement.
 */
export function chooseConnections(requestsPerSecond: number): number {
  const affordable = Math.floor((requestsPerSecond * DURATION) / MIN_REQUESTS);
  return Math.min(MAX_CONNECTIONS, Math.max(1, affordable));
}

async function sendLoad(
  url: string,
  { connections, seconds }: { connections: number; seconds: number },
  more: readonly string[] = [],
): Promise<LoadReport> {
  const cli = join(TOOLS, 'node_modules', 'autocannon', 'autocannon.js');
  const args = ['--json', '--connections', String(connections), '--duration', String(seconds), ...more, url];
  const { stdout } = await promisify(execFile)(pinnedNode(), [cli, ...args], { maxBuffer: 16_000_000 });
  return JSON.parse(stdout) as LoadReport;
}

function countFailed({ errors, timeouts, non2xx }: LoadReport): number {
  return errors + timeouts + non2xx;
}
