/** Defaults of this package. */

/** Default number of pages before a page that `surroundings` returns. */
export const PAGES_BEFORE = 1;
/** Default number of pages after a page that `surroundings` returns. */
export const PAGES_AFTER = 1;

/** Default highest heading that starts a search section. */
export const MIN_HEADING = 'h1';
/** Default lowest heading that starts a search section. */
export const MAX_HEADING = 'h6';
