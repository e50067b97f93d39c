/**
 * What is said with every answer, whoever made it: a page, a file, an error, a redirect. Whatever says something else
 * of itself goes before.
 */

/** What no page of the site needs; a site that does says so itself, with a header of its own. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'x-content-type-options': 'nosniff',
};

/** Where a browser does not trust the way that a page came, it ignores this, and complains in the console. */
export const OPENER_POLICY = { 'cross-origin-opener-policy': 'same-origin' } as const;

/**
 * One year. RFC 6797, section 7.2 forbids it in answers over plain HTTP, where browsers ignore it anyway. Subdomains are
 * left out: whether they have HTTPS, this site does not know.
 */
export const TRANSPORT_SECURITY = { 'strict-transport-security': 'max-age=31536000' } as const;

export const RESOURCE_POLICY = 'cross-origin-resource-policy';

/** Kinds of files that pages of other sites show: social pictures, marks, pictures and films of articles. */
const EMBEDDED = /^(?:image|audio|video)\//u;

/**
 * Whether pages of other sites may embed an answer. Code and pages are for this site alone; pictures and films are made
 * to be shown elsewhere, and what is open to scripts of other sites is open to their elements, too.
 */
export function resourcePolicy(headers: Headers): 'same-origin' | 'cross-origin' {
  const isOpen = headers.has('access-control-allow-origin') || EMBEDDED.test(headers.get('content-type') ?? '');
  return isOpen ? 'cross-origin' : 'same-origin';
}
