/** Server entry for `bun .output/app/server/index.mjs`. Bun has only one limit for connections: the idle timeout. */
import '#nitro/virtual/polyfills';
import { useNitroApp } from 'nitro/app';
import { H3, serve } from 'nitro/h3';
import { logError } from '../log/log-error.ts';
import { surviveClosedLog } from '../log/survive-closed-log.ts';
import { readConnectionLimits } from './connection-limits.ts';
import { readListenOptions } from './listen-options.ts';
import { createRangeHandler } from './range-handler.ts';

/** Maximum idle timeout that Bun accepts, in seconds. */
const MAX_IDLE_SECONDS = 255;

const { env } = process;
const { headers } = readConnectionLimits(env);

serve(new H3(), {
  ...readListenOptions(env),
  middleware: [createRangeHandler(useNitroApp().fetch, globalThis.__nitro_main__)],
  bun: { idleTimeout: Math.min(Math.ceil(headers), MAX_IDLE_SECONDS) },
});

surviveClosedLog();
for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
  process.on(event, (error: unknown) => {
    logError(error, event);
  });
}
