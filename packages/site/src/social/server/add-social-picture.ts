import type { App } from '../../app/app.ts';
import { routeMeta } from '../../app/route-meta.ts';
import type { ChangePage } from '../../payload/resolved-page.ts';
import type { KnownPictures } from '../known-pictures.ts';
import { SOCIAL_HEIGHT, SOCIAL_WIDTH } from '../social-card.ts';

/**
 * Adds the picture that was made of a page. A text without a translation has that of its original, and a page that is
 * newer than the build has the one of the site. Pages that search engines do not list have none.
 */
export function addSocialPicture(app: Pick<App, 'routes'>, { general, byPath }: KnownPictures): ChangePage {
  return (page) => {
    if (!page.about || page.about.picture || routeMeta(app, page).noindex === true) return page;
    const src = byPath.get(page.fallback?.path ?? page.path) ?? general;
    if (src === undefined) return page;
    return { ...page, about: { ...page.about, picture: { src, width: SOCIAL_WIDTH, height: SOCIAL_HEIGHT } } };
  };
}
