import module from 'node:module';
import { fileURLToPath } from 'node:url';

/** Time after the start at which the code that a first page needs has been compiled, in milliseconds. */
const WRITE_AFTER_MS = 5000;

/**
 * Keeps compiled code in `compile-cache` beside the server, so that its next start is faster. Without write access the
 * server works as before. `NODE_COMPILE_CACHE` sets another folder, and `NODE_DISABLE_COMPILE_CACHE=1` disables the
 * cache.
 */
export function cacheCompiledCode(serverFile: string): void {
  // Bun and older Node versions do not have these functions.
  module.enableCompileCache?.(fileURLToPath(new URL('compile-cache', serverFile)));
  // Node itself writes the cache only when the process ends by itself.
  setTimeout(() => module.flushCompileCache?.(), WRITE_AFTER_MS).unref();
}
