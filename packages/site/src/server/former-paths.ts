import { decodePath, formerPathKey } from '@recto/content';
import type { Content, ContentConfig } from '@recto/content';
import type { App } from '../app/app.ts';
import { addBase } from '../app/base.ts';
import { encodePath } from '../app/page-paths.ts';
import type { Locale } from '../app/site.ts';
import { defaultLocale, guessLocale, isMultilingual, localisePath, splitLocale } from '../languages/locale.ts';
import { pathIn } from '../languages/with-fallback.ts';
import type { ListedRedirect } from '../rules/list-redirects.ts';
import { createRuleMatcher } from '../rules/match-rule.ts';
import type { CacheResult } from './cache-result.ts';
import { createPageFinder } from './page-rows.ts';

/** Redirects from the former paths of pages, which authors list in `redirectFrom`. */
export interface FormerPaths {
  /** Returns the current path of the page that had a path before. It is called only if no page has the path now. */
  find: (path: string) => Promise<string | undefined>;
  /** Lists the redirects of all former paths that are not paths of `pages`, for static hosts. */
  list: (pages: readonly string[]) => Promise<ListedRedirect[]>;
}

/** Options of `createFormerPaths`. */
export interface FormerPathsOptions {
  /** Routes, components and settings of the site. */
  app: App;
  /** The content of the site. */
  content: Content<ContentConfig['collections']>;
  /** Names of all collections. */
  collections: readonly string[];
  /** Caches the former paths for each version of the content. */
  cacheResult: CacheResult;
}

interface FormerPath {
  locale: Locale;
  /** The former path without its language. */
  localPath: string;
  /** The current full path of the page. */
  page: string;
}

/** Creates the lookup of former paths from the `redirectFrom` fields of all pages. */
export function createFormerPaths(options: FormerPathsOptions): FormerPaths {
  const { app, cacheResult } = options;
  const { site } = app;
  const main = defaultLocale(site);
  const read = cacheResult(async () => await readFormerPaths(options));

  /** A page in the default language is the fallback for missing translations, and so are its former paths. */
  const pageOf = (formers: ReadonlyMap<string, FormerPath>, locale: Locale, path: string): string | undefined => {
    const former = formers.get(keyOf(locale, path));
    if (former) return former.page;
    const original = formers.get(keyOf(main, path));
    return original && pathIn(locale, original.page, site);
  };

  return {
    async find(requested) {
      const { locale, path } = guessLocale(requested, site);
      const page = pageOf(await read(), locale, path);
      return page === undefined || page === localisePath(path, locale, site) ? undefined : encodePath(page);
    },

    async list(pages) {
      const formers = await read();
      const matchRule = createRuleMatcher(app);
      const taken = new Set(pages);
      const redirects = [...formers.values()].flatMap(({ locale, localPath, page }) => {
        if (locale !== main || !isMultilingual(site)) return [{ from: localisePath(localPath, locale, site), page }];
        return [
          { from: addBase(localPath, site.base ?? ''), page },
          ...site.locales.map((one) => ({
            from: localisePath(localPath, one, site),
            page: pageOf(formers, one, localPath) ?? page,
          })),
        ];
      });
      const listed = new Map(
        redirects.map(({ from, page }) => [from, { from, to: encodePath(page), status: 301 as const }]),
      );
      return [...listed.values()].filter(({ from }) => !taken.has(from) && matchRule(from)?.redirect === undefined);
    },
  };
}

async function readFormerPaths({
  app,
  content,
  collections,
}: FormerPathsOptions): Promise<ReadonlyMap<string, FormerPath>> {
  const { site } = app;
  const findPage = createPageFinder(app);
  const formerPaths = new Map<string, FormerPath>();
  for (const collection of collections) {
    for (const { path: page, redirectFrom } of await readRows(content, collection)) {
      const split = splitLocale(page, site);
      if (!split || !findPage(page)) continue;
      for (const encodedPath of redirectFrom) {
        const path = decodePath(encodedPath);
        // Authors write paths without the base path of the site.
        const former = splitLocale(path, { ...site, base: '' }) ?? { locale: split.locale, path };
        const key = keyOf(former.locale, former.path);
        if (!formerPaths.has(key)) formerPaths.set(key, { locale: former.locale, localPath: former.path, page });
      }
    }
  }
  return formerPaths;
}

/** The pages of a collection that have former paths. */
async function readRows(
  content: FormerPathsOptions['content'],
  collection: string,
): Promise<{ path: string; redirectFrom: readonly string[] }[]> {
  if (!Object.hasOwn(content.columns(collection), 'redirectFrom')) return [];
  const rows = await content.run({
    collection,
    fields: ['path', 'stem', 'redirectFrom'],
    where: { join: 'AND', parts: [{ field: 'redirectFrom', operator: 'IS NOT NULL' }] },
    order: [],
    skip: 0,
    limit: undefined,
  });
  return rows.flatMap(({ path, stem, redirectFrom }) =>
    Array.isArray(redirectFrom) && !String(stem).endsWith('.navigation')
      ? [{ path: String(path), redirectFrom: redirectFrom.map(String) }]
      : [],
  );
}

function keyOf({ code }: Locale, localPath: string): string {
  return `${code} ${formerPathKey(localPath)}`;
}
