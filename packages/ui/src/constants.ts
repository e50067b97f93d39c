/** Numbers of the specification that this package owns, each with its unit. */

/** How long a pointer rests on an entry before its menu opens, in milliseconds. */
export const MENU_OPEN_MS = 200;
/** How long a menu stays open after the pointer has left it, in milliseconds. */
export const MENU_CLOSE_MS = 300;
/** How long a button says that something was copied, in milliseconds. */
export const COPIED_MS = 2000;
/** Entries of a timeline that appear at a time. */
export const TIMELINE_STEP = 5;
