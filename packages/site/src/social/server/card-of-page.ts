import type { App } from '../../app/app.ts';
import { routeMeta } from '../../app/route-meta.ts';
import type { Locale, Site } from '../../app/site.ts';
import { defaultLocale, findLocale, languageTag } from '../../languages/locale.ts';
import type { ResolvedPage } from '../../payload/resolved-page.ts';
import type { SocialCard } from '../social-card.ts';

/** Most characters of each text: more than fits into a picture. */
const MOST_CHARACTERS = 400;

/** Whether a page has a picture that is made: it is described to others, names no picture itself, and is to be found. */
export function hasMadePicture(app: Pick<App, 'routes'>, page: ResolvedPage): boolean {
  return page.about !== undefined && page.about.picture === undefined && routeMeta(app, page).noindex !== true;
}

/**
 * What is written on the picture of a page. `undefined` where the page has no picture of its own: it stands in for a
 * translation, or it is made for one visitor.
 */
export function cardOfPage(app: Pick<App, 'routes' | 'site'>, page: ResolvedPage): SocialCard | undefined {
  const { about, fallback, perVisitor } = page;
  if (!about || fallback || perVisitor === true || !hasMadePicture(app, page)) return undefined;
  const { name, title, trail = [] } = about;
  return cardIn(app.site, findLocale(page.locale, app.site), {
    title,
    above: trail.at(-1)?.name ?? '',
    below: name === '' ? page.head.description : '',
  });
}

/** The picture of the site itself. */
export function generalCard(site: Site): SocialCard {
  return cardIn(site, undefined, { title: site.title, above: '', below: '' });
}

function cardIn(
  site: Site,
  locale: Locale = defaultLocale(site),
  { title, above, below }: Pick<SocialCard, 'title' | 'above' | 'below'>,
): SocialCard {
  return {
    title: cut(title),
    above: cut(above),
    below: cut(below),
    site: cut(site.title),
    host: new URL(site.url ?? 'http://localhost').host,
    locale: locale.code,
    lang: languageTag(locale),
    dir: locale.dir ?? 'ltr',
  };
}

function cut(text: string): string {
  return text.length <= MOST_CHARACTERS ? text : Array.from(text).slice(0, MOST_CHARACTERS).join('');
}
