import { defaultLocale, defineContentQuery, useApp, usePage, withFallback } from '@recto/site';
import type { PageCollection } from '../collections/pages.ts';
import type { ContentConfig } from '@recto/content';
import type { PalettePage } from './find-pages.ts';

const useContentQuery = defineContentQuery<ContentConfig<Record<string, PageCollection>>>();

/** The pages of the reader's language, and those of the default language that it has no translation of. */
export function usePalettePages(collections: readonly string[]) {
  const { site } = useApp();
  const { payload } = usePage();
  const source = defaultLocale(site);
  const locale = site.locales.find(({ code }) => code === payload.locale) ?? source;
  return useContentQuery('palette', async (query): Promise<PalettePage[]> => {
    const own = await pagesOf(query, collections);
    const originals = locale.code === source.code ? [] : await pagesOf(query, collections, source.code);
    return withFallback(own, originals, { site, locale });
  });
}

type Query = Parameters<Parameters<typeof useContentQuery>[1]>[0];

async function pagesOf(
  query: Query,
  collections: readonly string[],
  locale?: string,
): Promise<(PalettePage & { stem: string })[]> {
  const asked = collections.map((collection) =>
    query(collection, { locale }).select('title', 'description', 'path', 'stem').all(),
  );
  // A folder's settings are no page.
  return (await Promise.all(asked)).flat().filter(({ stem }) => !stem.endsWith('.navigation'));
}
