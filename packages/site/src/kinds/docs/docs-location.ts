import { flattenNavigation } from '@recto/content';
import type { NavigationItem } from '@recto/content';
import { findTrail, firstPage } from '../../navigation/server/navigation-near.ts';

interface Crumb {
  label: string;
  to: string;
  /** Language tag of the label, if it differs from the language of the page. */
  lang?: string;
}

/** Location of a page in the navigation tree of the documentation. */
export interface DocsLocation {
  /** Path of the first page of the documentation. */
  start: string;
  /** Number of the section, and of the page in it: `3.1`. Empty for a page outside of all sections. */
  number: string;
  /** Breadcrumbs from the section to the folder of the page. */
  trail: Crumb[];
}

/** Finds the location of a page in the navigation tree. */
export function findLocation(navigation: readonly NavigationItem[], path: string): DocsLocation {
  const trail = findTrail(navigation, path);
  const [section] = trail;
  const start = firstPage(navigation)?.path ?? path;
  if (!section) return { start, number: '', trail: [] };
  const page = flattenNavigation([section]).findIndex((item) => item.path === path);
  const numbers = [navigation.indexOf(section), page].filter((number) => number >= 0);
  // The index page of a section appears below its section; the index page of a deeper folder represents the folder and
  // is listed once.
  const folders = trail.filter((item) => item.path !== path || (item === section && item.children !== undefined));
  return { start, number: numbers.map((number) => number + 1).join('.'), trail: folders.map(toCrumb) };
}

/** A folder without an index page links to its first page. */
function toCrumb(item: NavigationItem): Crumb {
  const { lang } = item;
  return { label: item.title, to: firstPage([item])?.path ?? item.path, ...(typeof lang === 'string' && { lang }) };
}
