import { errorResponse } from '@recto/content/node';
import type { ServeContentFile } from '../../content/server/content-files.ts';
import type { SiteEndpoint } from '../../server/endpoints/endpoint.ts';
import { IMAGE_PATH, parseImagePath } from '../image-path.ts';
import { IMAGE_WIDTHS } from '../image-widths.ts';

/**
 * Endpoint for converted images of the content. All of them are converted by a build; the server never converts images
 * on request.
 */
export function createImageEndpoint(serveFile?: ServeContentFile): SiteEndpoint {
  return {
    path: `${IMAGE_PATH}/**`,
    methods: ['GET'],
    cache: 'own',
    async handle(request, { path }) {
      const response = await serveFile?.(request, path);
      if (response) return response;
      if (parseImagePath(path)) return errorResponse(404, 'Not Found', { 'cache-control': 'no-store' });
      return errorResponse(
        400,
        `Images are at ${IMAGE_PATH}/{width}/{name}.{format}. Widths: ${IMAGE_WIDTHS.join(', ')}.`,
      );
    },
  };
}
