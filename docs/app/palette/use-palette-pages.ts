import { defaultLocale, useApp, usePage, withFallback } from '@recto/site';
import { useContentQuery } from '../content-query.ts';
import type { PalettePage } from './find-pages.ts';

/** The pages of the reader's language, and those of the default language that it has no translation of. */
export function usePalettePages() {
  const { site } = useApp();
  const { payload } = usePage();
  const source = defaultLocale(site);
  const locale = site.locales.find(({ code }) => code === payload.locale) ?? source;
  return useContentQuery('palette', async (query): Promise<PalettePage[]> => {
    const [own, originals] = await Promise.all([
      pagesOf(query, locale.code),
      locale.code === source.code ? [] : pagesOf(query, source.code),
    ]);
    return withFallback(own, originals, { site, locale });
  });
}

type Query = Parameters<Parameters<typeof useContentQuery>[1]>[0];

async function pagesOf(query: Query, locale: string): Promise<(PalettePage & { stem: string })[]> {
  const [docs, posts] = await Promise.all([
    query('docs', { locale }).select('title', 'description', 'path', 'stem').all(),
    query('posts', { locale }).select('title', 'description', 'path', 'stem').all(),
  ]);
  // A folder's settings are no page.
  return [...docs, ...posts].filter(({ stem }) => !stem.endsWith('.navigation'));
}
