import type { NavigationItem, NavigationPage } from '../navigation/navigation-item.ts';
import { buildNavigation } from '../navigation/navigation.ts';
import type { NavigationOptions } from '../navigation/navigation.ts';
import { surroundings } from '../navigation/surroundings.ts';
import type { SurroundingsOptions } from '../navigation/surroundings.ts';
import { buildSearchSections } from '../search/search-sections.ts';
import type { SearchPage, SearchSection, SearchSectionsOptions } from '../search/search-sections.ts';
import type { Field } from './group.ts';

/** What a link to a page needs. */
const LINK_FIELDS = ['title', 'path', 'stem'] as const;
/** What `.navigation` files say of their folders stands in `meta`. */
const TREE_FIELDS = [...LINK_FIELDS, 'navigation', 'meta'] as const;
const SECTION_FIELDS = ['path', 'title', 'description', 'extension', 'body'] as const;

interface NavigationTreeOptions extends Omit<NavigationOptions, 'fields'> {
  /** Only pages below this path, without the folders above it. */
  root?: string;
}

/** Where the pages that a query finds stand to each other. A query without an order finds them in reading order. */
export interface NavigationQuery<Row> {
  /** The tree of the pages, these fields of theirs on its items where they have a value. */
  navigation<F extends Field<Row> = never>(
    fields?: readonly F[],
    options?: NavigationTreeOptions,
  ): Promise<NavigationItem<Pick<Row, F>>[]>;
  /** Neighbours of a page, padded with `null`; pages that navigation leaves out are nobody's. */
  surroundings<F extends Field<Row> = never>(
    path: string,
    options?: SurroundingsOptions<F>,
  ): Promise<(Pick<Row, F | (Field<Row> & (typeof LINK_FIELDS)[number])> | null)[]>;
}

/** What a search index is made of. */
export interface SearchQuery<Row> {
  /** The markdown pages cut at their headings, extra fields of a page on each of its sections. */
  searchSections<F extends Field<Row> = never>(
    options?: SearchSectionsOptions<F>,
  ): Promise<(SearchSection & Pick<Row, F>)[]>;
}

/** Runs a query for these fields alone, whatever else was chosen. */
type Ask<Row> = (fields: readonly Field<Row>[]) => Promise<Row[]>;

export function createNavigationQuery<Row extends NavigationPage>(ask: Ask<Row>): NavigationQuery<Row> {
  return {
    async navigation(fields = [], { root = '/', locale }: NavigationTreeOptions = {}) {
      const pages = await ask([...TREE_FIELDS, ...fields]);
      return buildNavigation(pages, root, { fields, locale });
    },
    async surroundings(path, { fields = [], ...options } = {}) {
      const pages = await ask([...LINK_FIELDS, 'navigation', ...fields]);
      return surroundings(pages, path, { ...options, fields });
    },
  };
}

export function createSearchQuery<Row extends SearchPage>(ask: Ask<Row>): SearchQuery<Row> {
  return {
    async searchSections(options = {}) {
      const pages = await ask([...SECTION_FIELDS, ...(options.extraFields ?? [])]);
      return buildSearchSections(pages, options);
    },
  };
}
