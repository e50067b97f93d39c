import type { Content, ContentConfig } from '@recto/content';
import type { App } from '../../app/app.ts';
import type { Locale, Site } from '../../app/site.ts';
import type { Keep } from '../../server/keep-result.ts';
import type { SectionNavigation, Server } from '../../server/server.ts';

/** Returns the navigation of a route in a locale. Most routes have none. */
export type NavigationOf = (route: string, locale: Locale) => Promise<SectionNavigation | undefined>;

/** Options of `createNavigation`. */
export interface NavigationOptions {
  site: Site;
  server: Pick<Server, 'navigation'>;
  content: Content<ContentConfig['collections']>;
  /** Interface texts by locale. */
  words?: App['words'];
  /** Caches a result for as long as the content does not change. */
  keep: Keep;
}

/** Builds the navigation of each route and locale once, and caches it with `keep`. */
export function createNavigation({ site, server, content, words = {}, keep }: NavigationOptions): NavigationOf {
  const kept = new Map<string, () => Promise<SectionNavigation | undefined>>();
  return async (route, locale) => {
    const make = server.navigation?.[route];
    if (!make) return undefined;
    const key = `${locale.code} ${route}`;
    const read =
      kept.get(key) ??
      keep(async () => await make({ site, locale, content, words: (await words[locale.code]?.()) ?? {} }));
    kept.set(key, read);
    return await read();
  };
}
