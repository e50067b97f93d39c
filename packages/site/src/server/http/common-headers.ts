/**
 * Headers of every response: pages, files, errors, redirects. A header that a response already has is not replaced.
 */

/** Browser features that are disabled. A site that needs one sets its own `permissions-policy` header. */
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

/** Headers of every response, over HTTP and HTTPS. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'x-content-type-options': 'nosniff',
};

/**
 * Only for secure contexts: elsewhere browsers ignore it and write an error to the console. Responses to requests that
 * reach no handler always have it, because it is not known how those were transferred.
 */
export const OPENER_POLICY = { 'cross-origin-opener-policy': 'same-origin' } as const;

/**
 * HSTS for one year. RFC 6797, section 7.2 forbids it in responses over plain HTTP, where browsers ignore it. Without
 * `includeSubDomains`, since it is unknown whether the subdomains have HTTPS.
 */
export const TRANSPORT_SECURITY = { 'strict-transport-security': 'max-age=31536000' } as const;

/** Name of the header that states whether other sites may embed a response. */
export const RESOURCE_POLICY = 'cross-origin-resource-policy';

/** Media types that other sites embed: social images, logos, and images and videos of articles. */
const EMBEDDED = /^(?:image|audio|video)\//u;

/**
 * Whether other sites may embed a response. Code and pages may be used by this site only; images, audio and video may
 * be embedded, and so may responses that CORS allows scripts of other sites to read.
 */
export function resourcePolicy(headers: Headers): 'same-origin' | 'cross-origin' {
  const isOpen = headers.has('access-control-allow-origin') || EMBEDDED.test(headers.get('content-type') ?? '');
  return isOpen ? 'cross-origin' : 'same-origin';
}
