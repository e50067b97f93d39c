import { buildNavigation, flattenNavigation } from '@recto/content';
import type { NavigationItem, NavigationPage } from '@recto/content';
import type { Site } from '../app/site.ts';
import { defaultLocale, isMultilingual, localisePath, splitLocale } from '../languages/locale.ts';
import type { ListedPage } from '../server/page-list/list-public-pages.ts';
import { readRows } from '../server/page-rows.ts';
import type { FileContext } from '../server/server.ts';

/** A section of `llms.txt`: a list of pages in reading order. */
export interface LlmsSection {
  title: string;
  /** Path of their folder. Undefined for pages that belong to no folder. */
  path?: string;
  /** Description of the folder's index page. */
  description?: string;
  pages: ListedPage[];
}

/** Heading of the section that readers may skip, as defined by the llms.txt format. */
const OPTIONAL = 'Optional';

/**
 * Lists the pages of the default language: the folders of each collection with their navigation titles, then all other
 * pages.
 */
export async function listSections(context: FileContext): Promise<LlmsSection[]> {
  const { site } = context;
  const home = defaultLocale(site);
  const pages = (await context.listPages()).filter(({ locale }) => locale.code === home.code);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const collections = new Set(pages.flatMap(({ collection = [] }) => collection));
  const sections: LlmsSection[] = [];
  for (const collection of collections) {
    const tree = buildNavigation(await readTree(collection, context), localisePath('/', home, site));
    for (const folder of foldersOf(tree)) {
      const contained = flattenNavigation([folder]).flatMap(({ path }) => byPath.get(path) ?? []);
      // A single page is not a section, unless its folder is inside another one.
      if (contained.length === 0 || (contained.length === 1 && tree.includes(folder))) continue;
      const page = byPath.get(folder.path);
      // A generated list page is not a row of the collection; its title is better than that of the folder.
      const title = page?.collection === undefined ? (page?.title ?? folder.title) : folder.title;
      const about = page === undefined ? {} : { description: page.description };
      for (const { path } of contained) byPath.delete(path);
      sections.push({ title, path: folder.path, pages: contained, ...about });
    }
  }
  const remaining = [...byPath.values()];
  const ordered = sortByHeader(sections, site);
  if (remaining.length === 0) return ordered;
  return [...ordered, { title: sections.length === 0 ? site.title : OPTIONAL, pages: remaining }];
}

/** Sorts sections that the header links to first, in the order of the header. */
function sortByHeader(sections: readonly LlmsSection[], site: Site): LlmsSection[] {
  const topSegments = new Set(site.header?.map(({ to }) => firstSegment(to)));
  const positions = new Map([...topSegments].map((top, index) => [top, index]));
  const rank = ({ path = '' }: LlmsSection): number =>
    positions.get(firstSegment(splitLocale(path, site)?.path)) ?? positions.size;
  return sections.toSorted((a, b) => rank(a) - rank(b));
}

/** Returns the first segment of a path: `docs` for `/docs/start`. */
function firstSegment(path = ''): string | undefined {
  return path.split('/')[1];
}

/** Lists the folders that contain pages. A folder that contains only folders is replaced by them. */
function foldersOf(tree: readonly NavigationItem[]): NavigationItem[] {
  return tree.flatMap((item) => {
    const { children = [] } = item;
    if (children.length === 0) return [];
    const hasOnlyFolders = item.page === false && children.every((child) => child.children !== undefined);
    return hasOnlyFolders ? foldersOf(children) : [item];
  });
}

async function readTree(collection: string, { site, content }: FileContext): Promise<NavigationPage[]> {
  const { code } = defaultLocale(site);
  const fields = ['title', 'path', 'stem', 'navigation', 'meta'];
  const rows = (await readRows(content, collection, fields)) as unknown as NavigationPage[];
  return isMultilingual(site) ? rows.filter(({ stem }) => stem.startsWith(`${code}/`)) : rows;
}
