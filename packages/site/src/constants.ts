/** Numbers of the specification that this package owns, each with its unit. */

/** How long after idle the runtime is fetched into the cache, in milliseconds. */
export const PREFETCH_DELAY_MS = 1000;
/** Connections on which nothing is fetched ahead of need. */
export const SLOW_CONNECTIONS: readonly string[] = ['slow-2g', '2g'];
/** Name of the cookie that remembers the chosen language. */
export const LOCALE_COOKIE = 'i18n_redirected';
/** Where the colour mode preference is kept in browser storage. */
export const COLOR_MODE_KEY = 'recto-color-mode';
