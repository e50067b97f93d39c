import { refuse } from '@recto/content/node';
import type { Endpoint } from '@recto/content/node';
import { IMAGE_CALLS, parseImageAddress } from '../../images/image-address.ts';
import { IMAGE_WIDTHS } from '../../images/image-widths.ts';

/**
 * Answers for pictures that are not there. Those that are were made by the build and are files, so a server draws
 * nothing, whatever it is asked for: another width, another picture, another site's.
 */
export function createImageEndpoint(): Endpoint {
  return async (request, _, path) => {
    if (!path.startsWith(`${IMAGE_CALLS}/`)) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(405, 'Method Not Allowed', { allow: 'GET, HEAD' });
    }
    if (parseImageAddress(path)) return refuse(404, 'Not Found', { 'cache-control': 'no-store' });
    return refuse(400, `Pictures are at ${IMAGE_CALLS}/{width}/{name}.{format}. Widths: ${IMAGE_WIDTHS.join(', ')}.`);
  };
}
