import { isPagePath } from '../app/page-paths.ts';
import type { Locale, Site } from '../app/site.ts';
import { isMultilingual, localisePath, splitLocale } from './locale.ts';

/**
 * An address of this site in a language: `/docs#end` becomes `/ar/docs#end`. One that names a language keeps it,
 * unless it is `instead`. People write addresses as if the site had its host to itself; below a folder, files and
 * calls get it too. Other sites and addresses within the page stay as they are.
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
