import type { NavigationItem, NavigationPage } from '../navigation/navigation-item.ts';
import { buildNavigation } from '../navigation/navigation.ts';
import type { NavigationOptions } from '../navigation/navigation.ts';
import { surroundings } from '../navigation/surroundings.ts';
import type { SurroundingsOptions } from '../navigation/surroundings.ts';
import { buildSearchSections } from '../search/search-sections.ts';
import type { SearchPage, SearchSection, SearchSectionsOptions } from '../search/search-sections.ts';
import type { Field } from './group.ts';

/** Fields for a link to a page. */
const LINK_FIELDS = ['title', 'path', 'stem'] as const;
/** Fields of the navigation tree; `meta` contains the folder settings of `.navigation` files. */
const TREE_FIELDS = [...LINK_FIELDS, 'navigation', 'meta'] as const;
const SECTION_FIELDS = ['path', 'title', 'description', 'extension', 'body', 'meta'] as const;

interface NavigationTreeOptions extends Omit<NavigationOptions, 'fields'> {
  /** Only pages below this path, without the folders above it. */
  root?: string;
}

/** Navigation methods of queries on pages. Without an order, pages are in reading order. */
export interface NavigationQuery<Row> {
  /** Returns the pages as a tree. Items contain the given fields of their pages if they have a value. */
  navigation<F extends Field<Row> = never>(
    fields?: readonly F[],
    options?: NavigationTreeOptions,
  ): Promise<NavigationItem<Pick<Row, F>>[]>;
  /** Returns the pages before and after a page, padded with `null`. Pages outside the navigation are skipped. */
  surroundings<F extends Field<Row> = never>(
    path: string,
    options?: SurroundingsOptions<F>,
  ): Promise<(Pick<Row, F | (Field<Row> & (typeof LINK_FIELDS)[number])> | null)[]>;
}

/** Search methods of queries on pages. */
export interface SearchQuery<Row> {
  /** Splits markdown pages at their headings, and copies extra fields of a page to each of its sections. */
  searchSections<F extends Field<Row> = never>(
    options?: SearchSectionsOptions<F>,
  ): Promise<(SearchSection & Pick<Row, F>)[]>;
}

/** Runs a query with these fields instead of the selected ones. */
type RunWithFields<Row> = (fields: readonly Field<Row>[]) => Promise<Row[]>;

/** Creates the navigation methods of a query. */
export function createNavigationQuery<Row extends NavigationPage>(run: RunWithFields<Row>): NavigationQuery<Row> {
  return {
    async navigation(fields = [], { root = '/', locale }: NavigationTreeOptions = {}) {
      const pages = await run([...TREE_FIELDS, ...fields]);
      return buildNavigation(pages, root, { fields, locale });
    },
    async surroundings(path, { fields = [], ...options } = {}) {
      const pages = await run([...LINK_FIELDS, 'navigation', ...fields]);
      return surroundings(pages, path, { ...options, fields });
    },
  };
}

/** Creates the search methods of a query. */
export function createSearchQuery<Row extends SearchPage>(run: RunWithFields<Row>): SearchQuery<Row> {
  return {
    async searchSections(options = {}) {
      const pages = await run([...SECTION_FIELDS, ...(options.extraFields ?? [])]);
      return buildSearchSections(pages, options);
    },
  };
}
