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

/** A page that has a text of its own, as lists for machines name it. */
export interface ListedPage {
  /** The whole path. */
  path: string;
  /** Without its language. */
  localPath: string;
  /** The language of its text. */
  locale: Locale;
  /** Name of the route that shows it. */
  route: string;
  title: string;
  description: string;
  /** Codes of all languages that have a text of their own here. */
  languages: readonly string[];
  /** The collection that it is a row of; a list of pages is none. */
  collection?: string;
  /** Its file, below the content folder. */
  file?: string;
  /** When the file last changed, as an ISO time, where git can say. */
  updated?: string;
}

export interface DirectoryOptions {
  app: App;
  content: Content<ContentConfig['collections']>;
  collections: readonly string[];
  resolve: ResolvePage;
  history?: Readonly<Record<string, string>>;
  routePaths?: RoutePaths;
}

type Candidate = Omit<ListedPage, 'languages' | 'route'>;

/**
 * Lists every page that strangers may read and search engines may name: those with a text of their own, not those that
 * only stand in for a translation. Rows come first, each collection in reading order, then routes without a row.
 */
export async function listPages(options: DirectoryOptions): Promise<ListedPage[]> {
  const { app, collections } = options;
  const rows: Candidate[] = [];
  for (const collection of collections) rows.push(...(await listRows(collection, options)));
  const known = new Set(rows.map(({ path }) => path));
  const pages = await openPages([...rows, ...(await listAlone(known, options))], app);
  const languages = Map.groupBy(pages, ({ localPath }) => localPath);
  return pages.map((page) => ({
    ...page,
    languages: languages.get(page.localPath)?.map(({ locale }) => locale.code) ?? [],
  }));
}

async function listRows(
  collection: string,
  { app: { site }, content, history = {} }: DirectoryOptions,
): Promise<Candidate[]> {
  const rows = await readPageRows(content, collection, ['extension', 'title', 'description', 'draft']);
  return rows.flatMap(({ path, stem, extension, title, description, draft }) => {
    const place = splitLocale(path, site);
    // A draft is for those who edit it.
    if (!place || draft === true) return [];
    const file = `${stem}.${String(extension)}`;
    const updated = history[file];
    return {
      path,
      localPath: place.path,
      locale: place.locale,
      title: String(title),
      description: String(description),
      collection,
      file,
      ...(updated !== undefined && { updated }),
    };
  });
}

/** Routes that stand alone and that no row fills. Only their loaders know what they are called. */
async function listAlone(
  known: ReadonlySet<string>,
  { app, resolve, routePaths }: DirectoryOptions,
): Promise<Candidate[]> {
  const { routes, site } = app;
  const listed = routes.filter(({ meta }) => meta?.noindex !== true);
  const found: Candidate[] = [];
  for (const { path, localPath, locale } of await listRoutePages(listed, site, routePaths)) {
    const page = known.has(path) ? undefined : await resolve(path);
    if (!page || isRedirect(page) || page.status !== 200 || page.fallback) continue;
    const { about, head } = page;
    found.push({ path, localPath, locale, title: about?.name || site.title, description: head.description });
  }
  return found;
}

/** A row may lie where no route leads, where a rule leads elsewhere, or where not everybody may go. */
async function openPages(candidates: readonly Candidate[], app: App): Promise<Omit<ListedPage, 'languages'>[]> {
  const find = createPageFinder(app);
  const pages = new Map<string, Omit<ListedPage, 'languages'>>();
  for (const page of candidates) {
    const { path, locale } = page;
    const found = pages.has(path) ? undefined : find(path);
    if (!found || found.route.meta?.noindex === true) continue;
    const { route, params, middleware } = found;
    if ((await runMiddleware(app, middleware, { path, locale, params })) !== undefined) continue;
    pages.set(path, { ...page, route: route.path });
  }
  return [...pages.values()];
}
