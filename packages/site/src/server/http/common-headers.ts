/**
 * Headers of every answer: pages, files, errors, redirects. A header that an answer already has is not replaced.
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

export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'x-content-type-options': 'nosniff',
};

/** Browsers ignore this outside of secure contexts, and write an error to the console. */
export const OPENER_POLICY = { 'cross-origin-opener-policy': 'same-origin' } as const;

/**
 * One year. RFC 6797, section 7.2 forbids it in answers over plain HTTP, where browsers ignore it anyway. Without
 * `includeSubDomains`, since the site does not know whether its subdomains have HTTPS.
 */
export const TRANSPORT_SECURITY = { 'strict-transport-security': 'max-age=31536000' } as const;

export const RESOURCE_POLICY = 'cross-origin-resource-policy';

/** Types of files that other sites embed: social pictures, logos, pictures and videos of articles. */
const EMBEDDED = /^(?:image|audio|video)\//u;

/**
 * Whether other sites may embed an answer. Code and pages may be used by this site only; pictures and videos may be
 * embedded, and so may answers that CORS opens to scripts of other sites.
 */
export function resourcePolicy(headers: Headers): 'same-origin' | 'cross-origin' {
  const isOpen = headers.has('access-control-allow-origin') || EMBEDDED.test(headers.get('content-type') ?? '');
  return isOpen ? 'cross-origin' : 'same-origin';
}
