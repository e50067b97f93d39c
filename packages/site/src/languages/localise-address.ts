import { isPagePath } from '../app/page-paths.ts';
import type { Locale, Site } from '../app/site.ts';
import { isMultilingual, localisePath, splitLocale } from './locale.ts';

/**
 * An address of this site in a language: `/docs#end` becomes `/ar/docs#end`. One that names a language keeps it,
 * unless it is `instead`. Other sites, files, calls and addresses within the page stay as they are.
 */
export function localiseAddress(address: string, locale: Locale, site: Site, instead?: Locale): string {
  if (!isMultilingual(site) || !address.startsWith('/') || address.startsWith('//')) return address;
  const [path = ''] = address.split(/[?#]/u);
  if (!isPagePath(path)) return address;
  const place = splitLocale(path, site);
  if (place && place.locale.code !== instead?.code) return address;
  return localisePath(place?.path ?? path, locale, site) + address.slice(path.length);
}
