import type { App } from '../../app/app.ts';
import { routeMeta } from '../../app/route-meta.ts';
import type { Locale, Site } from '../../app/site.ts';
import { defaultLocale, findLocale, languageTag } from '../../languages/locale.ts';
import type { ResolvedPage } from '../../payload/resolved-page.ts';
import type { SocialCard } from '../social-card.ts';

/** Maximum number of characters of each text, which is more than fits into an image. */
const MAX_TEXT_LENGTH = 400;

/** Whether a page has a generated image: it has metadata, has no image of its own, and is indexed. */
export function hasGeneratedImage(app: Pick<App, 'routes'>, page: ResolvedPage): boolean {
  return page.about !== undefined && page.about.picture === undefined && routeMeta(app, page).noindex !== true;
}

/**
 * Builds the card of a page. `undefined` if the page has no generated image of its own: it is untranslated, or rendered
 * for one visitor.
 */
export function buildPageCard(app: Pick<App, 'routes' | 'site'>, page: ResolvedPage): SocialCard | undefined {
  const { about, fallback, perVisitor } = page;
  if (!about || fallback || perVisitor === true || !hasGeneratedImage(app, page)) return undefined;
  const { name, title, trail = [] } = about;
  return buildCard(app.site, findLocale(page.locale, app.site), {
    title,
    above: trail.at(-1)?.name ?? '',
    below: name === '' ? page.head.description : '',
  });
}

/** Builds the general card of the site. */
export function generalCard(site: Site): SocialCard {
  return buildCard(site, undefined, { title: site.title, above: '', below: '' });
}

function buildCard(
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
  return text.length <= MAX_TEXT_LENGTH ? text : Array.from(text).slice(0, MAX_TEXT_LENGTH).join('');
}
