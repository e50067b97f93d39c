import { refuse } from '@recto/content/node';
import type { SiteEndpoint } from '../../server/endpoints/endpoint.ts';
import { IMAGE_CALLS, parseImageAddress } from '../image-address.ts';
import { IMAGE_WIDTHS } from '../image-widths.ts';

/**
 * Answers for pictures that are not there. Those that are were made by the build and are files, so a server draws
 * nothing, whatever it is asked for: another width, another picture, another site's.
 */
export function createImageEndpoint(): SiteEndpoint {
  return {
    path: `${IMAGE_CALLS}/**`,
    methods: ['GET'],
    cache: 'none',
    answer(_, { path }) {
      if (parseImageAddress(path)) return refuse(404, 'Not Found', { 'cache-control': 'no-store' });
      return refuse(400, `Pictures are at ${IMAGE_CALLS}/{width}/{name}.{format}. Widths: ${IMAGE_WIDTHS.join(', ')}.`);
    },
  };
}
