import { SVG_HEADERS, isSvg } from '@recto/content/node';
import {
  COMMON_HEADERS,
  OPENER_POLICY,
  RESOURCE_POLICY,
  TRANSPORT_SECURITY,
  resourcePolicy,
} from './common-headers.ts';
import type { Transport } from './read-transport.ts';

/**
 * Adds the common headers to a response. Headers that it already has are kept, except for SVG files of the content and
 * of `public/`: the security policy that prevents scripts in them from running always replaces another one.
 */
export function finishResponse(response: Response, { isSecure, isTrusted }: Transport, path = ''): Response {
  const defaults = {
    ...COMMON_HEADERS,
    ...(isTrusted && OPENER_POLICY),
    ...(isSecure && TRANSPORT_SECURITY),
    [RESOURCE_POLICY]: resourcePolicy(response.headers),
    // An error without its own cache-control must not be cached.
    ...(response.status >= 400 && { 'cache-control': 'no-store' }),
  };
  const mutable = withMutableHeaders(response);
  for (const [name, value] of Object.entries(defaults)) {
    if (!mutable.headers.has(name)) mutable.headers.set(name, value);
  }
  if (isSvg(path, mutable.headers.get('content-type'))) {
    for (const [name, value] of Object.entries(SVG_HEADERS)) mutable.headers.set(name, value);
  }
  return mutable;
}

/** Copies a response if its headers are immutable, as those of `fetch` are. */
function withMutableHeaders(response: Response): Response {
  try {
    response.headers.delete('x-recto-none');
    return response;
  } catch {
    return new Response(response.body, response);
  }
}
