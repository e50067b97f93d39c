import { ContentError } from '@recto/content';
import { addBase, dropBase } from '../app/base.ts';
import { decodePath, encodePath } from '../app/page-paths.ts';
import { rawOwner } from '../app/raw-address.ts';
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
const MOST_HOPS = 3;

/** Placeholder origin for a site without a configured URL; only the path of a URL is used. */
const NOWHERE = 'http://site.invalid';

/**
 * Reads the page at a URL as agents write it: with or without locale, origin, fragment and extension; redirects are
 * followed. The URL never reaches the file system: it is matched with routes, and a route queries the database.
 */
export async function readPage(address: string, locale: Locale | undefined, options: McpOptions): Promise<ReadPage> {
  const { site } = options;
  const asked = readAddress(address, site);
  const place = asked !== undefined && locale ? localisePath(guessLocale(asked, site).path, locale, site) : asked;
  const page = place === undefined ? undefined : await follow(place, options);
  if (!page) {
    throw new ContentError(
      'mcp/no-page',
      `There is no page at ${JSON.stringify(address)}.`,
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
    locale: about?.text ?? page.locale,
    markdown,
  };
}

/** Returns the full path of a URL, or `undefined` if the URL is invalid or belongs to another site. */
function readAddress(address: string, { url = NOWHERE, base = '' }: Site): string | undefined {
  if (!URL.canParse(address, url)) return undefined;
  const { origin, pathname } = new URL(address, url);
  const path = origin === new URL(url).origin ? decodePath(pathname) : undefined;
  if (path === undefined) return undefined;
  const inside = dropBase(path, base) ?? path;
  return addBase(rawOwner(inside) ?? inside, base);
}

async function follow(path: string, { resolve, site }: McpOptions): Promise<ResolvedPage | undefined> {
  let place: string | undefined = path;
  for (let hop = 0; hop <= MOST_HOPS && place !== undefined; hop += 1) {
    const answer = await resolve(place);
    if (!isRedirect(answer)) return answer.status === 200 ? answer : undefined;
    place = readAddress(answer.redirect, site);
  }
  return undefined;
}
