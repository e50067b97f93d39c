/** Numbers of the specification that this package owns, each with its unit. */

/** How long a pointer rests on an entry before its menu opens, in milliseconds. */
export const MENU_OPEN_MS = 200;
/** If a menu of the header was closed less than this ago, the next one opens without delay, in milliseconds. */
export const MENU_SKIP_MS = 300;
/** How long a menu stays open after the pointer has left it, in milliseconds; the same as in Radix. */
export const MENU_CLOSE_MS = 150;
/** How long a button says that something was copied, in milliseconds. */
export const COPIED_MS = 2000;
/** Entries of a timeline that appear at a time. */
export const TIMELINE_STEP = 5;

/** Longest list of the sidebar that is shown whole, in entries. */
export const MOST_SIBLINGS = 100;
/** Of a longer one so many are shown, those around the page. */
export const SIBLINGS_SHOWN = 20;

/** Toasts that are visible at a time; the others wait their turn. */
export const TOASTS_VISIBLE = 5;
/** How long a toast stays, in milliseconds. A pointer or the focus on it stops the clock. */
export const TOAST_DURATION_MS = 5000;
/** Where toasts appear; turned around in a language that is written from right to left. */
export const TOAST_POSITION = 'bottom-right';
/** Space between toasts, and around them, in pixels. */
export const TOAST_SPACING_PX = 16;
/** How long after closing a toast is taken away, in milliseconds: the time it needs to leave. */
export const TOAST_REMOVE_MS = 200;
/** How far a toast is swiped to be dismissed, in pixels. */
export const TOAST_SWIPE_PX = 50;
/** The key that brings the focus to the toasts. */
export const TOAST_HOTKEY = 'F8';

/** The edge a drawer comes from. */
export const DRAWER_DIRECTION = 'bottom';
/** Share of a drawer's size that it is dragged before it closes. */
export const DRAWER_CLOSE_SHARE = 0.25;
/** What is faster than this is a flick, in pixels a millisecond. */
export const DRAWER_FLICK = 0.4;
/** How long a drawer takes to come, to go, or to the next snap point, in milliseconds. */
export const DRAWER_MOVE_MS = 500;
export const DRAWER_EASING = 'cubic-bezier(0.32, 0.72, 0, 1)';
/** A press on the handle this long is a hold, not a tap, in milliseconds. */
export const DRAWER_HOLD_MS = 250;
/** A tap on the handle acts after this, in milliseconds: a second tap may follow. */
export const DRAWER_TAP_MS = 120;
/** For this long after opening a drawer cannot be dragged, in milliseconds: whoever moves means to scroll. */
export const DRAWER_SCROLL_LOCK_MS = 500;
/** When the page behind a closed drawer scrolls again, in milliseconds. */
export const DRAWER_RESTORE_MS = 500;

/** How long modals and slide-overs take to come and to go, in milliseconds. */
export const OVERLAY_MS = 200;

/** How long a pointer rests before a tooltip or a hover card opens, in milliseconds. */
export const HOVER_OPEN_MS = 700;
/** How long a hover card stays after the pointer has left, and the next tooltip needs no rest, in milliseconds. */
export const HOVER_CLOSE_MS = 300;

// These three are Radix's own. Nothing can be set there, so journeys hold it to them.
/** How long a pointer rests on an entry before its submenu opens, in milliseconds. */
export const SUBMENU_OPEN_MS = 100;
/** How long a pointer on its way to a submenu may touch other entries, in milliseconds. */
export const POINTER_GRACE_MS = 300;
/** After this without a key, the next letter begins a new word in a menu, in milliseconds. */
export const TYPEAHEAD_MS = 1000;

/** What a whole progress is, unless something else is said. */
export const PROGRESS_MAX = 100;
/** The longest time one frame of an animation stands for, in milliseconds: after a pause nothing jumps. */
export const FRAME_DELTA_MS = 40;
