import { definePlugin } from 'nitro';

/**
 * Files with a hash in their name are kept for a year, and Nitro says so of everything below their folder. A file that
 * is missing may be there tomorrow, or on the next server: nobody may remember for a year that it was not.
 */
export default definePlugin(({ hooks }) => {
  hooks.hook('response', ({ status, headers }) => {
    if (status >= 400 && headers.get('cache-control')?.includes('immutable') === true) {
      headers.set('cache-control', 'no-store');
    }
  });
});
