import type { App } from '../app/app.ts';
import { dropBase } from '../app/base.ts';
import { isPagePath } from '../app/page-paths.ts';
import { rawAddress } from '../app/raw-address.ts';
import { splitLocale } from '../languages/locale.ts';
import { createMatcher } from '../navigation/match-route.ts';

/** Addresses of all pages’ markdown, for the static output. `paths` are those of everything the site has. */
export function listRaw({ site, routes }: App, paths: readonly string[]): string[] {
  const { base = '' } = site;
  const match = createMatcher(routes);
  const pages = paths.filter((path) => {
    const place = splitLocale(path, site);
    return isPagePath(dropBase(path, base) ?? path) && place && match(place.path)?.route.meta?.noindex !== true;
  });
  return pages.map((path) => rawAddress(path, base));
}
