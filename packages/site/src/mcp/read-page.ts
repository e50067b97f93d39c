import { ContentError } from '@recto/content';
import { addBase, dropBase } from '../app/base.ts';
import { decodePath, encodePath } from '../app/page-paths.ts';
import { rawOwner } from '../app/raw-address.ts';
import type { Locale, Site } from '../app/site.ts';
import { guessLocale, localisePath } from '../languages/locale.ts';
import { isRedirect } from '../payload/payload.ts';
import type { ResolvedPage } from '../payload/resolved-page.ts';
import type { McpOptions } from './mcp-options.ts';

/** A page as agents get it. */
export interface ReadPage {
  /** The whole path. */
  path: string;
  /** Where people read it, once the site is published. */
  url?: string;
  title: string;
  description: string;
  /** The language of its text, which is the default one's where there is no translation. */
  locale: string;
  markdown: string;
}

/** Longest way from an address of old to the page of today. */
const MOST_HOPS = 3;

/** Only the path of an address counts; this stands for the site where it has no address yet. */
const NOWHERE = 'http://site.invalid';

/**
 * The page at an address as agents write them: with or without language, site, `#` and ending, an old one too.
 * It never gets to a file system: an address is matched with routes, and a route asks the database.
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
      'list_pages names every page; search finds one by its words.',
    );
  }
  const { path, head, about } = page;
  const markdown = await page.markdown?.(page);
  if (markdown === undefined) {
    throw new ContentError('mcp/no-markdown', `${path} has no markdown.`, 'Its description is in list_pages.');
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

/** The whole path that an address names, or `undefined` where it is another site's, or none. */
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
