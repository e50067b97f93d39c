/** Server entry for `node .output/app/server/index.mjs`: Nitro's server with limits for its connections. */
import '#nitro/virtual/polyfills';
import { hasOwnMiddleware } from '#recto/middleware';
import { useNitroApp, useNitroHooks } from 'nitro/app';
import { H3, serve } from 'nitro/h3';
import type { RequestListener, Server } from 'node:http';
import { runningSite } from '../../api/running-site.ts';
import { logError } from '../log/log-error.ts';
import { surviveClosedLog } from '../log/survive-closed-log.ts';
import { handleClientErrors } from './client-errors.ts';
import { readConnectionLimits } from './connection-limits.ts';
import { readListenOptions } from './listen-options.ts';
import { createRangeHandler } from './range-handler.ts';
import { createSentPages } from './sent-pages.ts';

/** How often connections are checked for timeouts, in milliseconds. */
const CHECK_MS = { min: 100, max: 5000 };

const { env } = process;
const { headers, request, keepAlive, idle, connections } = readConnectionLimits(env);
const handle = createRangeHandler(useNitroApp().fetch, globalThis.__nitro_main__);
// Middleware and plugins of the site must get every request, so cached pages are not sent without them.
const sentPages = createSentPages((key) => (hasOwnMiddleware ? undefined : runningSite()?.findPage?.(key)));

const server = serve(new H3(), {
  ...readListenOptions(env),
  middleware: [sentPages.record(handle)],
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
const [listener] = node.listeners('request') as RequestListener[];
node.removeAllListeners('request').on('request', (request, response) => {
  if (!sentPages.resend(request, response)) listener?.(request, response);
});
node.setTimeout(idle * 1000);
if (connections > 0) node.maxConnections = connections;
handleClientErrors(node);

const close = server.close.bind(server);
let closed: Promise<void> | undefined;
server.close = async (all) => {
  await close(all);
  await (closed ??= Promise.resolve(useNitroHooks().callHook('close')));
};

surviveClosedLog();
for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
  process.on(event, (error: unknown) => {
    logError(error, event);
  });
}
