import { buildNavigation, flattenNavigation, surroundings } from '@recto/content';
import type { NavigationItem, TocEntry } from '@recto/content';
import { localiseUrl } from '../../languages/localise-url.ts';
import { localisePath } from '../../languages/locale.ts';
import { sourceLinks } from './source-links.ts';
import type { SourceLinks } from './source-links.ts';
import { findPage, listPages } from '../../server/pages.ts';
import { notFound } from '../../server/page-error.ts';
import type { LoaderResult, SectionNavigation } from '../../server/server.ts';
import type { KindContext } from '../kind-context.ts';
import type { DocsCollection } from './docs-collection.ts';
import { formatDate } from '../blog/list-posts.ts';
import { arrangeSidebar, isExternalItem } from './arrange-sidebar.ts';
import type { ArrangeOptions } from './arrange-sidebar.ts';
import { addIndexEntries } from './index-entries.ts';
import type { SidebarEntry } from './sidebar-schema.ts';
import { findLocation } from './docs-location.ts';
import type { DocsLocation } from './docs-location.ts';

interface Neighbour {
  title: string;
  path: string;
  /** Language tag of the title, if it differs from the language of the page. */
  lang?: string;
}

/** Options of the loaders of the documentation. */
export interface DocsLoaderOptions {
  /** Root path of the documentation. */
  root: string;
  /** Name of the collection that contains the pages. */
  collection: string;
  /** Order, groups and labels of the sidebar. */
  sidebar?: readonly SidebarEntry[];
}

/** Data of a page of the documentation. */
export interface DocsData {
  /** Title of the page. */
  title: string;
  /** Description of the page. */
  description: string;
  /** Location of the page in the navigation tree. */
  location: DocsLocation;
  /** Buttons from the front matter of the page. */
  links: { label: string; to: string }[];
  /** Table of contents. */
  toc: TocEntry[];
  /** The previous page in reading order. */
  previous: Neighbour | null;
  /** The next page in reading order. */
  next: Neighbour | null;
  /** Date of the last change of the file. Missing if git has no history of it. */
  updated?: { date: string; text: string };
  /** Links for editing the page and reporting issues, if the site configures its repository. */
  source?: SourceLinks;
}

/** The navigation of a documentation, with all pages as a flat list. */
export interface DocsNavigation extends SectionNavigation {
  /**
   * The pages in reading order. Without a configured sidebar also hidden pages and the rows of folder settings, which
   * `surroundings` skips.
   */
  pages: readonly (Neighbour & { stem: string })[];
}

type Context = KindContext<DocsCollection, DocsLoaderOptions>;
type NavigationContext = Pick<Context, 'content' | 'locale' | 'site' | 'messages' | 'options'>;

/** Builds the tree of all pages below `options.root`, or of those that `options.sidebar` lists. */
export async function navigation(context: NavigationContext): Promise<DocsNavigation> {
  const { locale, site, options } = context;
  const root = localisePath(options.root, locale, site);
  const pages = await listPages(context, options.collection, (query) =>
    query.select('title', 'path', 'stem', 'navigation', 'meta'),
  );
  const titles = new Map(pages.map(({ stem, title }) => [stem, title]));
  const tree = addIndexEntries(buildNavigation(pages, root, { fields: ['lang'] }), titles);
  if (!options.sidebar) return { root, items: tree, pages: pages.filter(({ path }) => isBelow(path, root)) };
  const items = arrangeSidebar(tree, options.sidebar, {
    root,
    ...arrangeOptions(context),
    onMissing: (path) => {
      console.warn(`[recto] The sidebar omits "${path}", which is not a published page or folder.`);
    },
  });
  return {
    root,
    items,
    pages: flattenNavigation(items)
      .filter((item) => !isExternalItem(item))
      .map(toPage),
  };
}

/** Whether a path is the root or below it. Several manuals can share a collection. */
function isBelow(path: string, root: string): boolean {
  return path === root || path.startsWith(root === '/' ? root : `${root}/`);
}

/** Loads a page of the documentation with its location in the navigation and the previous and next page. */
export async function load(context: Context & { navigation: DocsNavigation }): Promise<LoaderResult<DocsData>> {
  const { path, locale, site, history = {}, options } = context;
  const found = await findPage(context, options.collection);
  if (!found) throw notFound(path);
  const { page, languages } = found;
  const [previous = null, next = null] = surroundings(context.navigation.pages, path);
  const location = findLocation(context.navigation.items, path);
  const { title, description, seo, body } = page;
  const links = page.links.map(({ label, to }) => ({ label, to: localiseUrl(to, locale, site) }));
  const file = `${page.stem}.${page.extension}`;
  const changed = history[file];
  const [date] = changed?.split('T') ?? [];
  return {
    title,
    description,
    seo,
    languages,
    about: {
      kind: 'article',
      ...(changed !== undefined && { updated: changed }),
      trail: location.trail.map(({ label, to }) => ({ name: label, path: to })),
    },
    data: {
      title,
      description,
      location,
      links,
      toc: body.toc,
      previous: previous && toNeighbour(previous),
      next: next && toNeighbour(next),
      ...(date !== undefined && { updated: { date, text: formatDate(date, locale) } }),
      ...(site.repository && { source: sourceLinks(file, page.editLink, site.repository) }),
    },
    body: body.nodes,
  };
}

function toPage({ title, path, stem, lang }: NavigationItem): Neighbour & { stem: string } {
  return { title, path, stem, ...(typeof lang === 'string' && { lang }) };
}

function arrangeOptions({ locale, site, messages = {} }: NavigationContext): Omit<ArrangeOptions, 'root'> {
  return {
    localise: (address) => localiseUrl(address, locale, site),
    translate: (label) => messages[label] ?? label,
    isComplete: locale.code === (site.defaultLocale ?? site.locales[0].code),
  };
}

function toNeighbour({ title, path, lang }: Neighbour): Neighbour {
  return { title, path, ...(lang !== undefined && { lang }) };
}
