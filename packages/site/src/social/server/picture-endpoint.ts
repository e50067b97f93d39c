import { hasAlready, refuse } from '@recto/content/node';
import type { App } from '../../app/app.ts';
import { addBase } from '../../app/base.ts';
import { isRedirect } from '../../payload/payload.ts';
import type { ResolvePage } from '../../payload/resolved-page.ts';
import type { SiteEndpoint } from '../../server/endpoints/endpoint.ts';
import { KEPT } from '../../server/hosts/hashed-folders.ts';
import { nameOfCard, parseCardAddress } from '../card-address.ts';
import type { OpenKit } from '../drawing-kit.ts';
import { SOCIAL_FOLDER } from '../social-card.ts';
import type { SocialCard } from '../social-card.ts';
import { cardOfPage } from './card-of-page.ts';
import type { Pictures } from './create-pictures.ts';

export interface PictureEndpointOptions {
  app: Pick<App, 'routes' | 'site'>;
  kit: Pick<OpenKit, 'version' | 'general'>;
  /** Pages as they are without their pictures. Throws where the database is unavailable. */
  resolvePage: ResolvePage;
  pictures: Pick<Pictures, 'find'>;
  report: (error: unknown, path: string) => void;
}

/** Seconds after which it is worth asking again. */
const RETRY_SECONDS = 5;

/** Answers with the pictures that pages name, and draws them when they are first asked for. It draws nothing else. */
export function createPictureEndpoint(options: PictureEndpointOptions): SiteEndpoint {
  const { app, kit, resolvePage, pictures, report } = options;
  const nameOf = (card: SocialCard): string => nameOfCard(kit.version, card);

  /** The card that an address stands for; `undefined` where no page names it. */
  const findCard = async (address: string): Promise<SocialCard | undefined> => {
    const asked = parseCardAddress(address);
    if (!asked) return undefined;
    if (asked.path === '/' && asked.name === nameOf(kit.general)) return kit.general;
    const page = await resolvePage(addBase(asked.path));
    // A path may have several spellings, and a page names one.
    if (isRedirect(page) || page.path !== addBase(asked.path)) return undefined;
    const card = cardOfPage(app, page);
    return card && nameOf(card) === asked.name ? card : undefined;
  };

  /** Where nothing can be drawn, the picture that the build has drawn is better than none, for now. */
  const answerGeneral = async (): Promise<Response> => {
    const png = await pictures.find(kit.general).catch(() => undefined);
    return png ? pngOf(png, { 'cache-control': 'no-cache' }) : missing();
  };

  return {
    path: `${SOCIAL_FOLDER}/**`,
    methods: ['GET'],
    cache: 'own',
    async answer(request, { path }) {
      const card = await findCard(path);
      if (!card) return missing();
      const kept = { etag: `"${nameOf(card)}"`, 'cache-control': KEPT };
      if (hasAlready(request, kept.etag)) return new Response(null, { status: 304, headers: kept });
      try {
        const png = await pictures.find(card);
        return png ? pngOf(png, kept) : refuse(503, 'Busy', { 'retry-after': String(RETRY_SECONDS) });
      } catch (error) {
        report(error, path);
        return await answerGeneral();
      }
    },
  };
}

function missing(): Response {
  return refuse(404, 'Not Found', { 'cache-control': 'no-store' });
}

function pngOf(png: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Response {
  return new Response(png, {
    headers: { 'content-type': 'image/png', 'content-length': String(png.byteLength), ...headers },
  });
}
