import { isPagePath } from '../app/page-paths.ts';
import type { Locale, Site } from '../app/site.ts';
import { isMultilingual, localisePath, splitLocale } from './locale.ts';

/**
 * Adds the locale to a URL of this site: `/docs#end` becomes `/ar/docs#end`. A URL that already has a locale keeps it,
 * unless it is `instead`. URLs in content omit the site's base path, so it is added to pages, files and endpoints. URLs
 * of other sites, relative URLs and fragments are returned unchanged.
 */
export function localiseAddress(address: string, locale: Locale, site: Site, instead?: Locale): string {
  const { base = '' } = site;
  if (!address.startsWith('/') || address.startsWith('//')) return address;
  const [path = ''] = address.split(/[?#]/u);
  const rest = address.slice(path.length);
  if (!isPagePath(path)) return base + address;
  if (!isMultilingual(site)) return base === '' ? address : localisePath(path, locale, site) + rest;
  const whole = splitLocale(path, site);
  const place = whole ?? splitLocale(path, { ...site, base: '' });
  if (!place || place.locale.code === instead?.code) return localisePath(place?.path ?? path, locale, site) + rest;
  return whole ? address : base + address;
}
