import { once } from '@recto/content';
import type { ContentConfig } from '@recto/content';
import type { ContentClient } from '@recto/content/client';
import { BASE } from '../app/base-path.ts';
import { contentWithBase } from '../app/content-with-base.ts';
import { knownContent } from '../payload/served-versions.ts';
import { useApp, usePage } from '../runtime/app-context.ts';
import { useAsyncData } from './use-async-data.ts';
import type { AsyncData, AsyncDataOptions } from './use-async-data.ts';
import type { SiteContent } from '../config/register.ts';

type QueryCollection<Config extends ContentConfig> = ContentClient<Config['collections']>['queryCollection'];

/** Runs a query that is written as SQL: one SELECT from one collection. */
type RunSql = (text: string) => Promise<Record<string, unknown>[]>;

/** A hook that queries the content in the language of the page. */
export type UseContentQuery<Config extends ContentConfig> = <Data>(
  /** Identifies the query: components with the same key share its result. `null` runs no query. */
  key: string | null,
  ask: (queryCollection: QueryCollection<Config>, sql: RunSql) => Promise<Data>,
  options?: AsyncDataOptions<Data>,
) => AsyncData<Data>;

/** One client, and with it one worker, for all queries of a page. It is loaded with the first query. */
const loadClient = once(async (): Promise<ContentClient<ContentConfig['collections']>> => {
  const { createContentClient } = await import('@recto/content/client');
  // The latest known content version, which navigation may change.
  return createContentClient({ version: knownContent, ...(BASE !== '' && contentWithBase(BASE)) });
});

/** Creates the hook `useContentQuery` for the collections of a site. */
export function defineContentQuery<Config extends ContentConfig>(): UseContentQuery<Config> {
  return function useContentQuery(key, runQuery, options) {
    const { site } = useApp();
    const { payload } = usePage();
    // Rows of a site with one language have no language.
    const language = site.locales.length > 1 ? payload.locale : undefined;
    const load = async ({ signal }: { signal: AbortSignal }) => {
      const content = await loadClient();
      signal.throwIfAborted();
      const inLanguage: QueryCollection<ContentConfig> = (collection, { locale = language } = {}) =>
        content.queryCollection(collection, { locale });
      const sql: RunSql = (text) => content.sql(text, { locale: language });
      return await runQuery(inLanguage as unknown as QueryCollection<Config>, sql);
    };
    // A newer content version runs the query again.
    const fullKey = key === null ? null : `content ${payload.contentVersion ?? ''} ${language ?? ''} ${key}`;
    return useAsyncData(fullKey, load, options);
  };
}

/** Queries the content from a component in the browser, in the language of the page. */
export const useContentQuery = defineContentQuery<SiteContent>();
