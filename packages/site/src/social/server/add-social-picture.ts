import type { App } from '../../app/app.ts';
import { dropBase } from '../../app/base.ts';
import { isRedirect } from '../../payload/payload.ts';
import type { ChangePage, ResolvePage, ResolvedPage } from '../../payload/resolved-page.ts';
import { cardAddress, nameOfCard } from '../card-address.ts';
import type { OpenKit } from '../drawing-kit.ts';
import { SOCIAL_HEIGHT, SOCIAL_WIDTH } from '../social-card.ts';
import type { SocialCard } from '../social-card.ts';
import { cardOfPage, hasMadePicture } from './card-of-page.ts';

export interface AddSocialPictureOptions {
  app: Pick<App, 'routes' | 'site'>;
  kit: Pick<OpenKit, 'version' | 'general' | 'drawn'>;
  /** Pages as they are without their pictures. */
  resolvePage: ResolvePage;
  /** Pages that stand in for translations ask for their originals, which are remembered where content cannot change. */
  isChanging: boolean;
  /** Hears of every picture that a page names. */
  announce?: (address: string, card: SocialCard) => void;
}

/** Most pages whose picture is remembered. */
const MOST_REMEMBERED = 10_000;

/**
 * Names the picture of a page, which nobody has to have drawn yet. A text without a translation has that of its
 * original. A page for one visitor has the picture of the site, and so have pages that are newer than the build, where
 * the server cannot draw. Pages that search engines do not list have none.
 */
export function addSocialPicture(options: AddSocialPictureOptions): ChangePage {
  const { app, kit, resolvePage, isChanging, announce } = options;
  const general = cardAddress(nameOfCard(kit.version, kit.general));
  const remembered = new Map<string, string>();

  const addressOf = (page: ResolvedPage): string => {
    const card = cardOfPage(app, page);
    if (!card) return general;
    const name = nameOfCard(kit.version, card);
    if (kit.drawn && !kit.drawn.has(name)) return general;
    const address = cardAddress(name, dropBase(page.path) ?? page.path);
    announce?.(address, card);
    return address;
  };

  const addressOfOriginal = async (path: string): Promise<string> => {
    const known = remembered.get(path);
    if (known !== undefined) return known;
    const original = await resolvePage(path);
    const address = isRedirect(original) ? general : addressOf(original);
    if (!isChanging && remembered.size < MOST_REMEMBERED) remembered.set(path, address);
    return address;
  };

  return async (page) => {
    if (!page.about || !hasMadePicture(app, page)) return page;
    const src = page.fallback ? await addressOfOriginal(page.fallback.path) : addressOf(page);
    return { ...page, about: { ...page.about, picture: { src, width: SOCIAL_WIDTH, height: SOCIAL_HEIGHT } } };
  };
}
