import { flattenNavigation } from '@recto/content';
import type { NavigationItem } from '@recto/content';
import { findTrail, firstPage } from '../../navigation/server/navigation-around.ts';

interface Crumb {
  label: string;
  to: string;
  /** Tag of the label's language, where it is not the page's. */
  lang?: string;
}

export interface Place {
  /** Where the book begins. */
  start: string;
  /** Number of the section, and of the page in it: `3.1`. Empty for a page that is in no section. */
  folio: string;
  /** From the section down to the folder around the page. */
  trail: Crumb[];
}

/** Where in the book a page stands. */
export function findPlace(navigation: readonly NavigationItem[], path: string): Place {
  const trail = findTrail(navigation, path);
  const [section] = trail;
  const start = firstPage(navigation)?.path ?? path;
  if (!section) return { start, folio: '', trail: [] };
  const page = flattenNavigation([section]).findIndex((item) => item.path === path);
  const numbers = [navigation.indexOf(section), page].filter((number) => number >= 0);
  // The page of a section is in it; the page of a folder further down is the folder, and is named once.
  const folders = trail.filter((item) => item.path !== path || (item === section && item.children !== undefined));
  return { start, folio: numbers.map((number) => number + 1).join('.'), trail: folders.map(toCrumb) };
}

/** A folder without a page of its own begins with its first one. */
function toCrumb(item: NavigationItem): Crumb {
  const { lang } = item;
  return { label: item.title, to: firstPage([item])?.path ?? item.path, ...(typeof lang === 'string' && { lang }) };
}
