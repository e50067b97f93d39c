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
 * Adds to an answer what every answer says. A header that it has stays as it is, but for an SVG file, beside content or in
 * `public/`: its policy keeps scripts in it from running, whatever else was said.
 */
export function finishResponse(response: Response, { isSecure, isTrusted }: Transport, path = ''): Response {
  const wanted = {
    ...COMMON_HEADERS,
    ...(isTrusted && OPENER_POLICY),
    ...(isSecure && TRANSPORT_SECURITY),
    [RESOURCE_POLICY]: resourcePolicy(response.headers),
    // Nobody may keep an error that does not say for how long it holds.
    ...(response.status >= 400 && { 'cache-control': 'no-store' }),
  };
  const answer = withMutableHeaders(response);
  for (const [name, value] of Object.entries(wanted)) {
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  }
  if (isSvg(path, answer.headers.get('content-type'))) {
    for (const [name, value] of Object.entries(SVG_HEADERS)) answer.headers.set(name, value);
  }
  return answer;
}

/** The headers of an answer that came from elsewhere cannot be changed; those of a copy can. */
function withMutableHeaders(response: Response): Response {
  try {
    response.headers.delete('x-recto-none');
    return response;
  } catch {
    return new Response(response.body, response);
  }
}
