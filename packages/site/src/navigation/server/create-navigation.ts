import type { Content, ContentConfig } from '@recto/content';
import type { App } from '../../app/app.ts';
import type { Locale, Site } from '../../app/site.ts';
import type { Keep } from '../../server/keep-result.ts';
import type { SectionNavigation, Server } from '../../server/server.ts';

/** The navigation of a route in a language. Most routes have none. */
export type NavigationOf = (route: string, locale: Locale) => Promise<SectionNavigation | undefined>;

export interface NavigationOptions {
  site: Site;
  server: Pick<Server, 'navigation'>;
  content: Content<ContentConfig['collections']>;
  /** Texts of the interface, by language. */
  words?: App['words'];
  keep: Keep;
}

/** Makes the navigation of each route and language once, for as long as `keep` keeps it. */
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
