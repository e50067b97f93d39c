/** Numbers of the specification that this package owns. */

/** Neighbours of a page that are given where nobody says how many: before it. */
export const PAGES_BEFORE = 1;
/** And after it. */
export const PAGES_AFTER = 1;

/** Headings that cut a page into sections of a search where nobody says which: from this one. */
export const TOP_HEADING = 'h1';
/** To this one. */
export const LAST_HEADING = 'h6';
