/** Server entry for `node .output/app/server/index.mjs`: Nitro's server with limits for its connections. */
import '#nitro/virtual/polyfills';
import { hasOwnMiddleware } from '#recto/middleware';
import { useNitroApp, useNitroHooks } from 'nitro/app';
import { H3, serve } from 'nitro/h3';
import type { RequestListener, Server } from 'node:http';
import { runningSite } from '../../api/running-site.ts';
import { logError } from '../log/log-error.ts';
import { logRequest } from '../log/log-request.ts';
import { surviveClosedLog } from '../log/survive-closed-log.ts';
import { writeJsonLog } from '../log/write-json-log.ts';
import { isJsonLog } from '../log/write-log.ts';
import { metrics } from '../operation/metrics.ts';
import { readMetricsAddress, serveMetrics } from '../operation/metrics-server.ts';
import { recordResponse } from '../operation/record-response.ts';
import { withRequestIdInErrors } from '../operation/request-id.ts';
import { createRequestListener } from '../operation/request-listener.ts';
import type { RequestObserver } from '../operation/request-listener.ts';
import { readShutdownTimes, shutDownOnSignal } from '../operation/shut-down.ts';
import { findTracer, traceRequests } from '../operation/tracing.ts';
import { handleClientErrors } from './client-errors.ts';
import { cacheCompiledCode } from './compile-cache.ts';
import { readConnectionLimits } from './connection-limits.ts';
import { readListenOptions } from './listen-options.ts';
import { createRangeHandler } from './range-handler.ts';
import { createSentPages } from './sent-pages.ts';

/** How often connections are checked for timeouts, in milliseconds. */
const CHECK_MS = { min: 100, max: 5000 };

// Before the first request, which loads the code of the site.
cacheCompiledCode(globalThis.__nitro_main__);

const { env } = process;
surviveClosedLog();
if (isJsonLog(env)) writeJsonLog();
const { headers, request, keepAlive, idle, connections } = readConnectionLimits(env);
const handle = createRangeHandler(useNitroApp().fetch, globalThis.__nitro_main__);
const metricsAddress = readMetricsAddress(env);
const shutdownTimes = readShutdownTimes(env);
// Middleware and plugins of the site must get every request, so cached pages are not sent without them.
const sentPages = createSentPages((key) => (hasOwnMiddleware ? undefined : runningSite()?.findPage?.(key)));

const server = serve(new H3(), {
  ...readListenOptions(env),
  middleware: [withRequestIdInErrors(sentPages.record(handle))],
  gracefulShutdown: false,
  node: {
    // The front handler checks the host.
    requireHostHeader: false,
    headersTimeout: headers * 1000,
    requestTimeout: request * 1000,
    keepAliveTimeout: keepAlive * 1000,
    connectionsCheckingInterval: Math.min(Math.max((headers || request) * 250, CHECK_MS.min), CHECK_MS.max),
  },
});
const node = server.node?.server as Server;
const [listener] = node.listeners('request') as [RequestListener];
const observers: RequestObserver[] = [];
if (metricsAddress) {
  observers.push((nodeRequest, response) => {
    recordResponse(metrics, nodeRequest, response);
  });
}
if (env['RECTO_ACCESS_LOG'] === '1') observers.push(logRequest);
const tracer = findTracer();
node.removeAllListeners('request').on(
  'request',
  createRequestListener({
    resend: (nodeRequest, response) => {
      const isSent = sentPages.resend(nodeRequest, response);
      if (isSent) metrics.count('recto_page_cache_requests', { result: 'hit' });
      return isSent;
    },
    handle: listener,
    observers,
    trace: tracer && traceRequests(tracer),
  }),
);
node.setTimeout(idle * 1000);
if (connections > 0) node.maxConnections = connections;
handleClientErrors(node);

const close = server.close.bind(server);
let closed: Promise<void> | undefined;
server.close = async (all) => {
  await close(all);
  await (closed ??= Promise.resolve(useNitroHooks().callHook('close')));
};

shutDownOnSignal(
  {
    close: async (all) => {
      await server.close(all);
    },
    closeIdleConnections: () => {
      // A server for HTTP/2 has no such method.
      node.closeIdleConnections?.();
    },
  },
  shutdownTimes,
);
if (metricsAddress) {
  serveMetrics(metricsAddress, {
    metrics,
    site: runningSite,
    report: (error) => {
      logError(error, 'The metrics cannot be served');
    },
  });
}

for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
  process.on(event, (error: unknown) => {
    logError(error, event);
  });
}
