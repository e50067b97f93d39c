import type { App } from '../app/app.ts';
import { compilePattern } from '../app/pattern.ts';
import { defaultLocale, findLocale, splitLocale } from '../languages/locale.ts';
import type { ResolvedPage } from '../payload/resolved-page.ts';
import type { ResolverOptions } from './resolve-page.ts';
import type { QueryLoaderContext } from './server.ts';

/** Adds the data for the query string of a request to a page. */
export type LoadQueryData = (payload: ResolvedPage, search: string) => Promise<ResolvedPage>;

/** Creates the function that runs the `answerQuery` function of a page's server module. */
export function createQueryDataLoader({
  app,
  server,
  content,
  search: find,
  report,
}: ResolverOptions & Pick<QueryLoaderContext, 'search'>): LoadQueryData {
  return async (payload, search) => {
    const ask = payload.error ? undefined : server.queryLoaders?.[payload.route];
    if (!ask || search === '') return payload;
    const { path } = payload;
    try {
      const localPath = splitLocale(path, app.site)?.path ?? path;
      const params = compilePattern(payload.route).match(localPath) ?? {};
      const context = { path, locale: localeOf(app, payload), site: app.site, params, content, search: find };
      const data = await ask(new URLSearchParams(search), context);
      return data === undefined ? payload : { ...payload, queryResult: { search, data } };
    } catch (error) {
      // The page is shown without the data.
      report(error, path + search);
      return payload;
    }
  };
}

function localeOf({ site }: App, { locale }: ResolvedPage) {
  return findLocale(locale, site) ?? defaultLocale(site);
}
