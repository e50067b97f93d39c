import { dropBase } from '../app/base.ts';
import { mergeAddress } from '../rules/match-rule.ts';
import type { Arrival } from './navigator.ts';

/** What a load can end in: a page to show, or another place to go. */
export type Loaded<Page> = { page: Page } | { redirect: string };

/** Gets code and data of a page, or nothing where only a full load can show it. */
export type Load<Page> = (url: URL, signal: AbortSignal) => Promise<Loaded<Page> | undefined>;

/** A chain of redirects longer than this is a circle. */
const MOST_REDIRECTS = 5;

/** Loads the page that an address leads to, over redirects within the site. */
export async function followRedirects<Page>(load: Load<Page>, start: URL, signal: AbortSignal): Promise<Arrival<Page>> {
  let url = start;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const loaded = await load(url, signal).catch(() => undefined);
    signal.throwIfAborted();
    if (!loaded) break;
    if ('page' in loaded) return { page: loaded.page, url };
    url = new URL(mergeAddress(loaded.redirect, url), url);
    if (url.origin !== start.origin || dropBase(url.pathname) === undefined) break;
  }
  return { leave: url.href };
}
