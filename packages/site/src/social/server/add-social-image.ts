import type { App } from '../../app/app.ts';
import { dropBase } from '../../app/base.ts';
import { isRedirect } from '../../payload/payload.ts';
import type { ChangePage, ResolvePage, ResolvedPage } from '../../payload/resolved-page.ts';
import { imagePath, imageName } from '../image-path.ts';
import type { OpenKit } from '../drawing-kit.ts';
import { SOCIAL_HEIGHT, SOCIAL_WIDTH } from '../social-card.ts';
import type { SocialCard } from '../social-card.ts';
import { buildPageCard, hasGeneratedImage } from './card-of-page.ts';

/** Options of `addSocialImage`. */
export interface AddSocialImageOptions {
  app: Pick<App, 'routes' | 'site'>;
  kit: Pick<OpenKit, 'version' | 'general' | 'drawn'>;
  /** Resolves pages without social images. */
  resolvePage: ResolvePage;
  /** Whether content can change. If not, the images of originals are cached for their untranslated pages. */
  isChanging: boolean;
  /** Called with every image that a page references. */
  onImage?: (address: string, card: SocialCard) => void;
}

/** Maximum number of pages whose image path is cached. */
const MAX_CACHED = 10_000;

/**
 * Adds the path of the social image to a page. The image need not be rendered yet. An untranslated page has the image
 * of its original. A page for one visitor has the general image, and so has a page that is newer than the build if the
 * server cannot render. Pages that search engines do not index have none.
 */
export function addSocialImage(options: AddSocialImageOptions): ChangePage {
  const { app, kit, resolvePage, isChanging, onImage } = options;
  const general = imagePath(imageName(kit.version, kit.general));
  const cached = new Map<string, string>();

  const addressOf = (page: ResolvedPage): string => {
    const card = buildPageCard(app, page);
    if (!card) return general;
    const name = imageName(kit.version, card);
    if (kit.drawn && !kit.drawn.has(name)) return general;
    const address = imagePath(name, dropBase(page.path) ?? page.path);
    onImage?.(address, card);
    return address;
  };

  const addressOfOriginal = async (path: string): Promise<string> => {
    const cachedUrl = cached.get(path);
    if (cachedUrl !== undefined) return cachedUrl;
    const original = await resolvePage(path);
    const address = isRedirect(original) ? general : addressOf(original);
    if (!isChanging && cached.size < MAX_CACHED) cached.set(path, address);
    return address;
  };

  return async (page) => {
    if (!page.about || !hasGeneratedImage(app, page)) return page;
    const src = page.fallback ? await addressOfOriginal(page.fallback.path) : addressOf(page);
    return { ...page, about: { ...page.about, picture: { src, width: SOCIAL_WIDTH, height: SOCIAL_HEIGHT } } };
  };
}
