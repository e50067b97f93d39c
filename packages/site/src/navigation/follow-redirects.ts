import { dropBase } from '../app/base.ts';
import { mergeUrl } from '../rules/match-rule.ts';
import type { LoadResult } from './navigator.ts';

/** Result of a load: a page, or a redirect. */
export type Loaded<Page> = { page: Page } | { redirect: string };

/** Loads code and data of a page. Returns nothing if the page needs a full page load. */
export type LoadPage<Page> = (url: URL, signal: AbortSignal) => Promise<Loaded<Page> | undefined>;

/** Maximum number of redirects; a longer chain is treated as a loop. */
const MAX_REDIRECTS = 5;

/** Loads the page at a URL and follows redirects within the site. */
export async function followRedirects<Page>(
  load: LoadPage<Page>,
  start: URL,
  signal: AbortSignal,
): Promise<LoadResult<Page>> {
  let url = start;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const loaded = await load(url, signal).catch(() => undefined);
    signal.throwIfAborted();
    if (!loaded) break;
    if ('page' in loaded) return { page: loaded.page, url };
    url = new URL(mergeUrl(loaded.redirect, url), url);
    if (url.origin !== start.origin || dropBase(url.pathname) === undefined) break;
  }
  return { leave: url.href };
}
