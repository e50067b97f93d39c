import { refuse } from '@recto/content/node';
import type { AnswerContentFile } from '../../content/server/content-files.ts';
import type { SiteEndpoint } from '../../server/endpoints/endpoint.ts';
import { IMAGE_CALLS, parseImageAddress } from '../image-address.ts';
import { IMAGE_WIDTHS } from '../image-widths.ts';

/**
 * Endpoint for converted images of the content. All of them are converted by a build; the server never converts images
 * on request.
 */
export function createImageEndpoint(answerFile?: AnswerContentFile): SiteEndpoint {
  return {
    path: `${IMAGE_CALLS}/**`,
    methods: ['GET'],
    cache: 'own',
    async answer(request, { path }) {
      const found = await answerFile?.(request, path);
      if (found) return found;
      if (parseImageAddress(path)) return refuse(404, 'Not Found', { 'cache-control': 'no-store' });
      return refuse(400, `Images are at ${IMAGE_CALLS}/{width}/{name}.{format}. Widths: ${IMAGE_WIDTHS.join(', ')}.`);
    },
  };
}
