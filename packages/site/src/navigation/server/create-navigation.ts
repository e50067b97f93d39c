import type { Content, ContentConfig } from '@recto/content';
import type { App } from '../../app/app.ts';
import type { Locale, Site } from '../../app/site.ts';
import type { CacheResult } from '../../server/cache-result.ts';
import type { SectionNavigation, Server } from '../../server/server.ts';

/** Returns the navigation of a route in a locale. Most routes have none. */
export type GetNavigation = (route: string, locale: Locale) => Promise<SectionNavigation | undefined>;

/** Options of `createNavigation`. */
export interface NavigationOptions {
  site: Site;
  server: Pick<Server, 'navigation'>;
  content: Content<ContentConfig['collections']>;
  /** Interface texts by locale. */
  messages?: App['messages'];
  /** Caches a result for as long as the content does not change. */
  cacheResult: CacheResult;
}

/** Builds the navigation of each route and locale once, and caches it with `cacheResult`. */
export function createNavigation({
  site,
  server,
  content,
  messages = {},
  cacheResult,
}: NavigationOptions): GetNavigation {
  const cached = new Map<string, () => Promise<SectionNavigation | undefined>>();
  return async (route, locale) => {
    const make = server.navigation?.[route];
    if (!make) return undefined;
    const key = `${locale.code} ${route}`;
    const read =
      cached.get(key) ??
      cacheResult(async () => await make({ site, locale, content, messages: (await messages[locale.code]?.()) ?? {} }));
    cached.set(key, read);
    return await read();
  };
}
