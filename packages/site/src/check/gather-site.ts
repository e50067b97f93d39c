import { withoutTrailingSlash } from '@recto/content/cli';
import { decodePath } from '../app/page-paths.ts';
import { readPage } from './read-page.ts';
import type { SiteFile, SitePage, SiteSource } from './site-page.ts';

/** A whole site, read. */
export interface GatheredSite {
  /** Its pages, without those that only lead on. */
  pages: readonly SitePage[];
  /** What its own whole addresses begin with; nothing where no page names its address. */
  home: string | undefined;
  /** The path of an address that is one of this site. */
  localise: (address: string, from?: string) => string | undefined;
  pageAt: (path: string) => SitePage | undefined;
  open: (path: string) => Promise<SiteFile | undefined>;
}

/** How many pages are read at once. */
const AT_ONCE = 8;
/** More pages than this are surely one page under many addresses. */
const MOST_PAGES = 100_000;

/** Reads every page that is known or linked. */
export async function gatherSite(
  source: SiteSource,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<GatheredSite> {
  const pages = new Map<string, SitePage>();
  const known = new Set(source.start.map(withoutTrailingSlash));
  const queue = [...known];
  const own = source.address === undefined ? [] : [source.address];
  const read = async (path: string): Promise<void> => {
    const file = await source.open(path);
    if (file?.redirect !== undefined) find([file.redirect], path);
    if (!file?.isPage || file.redirect !== undefined) return;
    const page = readPage(await file.read(), path, file.place);
    pages.set(path, file.isHidden === true ? { ...page, isHidden: true } : page);
    find([...page.links, ...page.alternates.map(({ href }) => href)], path);
  };
  const find = (links: readonly string[], from: string): void => {
    // Whoever knows all pages from the start needs no links to find them.
    if (source.address === undefined) return;
    for (const link of links) {
      const local = localPath(link, from, own);
      if (local === undefined || known.has(local) || known.size >= MOST_PAGES) continue;
      known.add(local);
      queue.push(local);
    }
  };
  for (let done = 0; queue.length > 0;) {
    const some = queue.splice(0, AT_ONCE);
    await Promise.all(some.map(read));
    done += some.length;
    onProgress(done, done + queue.length);
  }

  const all = [...pages.values()].filter(({ redirect }) => redirect === undefined);
  const home = findHome(all);
  const homes = [...own, ...(home === undefined ? [] : [home])];
  return {
    pages: all,
    home,
    localise: (address, from = '/') => localPath(address, from, homes),
    pageAt: (path) => {
      const page = pages.get(path);
      return page?.redirect === undefined ? page : undefined;
    },
    open: async (path) => await source.open(path),
  };
}

const NOWHERE = 'https://site.invalid';

/** A path seen from the home of the site; nothing for the addresses of others. */
function localPath(address: string, from: string, homes: readonly string[]): string | undefined {
  // Where a site lies below a folder, its paths begin with that folder.
  const bases = [...new Set(homes.map((home) => new URL(home).pathname.replace(/\/$/u, '')))];
  const base = bases[0] ?? '';
  const url = URL.parse(address, `${NOWHERE}${base}${from}`);
  if (!url) return undefined;
  const isOwn = url.origin === NOWHERE || homes.some((home) => new URL(home).origin === url.origin);
  const below = bases.find((one) => `${url.pathname}/`.startsWith(`${one}/`));
  if (!isOwn || (bases.length > 0 && below === undefined)) return undefined;
  const path = url.pathname.slice(below?.length ?? 0);
  return withoutTrailingSlash((decodePath(path) ?? path) || '/');
}

/**
 * What the addresses of a site begin with, as most of its pages have it: `https://recto.example`, or with the folder it
 * is in. A page says so by its canonical address, if that ends as the path of the page does.
 */
function findHome(pages: readonly SitePage[]): string | undefined {
  const votes = new Map<string, number>();
  for (const { path, canonicals, isHidden } of pages) {
    const url = isHidden ? null : URL.parse(canonicals[0] ?? '');
    const ending = path === '/' ? '' : encodeURI(path);
    const address = url === null ? '' : (url.origin + url.pathname).replace(/\/$/u, '');
    if (url === null || !address.endsWith(ending)) continue;
    const home = address.slice(0, address.length - ending.length);
    votes.set(home, (votes.get(home) ?? 0) + 1);
  }
  return [...votes].sort(([, a], [, b]) => b - a)[0]?.[0];
}
