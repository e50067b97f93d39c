import { isPagePath } from '../app/page-paths.ts';
import type { Locale, Site } from '../app/site.ts';
import { isMultilingual, localisePath, splitLocale } from './locale.ts';

/**
 * Adds the locale to a URL of this site: `/docs#end` becomes `/ar/docs#end`. A URL that already has a locale keeps it,
 * unless it is `replaced`. URLs in content omit the site's base path, so it is added to pages, files and endpoints. URLs
 * of other sites, relative URLs and fragments are returned unchanged.
 */
export function localiseUrl(url: string, locale: Locale, site: Site, replaced?: Locale): string {
  const { base = '' } = site;
  if (!url.startsWith('/') || url.startsWith('//')) return url;
  const [path = ''] = url.split(/[?#]/u);
  const rest = url.slice(path.length);
  if (!isPagePath(path)) return base + url;
  if (!isMultilingual(site)) return base === '' ? url : localisePath(path, locale, site) + rest;
  const splitWithBase = splitLocale(path, site);
  const split = splitWithBase ?? splitLocale(path, { ...site, base: '' });
  if (!split || split.locale.code === replaced?.code) return localisePath(split?.path ?? path, locale, site) + rest;
  return splitWithBase ? url : base + url;
}
