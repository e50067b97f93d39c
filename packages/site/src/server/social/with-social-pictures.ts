import type { App } from '../../app/app.ts';
import { routeMeta } from '../../app/route-meta.ts';
import { isRedirect } from '../../payload/payload.ts';
import type { KnownPictures } from '../../social/known-pictures.ts';
import { SOCIAL_HEIGHT, SOCIAL_WIDTH } from '../../social/social-card.ts';
import type { ResolvePage } from '../resolve-page.ts';

/**
 * Gives each page the picture that was made of it; a text that stands in for a translation, that of its original; a
 * page that came later, the one of the site. Pages that nobody is to find need none.
 */
export function withSocialPictures(
  resolve: ResolvePage,
  app: Pick<App, 'routes'>,
  { general, byPath }: KnownPictures,
): ResolvePage {
  return async (path, request) => {
    const page = await resolve(path, request);
    if (isRedirect(page) || !page.about || page.about.picture || routeMeta(app, page).noindex === true) return page;
    const src = byPath.get(page.fallback?.path ?? page.path) ?? general;
    if (src === undefined) return page;
    return { ...page, about: { ...page.about, picture: { src, width: SOCIAL_WIDTH, height: SOCIAL_HEIGHT } } };
  };
}
