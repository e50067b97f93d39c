import type { PageDescription, PagePicture } from '../about/page-about.ts';
import { ownerName } from '../app/site.ts';
import type { Locale, Site } from '../app/site.ts';
import { absoluteUrl } from '../app/urls.ts';
import { renderElements } from '../head/render-elements.ts';
import type { HeadElement } from '../head/render-elements.ts';
import { findLocale, languageTag } from '../languages/locale.ts';
import type { ResolvedPage } from '../payload/resolved-page.ts';
import { isoTime } from '../about/page-about.ts';

/** Kinds of pages that have authors and a date. */
const ARTICLES: ReadonlySet<PageDescription['kind']> = new Set(['article', 'post']);

/** Renders the metadata for shared links: Open Graph, which all services read, and Twitter's card. */
export function renderSharing(site: Site, { head, about }: Pick<ResolvedPage, 'head' | 'about'>): string {
  if (!about) return '';
  const { title, textLocale, languages, picture } = about;
  const isArticle = ARTICLES.has(about.kind);
  const nameOf = (locale: Locale | undefined): string | undefined => locale && openGraphLocale(languageTag(locale));
  const others = site.locales.filter(({ code }) => code !== textLocale && languages.includes(code));
  return renderElements([
    property('og:type', isArticle ? 'article' : 'website'),
    property('og:site_name', site.title),
    property('og:title', title),
    property('og:description', head.description || undefined),
    property('og:url', head.canonical),
    property('og:locale', nameOf(findLocale(textLocale, site))),
    ...others.map((locale) => property('og:locale:alternate', nameOf(locale))),
    ...(isArticle ? articleElements(site, about) : []),
    ...(picture ? imageElements(site, title, picture) : []),
  ]);
}

function property(name: string, content: string | undefined): HeadElement {
  return ['meta', { property: name, content }];
}

function articleElements(site: Site, { published, updated, authors = [] }: PageDescription): HeadElement[] {
  const names = authors.length > 0 ? authors.map(({ name }) => name) : [ownerName(site)];
  return [
    property('article:published_time', isoTime(published)),
    property('article:modified_time', isoTime(updated)),
    ...names.map((name) => property('article:author', name)),
  ];
}

/** Other services need an absolute URL. */
function imageElements(site: Site, title: string, { src, width, height }: PagePicture): HeadElement[] {
  const address = absoluteUrl(src, site);
  if (address === undefined) return [];
  return [
    property('og:image', address),
    property('og:image:type', typeOf(address)),
    property('og:image:width', width?.toString()),
    property('og:image:height', height?.toString()),
    property('og:image:alt', title),
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
  ];
}

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

function typeOf(address: string): string | undefined {
  return TYPES[/\.([a-z]+)$/u.exec(new URL(address).pathname)?.[1] ?? ''];
}

/** Cache by language tag: parsing a tag is expensive, and every page has all of them. */
const openGraphLocales = new Map<string, string | undefined>();

/** Returns the Open Graph locale of a language tag. It requires a region: the most likely one if the tag has none. */
export function openGraphLocale(tag: string): string | undefined {
  if (!openGraphLocales.has(tag)) openGraphLocales.set(tag, maximiseTag(tag));
  return openGraphLocales.get(tag);
}

function maximiseTag(tag: string): string | undefined {
  try {
    const { language, region } = new Intl.Locale(tag).maximize();
    return region === undefined ? undefined : `${language}_${region}`;
  } catch {
    return undefined;
  }
}
