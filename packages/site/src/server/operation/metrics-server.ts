import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { RunningSite } from '../../api/running-site.ts';
import { parseLimit } from '../http/parse-limit.ts';
import { isStopping } from './stopping.ts';
import type { Metrics } from './metrics.ts';

/** Where metrics are served. */
export interface MetricsAddress {
  port: number;
  host: string;
}

const MAX_PORT = 65_535;
/** Media type of the text format. */
const OPEN_METRICS_TYPE = 'application/openmetrics-text; version=1.0.0; charset=utf-8';
/** Interval at which the delay of the event loop is measured, which the measured times include; in milliseconds. */
const DELAY_RESOLUTION = 10;
/** Time to wait for the content version, in milliseconds. A database may not respond. */
const VERSION_TIMEOUT = 1000;

/** Reads where metrics are served from environment variables; `undefined` if they are not served. */
export function readMetricsAddress(env: Readonly<Record<string, string | undefined>>): MetricsAddress | undefined {
  const port = parseLimit('RECTO_METRICS_PORT', env['RECTO_METRICS_PORT'], 0);
  if (port === 0) return undefined;
  if (!Number.isInteger(port) || port > MAX_PORT) {
    throw new Error(`RECTO_METRICS_PORT is "${port}". Set it to a port between 1 and ${MAX_PORT}.`);
  }
  // Metrics are not for visitors, so other machines must be allowed explicitly.
  return { port, host: env['RECTO_METRICS_HOST'] || '127.0.0.1' };
}

/** Options of `serveMetrics`. */
export interface MetricsServerOptions {
  /** The metrics to serve. */
  metrics: Metrics;
  /** Returns the site of this process; `undefined` until it has started. */
  site: () => RunningSite | undefined;
  /** Logs why metrics cannot be served. */
  report: (error: unknown) => void;
}

/** Serves the metrics of this process at `/metrics`, on their own port, and starts to collect them. */
export function serveMetrics({ port, host }: MetricsAddress, { metrics, site, report }: MetricsServerOptions): Server {
  metrics.enable();
  metrics.set('process_start_time_seconds', performance.timeOrigin / 1000);
  const measureProcess = createProcessMetrics(metrics);

  const collect = async (): Promise<string> => {
    const { buildId, content, contentVersion } = site() ?? {};
    if (buildId !== undefined) metrics.set('recto_build_info', 1, { version: buildId });
    const version = await inTime(contentVersion?.());
    if (version !== undefined) metrics.set('recto_content_info', 1, { version });
    metrics.set('recto_ready', content && !isStopping() ? 1 : 0);
    measureProcess();
    return metrics.render();
  };

  const server = createServer((request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    collect().then(
      (text) => {
        response.writeHead(200, { 'content-type': OPEN_METRICS_TYPE, 'cache-control': 'no-store' }).end(text);
      },
      (error: unknown) => {
        report(error);
        response.writeHead(500).end();
      },
    );
  });
  server.on('error', report).listen(port, host);
  // The process ends when the site is closed.
  server.unref();
  return server;
}

/** Returns a function that updates the metrics of the process. */
function createProcessMetrics(metrics: Metrics): () => void {
  const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION });
  delay.enable();
  return () => {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    metrics.set('process_resident_memory_bytes', rss);
    metrics.set('process_cpu_seconds', (user + system) / 1e6);
    metrics.set('nodejs_heap_used_bytes', heapUsed);
    metrics.set('nodejs_eventloop_delay_p99_seconds', Math.max(0, delay.percentile(99) / 1e9 - DELAY_RESOLUTION / 1e3));
    delay.reset();
  };
}

/** Returns the content version; `undefined` if the database does not respond, or responds too late. */
async function inTime(version: Promise<string> | undefined): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, VERSION_TIMEOUT, undefined);
  });
  try {
    return await Promise.race([version, timedOut]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
