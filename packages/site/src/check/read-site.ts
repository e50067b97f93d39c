import { withoutTrailingSlash } from '@recto/content/cli';
import { decodePath } from '../app/page-paths.ts';
import { parseSitePage } from './parse-site-page.ts';
import type { SiteFile, SitePage, SiteSource } from './site-page.ts';

/** All pages of a site, and functions to find and open its files. */
export interface SiteContents {
  /** Pages of the site, without those that only redirect. */
  pages: readonly SitePage[];
  /** Origin and base path of the site, without a trailing slash; `undefined` if no page has a canonical URL. */
  siteUrl: string | undefined;
  /**
   * Path of a URL, without the base path; `undefined` for URLs of other sites. `from` is the path that a relative URL
   * is resolved against.
   */
  pathOf: (address: string, from?: string) => string | undefined;
  /** Returns the page at a path; `undefined` if there is none or if it redirects. */
  pageAt: (path: string) => SitePage | undefined;
  /** Opens the page or file at a path; `undefined` if there is none. */
  open: (path: string) => Promise<SiteFile | undefined>;
}

/** How many pages are read at once. */
const MAX_PARALLEL = 8;
/** Limit for running sites: more pages than this are most likely one page with many URLs. */
const MAX_PAGES = 100_000;

/** Reads every page of a site: those that the source lists, and on a running site those that they link to. */
export async function readSite(
  source: SiteSource,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<SiteContents> {
  const pages = new Map<string, SitePage>();
  const seenPaths = new Set(source.start.map(withoutTrailingSlash));
  const queue = [...seenPaths];
  const ownUrls = source.url === undefined ? [] : [source.url];
  const read = async (path: string): Promise<void> => {
    const file = await source.open(path);
    if (file?.redirect !== undefined) find([file.redirect], path);
    if (!file?.isPage || file.redirect !== undefined) return;
    const page = parseSitePage(await file.read(), path, file.location);
    pages.set(path, file.isHidden === true ? { ...page, isHidden: true } : page);
    find([...page.links, ...page.alternates.map(({ href }) => href)], path);
  };
  const find = (links: readonly string[], from: string): void => {
    // A folder lists all of its pages, so its links need not be followed.
    if (source.url === undefined) return;
    for (const link of links) {
      const local = localPath(link, from, ownUrls);
      if (local === undefined || seenPaths.has(local) || seenPaths.size >= MAX_PAGES) continue;
      seenPaths.add(local);
      queue.push(local);
    }
  };
  for (let done = 0; queue.length > 0;) {
    const some = queue.splice(0, MAX_PARALLEL);
    await Promise.all(some.map(read));
    done += some.length;
    onProgress(done, done + queue.length);
  }

  const all = [...pages.values()].filter(({ redirect }) => redirect === undefined);
  const siteUrl = findSiteUrl(all);
  const homes = [...ownUrls, ...(siteUrl === undefined ? [] : [siteUrl])];
  return {
    pages: all,
    siteUrl,
    pathOf: (address, from = '/') => localPath(address, from, homes),
    pageAt: (path) => {
      const page = pages.get(path);
      return page?.redirect === undefined ? page : undefined;
    },
    open: async (path) => await source.open(path),
  };
}

const PLACEHOLDER_ORIGIN = 'https://site.invalid';

/** Path of a URL relative to the URL of the site; `undefined` for URLs of other sites. */
function localPath(address: string, from: string, homes: readonly string[]): string | undefined {
  // Paths of a site with a base path begin with it.
  const bases = [...new Set(homes.map((home) => new URL(home).pathname.replace(/\/$/u, '')))];
  const base = bases[0] ?? '';
  const url = URL.parse(address, `${PLACEHOLDER_ORIGIN}${base}${from}`);
  if (!url) return undefined;
  const isOwn = url.origin === PLACEHOLDER_ORIGIN || homes.some((home) => new URL(home).origin === url.origin);
  const ownBase = bases.find((one) => `${url.pathname}/`.startsWith(`${one}/`));
  if (!isOwn || (bases.length > 0 && ownBase === undefined)) return undefined;
  const path = url.pathname.slice(ownBase?.length ?? 0);
  return withoutTrailingSlash((decodePath(path) ?? path) || '/');
}

/**
 * Finds the origin and base path that most pages of a site have, for example `https://recto.example`. For a page, it is
 * the part of its canonical URL before the path of the page.
 */
function findSiteUrl(pages: readonly SitePage[]): string | undefined {
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
