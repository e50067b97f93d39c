/** Durations, sizes and other numbers of the components, with their units. */

/** Delay before a menu opens under a resting pointer, in milliseconds. */
export const MENU_OPEN_MS = 200;
/** Time after a header menu is closed during which the next one opens without delay, in milliseconds. */
export const MENU_SKIP_DELAY_MS = 300;
/** Delay before a menu closes after the pointer has left it, in milliseconds; the same as in Radix. */
export const MENU_CLOSE_MS = 150;
/** How long a button shows that something was copied, in milliseconds. */
export const COPIED_MS = 2000;
/** Number of timeline entries that are added at a time. */
export const TIMELINE_STEP = 5;

/** Maximum number of entries of a sidebar list that is shown completely. */
export const MAX_SIBLINGS = 100;
/** Number of entries shown of a longer list, around the current page. */
export const SIBLINGS_SHOWN = 20;

/** Maximum number of visible toasts; others wait in a queue. */
export const MAX_VISIBLE_TOASTS = 5;
/** Default duration of a toast, in milliseconds. It pauses under a pointer or while focused. */
export const TOAST_DURATION_MS = 5000;
/** Default position of toasts; mirrored in right-to-left languages. */
export const TOAST_POSITION = 'bottom-right';
/** Space between and around toasts, in pixels. */
export const TOAST_SPACING_PX = 16;
/** Delay before a closed toast is removed, in milliseconds: the duration of its animation. */
export const TOAST_REMOVE_MS = 200;
/** Swipe distance that dismisses a toast, in pixels. */
export const TOAST_SWIPE_PX = 50;
/** Key that moves the focus to the toasts. */
export const TOAST_HOTKEY = 'F8';

/** Default edge of a drawer. */
export const DRAWER_DIRECTION = 'bottom';
/** Fraction of its size that a drawer must be dragged to close. */
export const DRAWER_CLOSE_FRACTION = 0.25;
/** Minimum velocity of a flick, in pixels per millisecond. */
export const DRAWER_FLICK_VELOCITY = 0.4;
/** Duration of a drawer's animation, in milliseconds. */
export const DRAWER_ANIMATION_MS = 500;
/** Easing of a drawer's animation. */
export const DRAWER_EASING = 'cubic-bezier(0.32, 0.72, 0, 1)';
/** Minimum duration of a press on the handle that counts as a hold and not as a tap, in milliseconds. */
export const DRAWER_HOLD_MS = 250;
/** Delay before a tap on the handle takes effect, in milliseconds, to detect a double tap. */
export const DRAWER_TAP_MS = 120;
/**
 * Time after opening during which a drawer cannot be dragged, in milliseconds: at that time, most movements are meant
 * to scroll its content.
 */
export const DRAWER_DRAG_DELAY_MS = 500;
/** Delay after closing a drawer before the page can be scrolled again, in milliseconds. */
export const DRAWER_RESTORE_MS = 500;

/** Duration of the animation of modals and slide-overs, in milliseconds. */
export const OVERLAY_ANIMATION_MS = 200;

/** Delay before a tooltip or hover card opens under a resting pointer, in milliseconds. */
export const HOVER_OPEN_MS = 700;
/**
 * Delay before a hover card closes, and time after a tooltip closes during which the next one opens without delay, in
 * milliseconds.
 */
export const HOVER_CLOSE_MS = 300;

// The next three are defined by Radix and cannot be configured; browser tests verify them.
/** Delay before a submenu opens under a resting pointer, in milliseconds. */
export const SUBMENU_OPEN_MS = 100;
/** Time during which a pointer moving towards a submenu may cross other entries, in milliseconds. */
export const POINTER_GRACE_MS = 300;
/** Pause after which the next key starts a new search word in a menu, in milliseconds. */
export const TYPEAHEAD_MS = 1000;

/** Default maximum of a progress bar. */
export const PROGRESS_MAX = 100;
/** Maximum time by which one frame advances an animation, in milliseconds, so that nothing jumps after a pause. */
export const MAX_FRAME_DELTA_MS = 40;
