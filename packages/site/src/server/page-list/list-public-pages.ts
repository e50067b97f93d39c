import type { Content, ContentConfig } from '@recto/content';
import type { App } from '../../app/app.ts';
import type { Locale } from '../../app/site.ts';
import { splitLocale } from '../../languages/locale.ts';
import { isRedirect } from '../../payload/payload.ts';
import { runMiddleware } from '../../rules/run-middleware.ts';
import { createPageFinder, readPageRows } from '../page-rows.ts';
import { listRoutePages } from '../route-paths.ts';
import type { RoutePaths } from '../route-paths.ts';
import type { ResolvePage } from '../../payload/resolved-page.ts';

/** A page in the page list, which sitemaps, feeds and `llms.txt` are made from. */
export interface ListedPage {
  /** The full path, including base path and language. */
  path: string;
  /** The path without its language. */
  localPath: string;
  /** The language of its text. */
  locale: Locale;
  /** Path pattern of its route. */
  route: string;
  /** Title of the page. */
  title: string;
  /** Description of the page; may be empty. */
  description: string;
  /** Codes of all languages in which the page is written. */
  languages: readonly string[];
  /** Name of the collection that contains the page; missing for a route without a row. */
  collection?: string;
  /** Path of its file, relative to the content folder. */
  file?: string;
  /** When the file last changed, as an ISO time; missing if git has no date for it. */
  updated?: string;
}

/** Options of `listPublicPages`. */
export interface PageListOptions {
  /** Routes, components and settings of the site. */
  app: App;
  /** The content of the site. */
  content: Content<ContentConfig['collections']>;
  /** Names of the collections to list, in their order. */
  collections: readonly string[];
  /** Resolves a path to a page. */
  resolve: ResolvePage;
  /** When files last changed, by path below the content folder. */
  history?: Readonly<Record<string, string>>;
  /** Lists the pages of routes that have no rows. */
  routePaths?: RoutePaths;
}

type Candidate = Omit<ListedPage, 'languages' | 'route'>;

/**
 * Lists every page that anyone may read and that search engines may index. A page is listed only in the languages in
 * which it is written, not where it is a fallback for a missing translation. Rows come first, each collection in
 * reading order, then routes without a row.
 */
export async function listPublicPages(options: PageListOptions): Promise<ListedPage[]> {
  const { app, collections } = options;
  const rows: Candidate[] = [];
  for (const collection of collections) rows.push(...(await listRows(collection, options)));
  const rowPaths = new Set(rows.map(({ path }) => path));
  const pages = await filterPublicPages([...rows, ...(await listRoutesWithoutRow(rowPaths, options))], app);
  const languages = Map.groupBy(pages, ({ localPath }) => localPath);
  return pages.map((page) => ({
    ...page,
    languages: languages.get(page.localPath)?.map(({ locale }) => locale.code) ?? [],
  }));
}

async function listRows(
  collection: string,
  { app: { site }, content, history = {} }: PageListOptions,
): Promise<Candidate[]> {
  const rows = await readPageRows(content, collection, ['extension', 'title', 'description', 'draft']);
  return rows.flatMap(({ path, stem, extension, title, description, draft }) => {
    const split = splitLocale(path, site);
    // Drafts are visible only to editors.
    if (!split || draft === true) return [];
    const file = `${stem}.${String(extension)}`;
    const updated = history[file];
    return {
      path,
      localPath: split.path,
      locale: split.locale,
      title: String(title),
      description: String(description),
      collection,
      file,
      ...(updated !== undefined && { updated }),
    };
  });
}

/** Pages of routes without a row. Their loaders are called because only they have the titles. */
async function listRoutesWithoutRow(
  rowPaths: ReadonlySet<string>,
  { app, resolve, routePaths }: PageListOptions,
): Promise<Candidate[]> {
  const { routes, site } = app;
  const listed = routes.filter(({ meta }) => meta?.noindex !== true);
  const candidates: Candidate[] = [];
  for (const { path, localPath, locale } of await listRoutePages(listed, site, routePaths)) {
    const page = rowPaths.has(path) ? undefined : await resolve(path);
    if (!page || isRedirect(page) || page.status !== 200 || page.fallback) continue;
    const { about, head } = page;
    candidates.push({ path, localPath, locale, title: about?.name || site.title, description: head.description });
  }
  return candidates;
}

/** Removes rows that no route shows, that a rule redirects, or that middleware does not let every visitor see. */
async function filterPublicPages(candidates: readonly Candidate[], app: App): Promise<Omit<ListedPage, 'languages'>[]> {
  const find = createPageFinder(app);
  const pages = new Map<string, Omit<ListedPage, 'languages'>>();
  for (const page of candidates) {
    const { path, locale } = page;
    const matched = pages.has(path) ? undefined : find(path);
    if (!matched || matched.route.meta?.noindex === true) continue;
    const { route, params, middleware } = matched;
    if ((await runMiddleware(app, middleware, { path, locale, params })) !== undefined) continue;
    pages.set(path, { ...page, route: route.path });
  }
  return [...pages.values()];
}
