import { hash } from 'node:crypto';
import type { Content } from '../content.ts';
import { createContent } from '../content.ts';
import type { ContentConfig } from '../collections/collection.ts';
import { createDumps } from '../dump/create-dumps.ts';
import { once } from '../once/once.ts';
import { buildSearchParts } from '../search/parts/build-search-parts.ts';
import type { SearchGroup, SearchParts } from '../search/parts/build-search-parts.ts';
import type { SearchRoot } from '../search/parts/search-root.ts';
import { writeTranslated } from '../search/parts/translated.ts';
import { buildSearchSections } from '../search/search-sections.ts';
import type { SearchPage } from '../search/search-sections.ts';
import type { Searched } from '../search/searched.ts';
import type { ReadStore } from '../store/store.ts';

/** The index of one language. */
export interface SearchIndex {
  root: SearchRoot;
  /** Its parts by their names. */
  files: ReadonlyMap<string, string>;
}

export interface SearchIndexes {
  /** The index of a language as the content is now; `undefined` for a language that has none. */
  get: (locale: string) => Promise<SearchIndex | undefined>;
}

/** Pages of a collection that are taken from the database at once: their bodies are large. */
const PAGES_AT_ONCE = 200;

/** Makes the index of each language once a version of the content. */
export function createSearchIndexes(store: ReadStore, searched: Searched): SearchIndexes {
  const content = createContent<ContentConfig>(store);
  const dumps = createDumps(store);
  const names = Object.keys(searched.collections).filter((name) => Object.hasOwn(store.collections, name));
  const kept = new Map<string, { version: string; index: () => Promise<SearchIndex> }>();
  const [fallback = ''] = searched.locales;

  const versionOf = async (): Promise<string> => {
    const versions = await Promise.all(names.map((name) => dumps.version(name)));
    return hash('sha256', JSON.stringify([versions, searched]));
  };

  const groupsOf = async (locale: string): Promise<SearchGroup[]> => {
    const only = searched.locales.length > 1 ? locale : undefined;
    const groups: SearchGroup[] = [];
    for (const collection of names) {
      const sections: SearchGroup['sections'][number][] = [];
      for await (const pages of readPages(content, collection, only)) {
        sections.push(...buildSearchSections(pages, searched.collections[collection]));
      }
      groups.push({ collection, sections });
    }
    return groups;
  };

  const make = async (locale: string): Promise<SearchIndex> => {
    const groups = await groupsOf(locale);
    const parts = await buildSearchParts(groups, locale);
    const translated =
      locale === fallback ? '' : writeTranslated(await groupsOf(fallback), groups, { fallback, locale });
    return { root: { ...parts.root, version: nameParts(parts), translated }, files: parts.files };
  };

  return {
    async get(locale) {
      if (!searched.locales.includes(locale)) return undefined;
      const version = await versionOf();
      const known = kept.get(locale);
      if (known?.version === version) return await known.index();
      const index = once(() => make(locale));
      kept.set(locale, { version, index });
      return await index();
    },
  };
}

async function* readPages(
  content: Content<ContentConfig['collections']>,
  collection: string,
  locale: string | undefined,
): AsyncGenerator<SearchPage[]> {
  const query = content.query(collection, { locale });
  for (let skip = 0; ; skip += PAGES_AT_ONCE) {
    const rows = (await query.skip(skip).limit(PAGES_AT_ONCE).all()) as unknown[] as SearchPage[];
    if (rows.length > 0) yield rows;
    if (rows.length < PAGES_AT_ONCE) return;
  }
}

/** Named after what is in it, so that another index is never taken for it. */
function nameParts({ root, files }: SearchParts): string {
  return hash('sha256', JSON.stringify([root, ...files])).slice(0, 12);
}
