import {
  OFFLINE_BUILDS,
  OFFLINE_PAGES,
  OFFLINE_PAYLOADS,
  OFFLINE_PICTURES,
  OFFLINE_PICTURE_BYTES,
} from '../constants.ts';
import type { OfflineFacts } from './facts.ts';
import { kindOf } from './kinds.ts';
import type { Kind } from './kinds.ts';
import { contentOf, titleOf } from './read-pages.ts';
import type { ReadPage } from './read-pages.ts';

const LIMITS: Readonly<Partial<Record<Kind, number>>> = {
  page: OFFLINE_PAGES,
  payload: OFFLINE_PAYLOADS,
  picture: OFFLINE_PICTURES,
};

/** Header of a cached page with its title, so that listing pages does not read their bodies. */
const TITLE_HEADER = 'x-recto-title';
/** Header of a cached page with its content version. */
const CONTENT_HEADER = 'x-recto-content';
/** Headers that do not apply to the decoded body that is cached. */
const OF_THE_WAY = ['content-encoding', 'content-length'];

/** The responses that a site has cached in a browser: one cache per build, the newest first. */
export interface Shelf {
  /** Finds the newest cached response for a URL, of any build. */
  find: (url: URL) => Promise<Response | undefined>;
  /** Whether the cache of this build has it; for a page, also of this content version if given. */
  has: (url: URL, content?: string) => Promise<boolean>;
  /** Caches a response. */
  keep: (url: URL, response: Response) => Promise<void>;
  /**
   * Caches a page. `content` is the served content version as reported by an open tab, since static HTML does not
   * contain it.
   */
  keepPage: (url: URL, html: string, headers: Headers, content?: string) => Promise<void>;
  /** Caches all of these files, or none. */
  keepAll: (addresses: readonly string[]) => Promise<void>;
  /** Lists the cached pages, the last one first. */
  listPages: () => Promise<ReadPage[]>;
  /** Removes responses above the limits, and builds that are no longer needed. */
  tidy: () => Promise<void>;
  /** Removes all caches of the site. */
  clear: () => Promise<void>;
}

/** Creates the offline cache of a site. */
export function createShelf(caches: CacheStorage, facts: OfflineFacts): Shelf {
  // Another site on the same host has another base path, and so another cache name.
  const ours = `recto:${facts.base}/:`;
  const current = ours + facts.build;

  const names = async (): Promise<string[]> => {
    const others = (await caches.keys()).filter((name) => name.startsWith(ours) && name !== current);
    return [current, ...others.toReversed()];
  };
  const look = async (url: URL, cacheName: string): Promise<Response | undefined> =>
    await caches.match(keyOf(url, facts), { cacheName, ignoreVary: true });
  const put = async (url: URL, response: Response): Promise<void> => {
    const cache = await caches.open(current);
    const key = keyOf(url, facts);
    // Deleting first moves the entry to the end, as the newest.
    await cache.delete(key, { ignoreVary: true });
    await cache.put(key, response);
  };

  const tidy = async (): Promise<void> => {
    const counts: Partial<Record<Kind, number>> = {};
    const seen = new Set<string>();
    for (const [age, name] of (await names()).entries()) {
      if (age >= OFFLINE_BUILDS) {
        await caches.delete(name);
        continue;
      }
      const cache = await caches.open(name);
      let pages = 0;
      for (const request of (await cache.keys()).toReversed()) {
        const kind = kindOf(new URL(request.url).pathname, facts);
        const limit = kind && LIMITS[kind];
        if (kind === undefined || limit === undefined) continue;
        const count = counts[kind] ?? 0;
        if (count >= limit || seen.has(request.url)) {
          await cache.delete(request, { ignoreVary: true });
          continue;
        }
        counts[kind] = count + 1;
        seen.add(request.url);
        if (kind === 'page') pages += 1;
      }
      // Open pages may belong to the previous build, so its cache is kept.
      if (age > 1 && pages === 0) await caches.delete(name);
    }
  };

  return {
    tidy,
    async find(url) {
      for (const name of await names()) {
        const response = await look(url, name);
        if (!response) continue;
        // Files that this build needs too must not be removed with the old build. A page belongs to its own build.
        if (name !== current && kindOf(url.pathname, facts) !== 'page') await put(url, response.clone());
        return response;
      }
      return undefined;
    },
    async has(url, content) {
      const kept = await look(url, current);
      return kept !== undefined && (content === undefined || kept.headers.get(CONTENT_HEADER) === content);
    },
    async keep(url, response) {
      const kind = kindOf(url.pathname, facts);
      if (kind === 'picture' && (await response.clone().blob()).size > OFFLINE_PICTURE_BYTES) return;
      await put(url, response);
      if (kind && LIMITS[kind] !== undefined) await tidy();
    },
    async keepPage(url, html, given, content = '') {
      const headers = new Headers(given);
      for (const name of OF_THE_WAY) headers.delete(name);
      headers.set(CONTENT_HEADER, contentOf(html) || content);
      headers.set(TITLE_HEADER, encodeURIComponent(titleOf(html, facts)));
      await put(url, new Response(html, { headers }));
      await tidy();
    },
    async keepAll(addresses) {
      await (await caches.open(current)).addAll(addresses);
    },
    async listPages() {
      const pages = new Map<string, ReadPage>();
      for (const name of await names()) {
        const cache = await caches.open(name);
        for (const request of (await cache.keys()).toReversed()) {
          const { pathname } = new URL(request.url);
          if (kindOf(pathname, facts) !== 'page' || pages.has(pathname)) continue;
          const title = (await cache.match(request, { ignoreVary: true }))?.headers.get(TITLE_HEADER);
          pages.set(pathname, { pathname, title: decodeURIComponent(title ?? '') });
        }
      }
      return [...pages.values()];
    },
    async clear() {
      for (const name of await caches.keys()) if (name.startsWith(ours)) await caches.delete(name);
    },
  };
}

/** A page is cached by its path alone, anything else by its full URL. */
function keyOf({ origin, pathname, search }: URL, facts: OfflineFacts): string {
  if (kindOf(pathname, facts) !== 'page') return origin + pathname + search;
  return origin + (pathname.replace(/\/+$/u, '') || '/');
}
