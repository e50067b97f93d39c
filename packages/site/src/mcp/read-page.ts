import { ContentError } from '@recto/content';
import { addBase, dropBase } from '../app/base.ts';
import { decodePath, encodePath } from '../app/page-paths.ts';
import { pageOfRawPath } from '../app/raw-path.ts';
import type { Locale, Site } from '../app/site.ts';
import { guessLocale, localisePath } from '../languages/locale.ts';
import { isRedirect } from '../payload/payload.ts';
import type { ResolvedPage } from '../payload/resolved-page.ts';
import type { McpOptions } from './mcp-options.ts';

/** A page as agents receive it. */
export interface ReadPage {
  /** Full path, with base path and locale. */
  path: string;
  /** URL of the page, if the site configures its URL. */
  url?: string;
  title: string;
  description: string;
  /** Locale of its text: the default locale if there is no translation. */
  locale: string;
  markdown: string;
}

/** Maximum number of redirects that are followed. */
const MAX_REDIRECTS = 3;

/** Placeholder origin for a site without a configured URL; only the path of a URL is used. */
const PLACEHOLDER_ORIGIN = 'http://site.invalid';

/**
 * Reads the page at a URL as agents write it: with or without locale, origin, fragment and extension; redirects are
 * followed. The URL never reaches the file system: it is matched with routes, and a route queries the database.
 */
export async function readPage(url: string, locale: Locale | undefined, options: McpOptions): Promise<ReadPage> {
  const { site } = options;
  const requested = parsePageUrl(url, site);
  const localised =
    requested !== undefined && locale ? localisePath(guessLocale(requested, site).path, locale, site) : requested;
  const page = localised === undefined ? undefined : await followRedirects(localised, options);
  if (!page) {
    throw new ContentError(
      'mcp/no-page',
      `There is no page at ${JSON.stringify(url)}.`,
      'list_pages lists every page; search finds pages by words.',
    );
  }
  const { path, head, about } = page;
  const markdown = await page.markdown?.(page);
  if (markdown === undefined) {
    throw new ContentError('mcp/no-markdown', `${path} has no markdown version.`, 'Its description is in list_pages.');
  }
  return {
    path,
    ...(site.url !== undefined && { url: new URL(encodePath(path), site.url).href }),
    title: about?.name || site.title,
    description: head.description,
    locale: about?.textLocale ?? page.locale,
    markdown,
  };
}

/** Returns the full path of a URL, or `undefined` if the URL is invalid or belongs to another site. */
function parsePageUrl(address: string, { url = PLACEHOLDER_ORIGIN, base = '' }: Site): string | undefined {
  if (!URL.canParse(address, url)) return undefined;
  const { origin, pathname } = new URL(address, url);
  const path = origin === new URL(url).origin ? decodePath(pathname) : undefined;
  if (path === undefined) return undefined;
  const sitePath = dropBase(path, base) ?? path;
  return addBase(pageOfRawPath(sitePath) ?? sitePath, base);
}

async function followRedirects(path: string, { resolve, site }: McpOptions): Promise<ResolvedPage | undefined> {
  let current: string | undefined = path;
  for (let hop = 0; hop <= MAX_REDIRECTS && current !== undefined; hop += 1) {
    const result = await resolve(current);
    if (!isRedirect(result)) return result.status === 200 ? result : undefined;
    current = parsePageUrl(result.redirect, site);
  }
  return undefined;
}
