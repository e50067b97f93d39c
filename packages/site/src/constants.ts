/**
 * Numbers of the specification that this package owns, each with its unit; those of pictures are in `images/constants.ts`.
 * Numbers and texts alone: they are written out where they are used, so that no page waits for a file of them.
 */

/** How long after idle the build's manifest is fetched, in milliseconds. */
export const PREFETCH_DELAY_MS = 1000;
/** How long a pointer rests on a link before its page is fetched, in milliseconds. */
export const PREFETCH_HOVER_MS = 50;
/** A connection on which no page is fetched ahead of need. */
export const SLOW_CONNECTION = '2g';
/** The one on which not even the build's manifest is fetched. */
export const SLOWEST_CONNECTION = 'slow-2g';
/** Pages that are fetched ahead of need at the same time. */
export const MOST_PRELOADS = 4;
/** Longest that a navigation waits for a page before it shows that it is on its way, in milliseconds. */
export const NAVIGATION_DELAY_MS = 100;

/** Name of the cookie that remembers the chosen language. */
export const LOCALE_COOKIE = 'i18n_redirected';
/** How long a chosen language is remembered, in days. */
export const LOCALE_COOKIE_DAYS = 365;
/** The language where nothing else says which. */
export const LAST_LOCALE = 'en';

/** Where the colour mode preference is kept in browser storage. */
export const COLOR_MODE_KEY = 'recto-color-mode';

/** Where the id of the banner that was closed is kept in browser storage. */
export const BANNER_KEY = 'recto-banner';
/** Key of the session storage that names what a search found on the page that comes next. */
export const FOUND_KEY = 'recto-found';

/** How often an open page asks whether there is a newer build, in milliseconds. */
export const BUILD_POLL_MS = 3_600_000;
/** A path is loaded anew at most once in this time, in milliseconds. */
export const RELOAD_GUARD_MS = 10_000;
/** Where the last reload is noted in the tab's storage. */
export const RELOAD_KEY = 'recto-reload';
/** Where the tab's storage keeps what has to outlive a reload. */
export const KEPT_STATE_KEY = 'recto-kept-state';

/** The loading bar: waits so long before it shows, in milliseconds. */
export const LOADING_THROTTLE_MS = 200;
/** The loading bar: comes near its end in this time, in milliseconds. */
export const LOADING_DURATION_MS = 2000;
/** The loading bar: moves on so often, in milliseconds. */
export const LOADING_STEP_MS = 100;
/** The loading bar: stays at its end for so long, in milliseconds. */
export const LOADING_HIDE_MS = 500;
/** The loading bar: goes back to its start so long after it is hidden, in milliseconds. */
export const LOADING_RESET_MS = 400;
/** The loading bar: its height, in pixels. */
export const LOADING_HEIGHT_PX = 3;

/** How long the site's own icon call may take, in milliseconds. */
export const ICON_LOCAL_TIMEOUT_MS = 1500;
/** How long a call to an icon host may take, in milliseconds. */
export const ICON_HOST_TIMEOUT_MS = 5000;
/** A host that has not answered by then gets company from the next, in milliseconds. */
export const ICON_HOST_ROTATION_MS = 750;
/** Longest address of an icon call, in characters; more icons take more calls. */
export const ICON_URL_LENGTH = 500;

/** How long browsers keep an answer of the site's own icon call, in seconds: a week. */
export const ICON_CACHE_SECONDS = 604_800;

/** The host whose visitors are not counted, where a site names none. */
export const ANALYTICS_IGNORED_HOST = 'localhost';
/** Set to `true` in browser storage by whoever does not want to be counted. */
export const ANALYTICS_IGNORE_KEY = 'plausible_ignore';

/** User agents of programs, which get no error page: any that contains one of these words, whatever its case. */
export const BOTS = /bot|lighthouse|facebookexternalhit|google/iu;

/** The key that opens the search, together with Meta or Control. */
export const SEARCH_KEY = 'k';

/** How long a test waits for a built site to start, and how often it looks. */
export const START_LIMIT_MS = 30_000;
export const START_CHECK_MS = 50;

/** Pages that can be read without a connection: so many, those that were read last. */
export const OFFLINE_PAGES = 60;
/** Pages as data, for navigation without a connection: so many, those that were asked for last. */
export const OFFLINE_PAYLOADS = 60;
/** Pictures of those pages: so many, those that were seen last. */
export const OFFLINE_PICTURES = 120;
/** A larger picture is not kept, in bytes. */
export const OFFLINE_PICTURE_BYTES = 1_000_000;
/** Builds whose pages are kept: the newest, and those before it. */
export const OFFLINE_BUILDS = 4;
/** Code of more letters is not kept before someone needs it: it is for few pages. */
export const OFFLINE_CODE_LETTERS = 20_000;

/** Where a server says whether it works. */
export const HEALTH_PATH = '/api/_recto_health';

/** Address of the request that has a server open the current content version. */
export const CONTENT_SWITCH_PATH = '/api/_recto_content';
