import { definePlugin } from 'nitro';

/**
 * Nitro plugin that prevents caching of errors below folders of hashed files. Nitro sends `immutable` for every path
 * there, even for a missing file, which may exist later or on another server.
 */
export default definePlugin(({ hooks }) => {
  hooks.hook('response', ({ status, headers }) => {
    if (status >= 400 && headers.get('cache-control')?.includes('immutable') === true) {
      headers.set('cache-control', 'no-store');
    }
  });
});
