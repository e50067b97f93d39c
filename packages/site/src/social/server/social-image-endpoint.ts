import { matchesEtag, errorResponse } from '@recto/content/node';
import type { App } from '../../app/app.ts';
import { addBase } from '../../app/base.ts';
import { isRedirect } from '../../payload/payload.ts';
import type { ResolvePage } from '../../payload/resolved-page.ts';
import type { SiteEndpoint } from '../../server/endpoints/endpoint.ts';
import { IMMUTABLE } from '../../server/hosts/hashed-folders.ts';
import { imageName, parseImagePath } from '../image-path.ts';
import type { OpenKit } from '../drawing-kit.ts';
import { SOCIAL_FOLDER } from '../social-card.ts';
import type { SocialCard } from '../social-card.ts';
import { buildPageCard } from './card-of-page.ts';
import type { SocialImages } from './create-social-images.ts';

/** Options of `createSocialImageEndpoint`. */
export interface SocialImageEndpointOptions {
  app: Pick<App, 'routes' | 'site'>;
  kit: Pick<OpenKit, 'version' | 'general'>;
  /** Resolves pages without social images. Throws if the database is unavailable. */
  resolvePage: ResolvePage;
  pictures: Pick<SocialImages, 'find'>;
  report: (error: unknown, path: string) => void;
}

/** Value of `retry-after`, in seconds. */
const RETRY_SECONDS = 5;

/**
 * Creates the endpoint that responds with the images that pages reference, and renders them on the first request. It
 * renders nothing else.
 */
export function createSocialImageEndpoint(options: SocialImageEndpointOptions): SiteEndpoint {
  const { app, kit, resolvePage, pictures, report } = options;
  const nameOf = (card: SocialCard): string => imageName(kit.version, card);

  /** Finds the card of an image path; `undefined` if no page references it. */
  const findCard = async (address: string): Promise<SocialCard | undefined> => {
    const requested = parseImagePath(address);
    if (!requested) return undefined;
    if (requested.path === '/' && requested.name === nameOf(kit.general)) return kit.general;
    const page = await resolvePage(addBase(requested.path));
    // A path may have several spellings; only that of the page is accepted.
    if (isRedirect(page) || page.path !== addBase(requested.path)) return undefined;
    const card = buildPageCard(app, page);
    return card && nameOf(card) === requested.name ? card : undefined;
  };

  /** If rendering fails, responds with the general image that the build has rendered, without caching. */
  const respondGeneral = async (): Promise<Response> => {
    const png = await pictures.find(kit.general).catch(() => undefined);
    return png ? pngOf(png, { 'cache-control': 'no-cache' }) : missing();
  };

  return {
    path: `${SOCIAL_FOLDER}/**`,
    methods: ['GET'],
    cache: 'own',
    async handle(request, { path }) {
      const card = await findCard(path);
      if (!card) return missing();
      const headers = { etag: `"${nameOf(card)}"`, 'cache-control': IMMUTABLE };
      if (matchesEtag(request, headers.etag)) return new Response(null, { status: 304, headers });
      try {
        const png = await pictures.find(card);
        return png ? pngOf(png, headers) : errorResponse(503, 'Busy', { 'retry-after': String(RETRY_SECONDS) });
      } catch (error) {
        report(error, path);
        return await respondGeneral();
      }
    },
  };
}

function missing(): Response {
  return errorResponse(404, 'Not Found', { 'cache-control': 'no-store' });
}

function pngOf(png: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Response {
  return new Response(png, {
    headers: { 'content-type': 'image/png', 'content-length': String(png.byteLength), ...headers },
  });
}
