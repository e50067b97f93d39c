/**
 * Constants of this package, each with its unit; those of images are in `images/constants.ts`. Only literals: they are
 * inlined where they are used, so that no page loads a file for them.
 */

/** Delay after idle before the build's manifest is fetched, in milliseconds. */
export const PREFETCH_DELAY_MS = 1000;
/** How long a pointer must rest on a link before its page is prefetched, in milliseconds. */
export const PREFETCH_HOVER_MS = 50;
/** Type of connection on which no page is prefetched. */
export const SLOW_CONNECTION = '2g';
/** Type of connection on which not even the build's manifest is fetched. */
export const SLOWEST_CONNECTION = 'slow-2g';
/** Maximum number of pages that are prefetched at the same time. */
export const MAX_PRELOADS = 4;
/** Delay before a navigation marks the page as busy, in milliseconds. */
export const NAVIGATION_DELAY_MS = 100;

/** Name of the cookie with the chosen locale. */
export const LOCALE_COOKIE = 'i18n_redirected';
/** Lifetime of the cookie with the chosen locale, in days. */
export const LOCALE_COOKIE_DAYS = 365;
/** Locale if none is chosen or configured. */
export const FALLBACK_LOCALE = 'en';

/** Key of the colour mode preference in local storage. */
export const COLOR_MODE_KEY = 'recto-color-mode';

/** Key of the closed banner's id in browser storage. */
export const BANNER_KEY = 'recto-banner';
/** Key in session storage of the words that a search has found on the next page. */
export const FOUND_KEY = 'recto-found';

/** Interval at which an open page checks for a newer build, in milliseconds. */
export const BUILD_POLL_MS = 3_600_000;
/** Time in which a path is reloaded at most once, in milliseconds. */
export const RELOAD_GUARD_MS = 10_000;
/** Key of the last reload in session storage. */
export const RELOAD_KEY = 'recto-reload';
/** Key in session storage of state that is kept across a reload. */
export const KEPT_STATE_KEY = 'recto-kept-state';

/** Delay before the loading bar shows, in milliseconds. */
export const LOADING_THROTTLE_MS = 200;
/** Time in which the loading bar comes near its end, in milliseconds. */
export const LOADING_DURATION_MS = 2000;
/** Interval at which the loading bar is updated, in milliseconds. */
export const LOADING_STEP_MS = 100;
/** How long the completed loading bar stays visible, in milliseconds. */
export const LOADING_HIDE_MS = 500;
/** Delay after hiding before the loading bar is reset, in milliseconds. */
export const LOADING_RESET_MS = 400;
/** Height of the loading bar, in pixels. */
export const LOADING_HEIGHT_PX = 3;

/** Timeout of the site's own icon endpoint, in milliseconds. */
export const ICON_LOCAL_TIMEOUT_MS = 1500;
/** Timeout of an icon host, in milliseconds. */
export const ICON_HOST_TIMEOUT_MS = 5000;
/** Time after which the next icon host is tried in parallel, in milliseconds. */
export const ICON_HOST_ROTATION_MS = 750;
/** Maximum length of the URL of an icon request, in characters; more icons need more requests. */
export const ICON_URL_LENGTH = 500;

/** How long browsers cache a response of the site's own icon endpoint, in seconds: a week. */
export const ICON_CACHE_SECONDS = 604_800;

/** Host whose visitors are not counted, if the site configures none. */
export const ANALYTICS_IGNORED_HOST = 'localhost';
/** Key in local storage that visitors set to `true` to opt out of being counted. */
export const ANALYTICS_IGNORE_KEY = 'plausible_ignore';

/** User agents of bots, which get no error page: any that contains one of these words, in any case. */
export const BOTS = /bot|lighthouse|facebookexternalhit|google/iu;

/** The key that opens the search, together with Meta or Control. */
export const SEARCH_KEY = 'k';

/** Key in local storage that is `off` if the visitor does not want the question mark key to list the shortcuts. */
export const SHORTCUT_LIST_KEY = 'recto-shortcut-list';

/** Timeout for the start of a built site in tests, in milliseconds. */
export const START_LIMIT_MS = 30_000;
/** Interval at which a test checks whether the built site has started, in milliseconds. */
export const START_CHECK_MS = 50;

/** Maximum number of pages cached for offline reading, those read last. */
export const OFFLINE_PAGES = 60;
/** Maximum number of payloads cached for offline navigation, those requested last. */
export const OFFLINE_PAYLOADS = 60;
/** Maximum number of cached images of those pages, those seen last. */
export const OFFLINE_IMAGES = 120;
/** Maximum size of a cached image, in bytes. */
export const OFFLINE_IMAGE_BYTES = 1_000_000;
/** Maximum number of builds whose pages are cached, the newest first. */
export const OFFLINE_BUILDS = 4;
/** Maximum length of a code file that is cached in advance, in characters; larger files are for few pages. */
export const OFFLINE_CODE_LENGTH = 20_000;

/** Path of the health check. */
export const HEALTH_PATH = '/api/_recto_health';

/** Path of the readiness check. */
export const READY_PATH = '/api/_recto_ready';

/** Path of the request that makes a server open the current content version. */
export const CONTENT_SWITCH_PATH = '/api/_recto_content';

/** Maximum number of content queries of one client per minute. */
export const QUERIES_PER_MINUTE = 600;
/** Maximum number of requests of one client to the search endpoint per minute. */
export const SEARCHES_PER_MINUTE = 600;
/** Maximum number of requests of one client to the MCP endpoint per minute. */
export const MCP_REQUESTS_PER_MINUTE = 120;
/** Maximum number of requests of one client to sign in, per minute. A sign-in takes up to three. */
export const SIGN_INS_PER_MINUTE = 120;
/** Maximum number of uploads of one client per minute. */
export const UPLOADS_PER_MINUTE = 60;
