import { once } from '@recto/content';
import type { ContentConfig } from '@recto/content';
import type { ContentClient } from '@recto/content/client';
import { BASE } from '../app/base-path.ts';
import { contentBelow } from '../app/content-below.ts';
import { knownContent } from '../payload/served-versions.ts';
import { useApp, usePage } from '../runtime/app-context.ts';
import { useAsyncData } from './use-async-data.ts';
import type { AsyncData, AsyncDataOptions } from './use-async-data.ts';
import type { SiteContent } from '../config/register.ts';

type Ask<Config extends ContentConfig> = ContentClient<Config['collections']>['queryCollection'];

/** Asks the content from a component, in the language of the page. */
export type UseContentQuery<Config extends ContentConfig> = <Data>(
  /** Names the question: whoever asks the same shares the answer. `null` asks nothing. */
  key: string | null,
  ask: (queryCollection: Ask<Config>) => Promise<Data>,
  options?: AsyncDataOptions<Data>,
) => AsyncData<Data>;

/** One client, and with it one worker, for all questions of a page. It is loaded with the first of them. */
const loadClient = once(async (): Promise<ContentClient<ContentConfig['collections']>> => {
  const { createContentClient } = await import('@recto/content/client');
  // The version that the page has learned of last: navigation changes it.
  return createContentClient({ version: knownContent, ...(BASE !== '' && contentBelow(BASE)) });
});

/** The hook `useContentQuery` for the collections of one site. */
export function defineContentQuery<Config extends ContentConfig>(): UseContentQuery<Config> {
  return function useContentQuery(key, ask, options) {
    const { site } = useApp();
    const { payload } = usePage();
    // Rows of a site in one language have none of their own.
    const language = site.locales.length > 1 ? payload.locale : undefined;
    const load = async ({ signal }: { signal: AbortSignal }) => {
      const content = await loadClient();
      signal.throwIfAborted();
      const inLanguage: Ask<ContentConfig> = (collection, { locale = language } = {}) =>
        content.queryCollection(collection, { locale });
      return await ask(inLanguage as unknown as Ask<Config>);
    };
    // A page of newer content asks again.
    const asked = key === null ? null : `content ${payload.contentVersion ?? ''} ${language ?? ''} ${key}`;
    return useAsyncData(asked, load, options);
  };
}

/** Asks the content from a component in the browser, in the language of the page. */
export const useContentQuery = defineContentQuery<SiteContent>();
