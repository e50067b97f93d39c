import { OFFLINE_BUILDS, OFFLINE_PAGES, OFFLINE_PAYLOADS, OFFLINE_IMAGES, OFFLINE_IMAGE_BYTES } from '../constants.ts';
import type { OfflineConfig } from './offline-config.ts';
import { kindOf } from './response-kind.ts';
import type { ResponseKind } from './response-kind.ts';
import { contentOf, titleOf } from './visited-pages.ts';
import type { OfflinePage } from './visited-pages.ts';

const LIMITS: Readonly<Partial<Record<ResponseKind, number>>> = {
  page: OFFLINE_PAGES,
  payload: OFFLINE_PAYLOADS,
  image: OFFLINE_IMAGES,
};

/** Header of a cached page with its title, so that listing pages does not read their bodies. */
const TITLE_HEADER = 'x-recto-title';
/** Header of a cached page with its content version. */
const CONTENT_HEADER = 'x-recto-content';
/** Headers that do not apply to the decoded body that is cached. */
const TRANSPORT_HEADERS = ['content-encoding', 'content-length'];

/** The responses that a site has cached in a browser: one cache per build, the newest first. */
export interface OfflineCache {
  /** Finds the newest cached response for a URL, of any build. */
  find: (url: URL) => Promise<Response | undefined>;
  /**
   * Whether the cache of this build has a response for this URL; for a page, in this content version if one is given.
   */
  has: (url: URL, content?: string) => Promise<boolean>;
  /** Caches a response. */
  put: (url: URL, response: Response) => Promise<void>;
  /**
   * Caches a page. `content` is the served content version as reported by an open tab, since static HTML does not
   * contain it.
   */
  putPage: (url: URL, html: string, headers: Headers, content?: string) => Promise<void>;
  /** Caches all of these files, or none. */
  putAll: (addresses: readonly string[]) => Promise<void>;
  /** Lists the cached pages, the last one first. */
  listPages: () => Promise<OfflinePage[]>;
  /** Removes responses above the limits, and builds that are no longer needed. */
  prune: () => Promise<void>;
  /** Removes all caches of the site. */
  clear: () => Promise<void>;
}

/** Creates the offline cache of a site. */
export function createOfflineCache(caches: CacheStorage, config: OfflineConfig): OfflineCache {
  // Another site on the same host has another base path, and so another cache name.
  const prefix = `recto:${config.base}/:`;
  const current = prefix + config.build;

  const names = async (): Promise<string[]> => {
    const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current);
    return [current, ...others.toReversed()];
  };
  const match = async (url: URL, cacheName: string): Promise<Response | undefined> =>
    await caches.match(keyOf(url, config), { cacheName, ignoreVary: true });
  const put = async (url: URL, response: Response): Promise<void> => {
    const cache = await caches.open(current);
    const key = keyOf(url, config);
    // Deleting first moves the entry to the end, as the newest.
    await cache.delete(key, { ignoreVary: true });
    await cache.put(key, response);
  };

  const prune = async (): Promise<void> => {
    const counts: Partial<Record<ResponseKind, number>> = {};
    const seen = new Set<string>();
    for (const [age, name] of (await names()).entries()) {
      if (age >= OFFLINE_BUILDS) {
        await caches.delete(name);
        continue;
      }
      const cache = await caches.open(name);
      let pages = 0;
      for (const request of (await cache.keys()).toReversed()) {
        const kind = kindOf(new URL(request.url).pathname, config);
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
    prune,
    async find(url) {
      for (const name of await names()) {
        const response = await match(url, name);
        if (!response) continue;
        // Files that this build needs too must not be removed with the old build. A page belongs to its own build.
        if (name !== current && kindOf(url.pathname, config) !== 'page') await put(url, response.clone());
        return response;
      }
      return undefined;
    },
    async has(url, content) {
      const cached = await match(url, current);
      return cached !== undefined && (content === undefined || cached.headers.get(CONTENT_HEADER) === content);
    },
    async put(url, response) {
      const kind = kindOf(url.pathname, config);
      if (kind === 'image' && (await response.clone().blob()).size > OFFLINE_IMAGE_BYTES) return;
      await put(url, response);
      if (kind && LIMITS[kind] !== undefined) await prune();
    },
    async putPage(url, html, originalHeaders, content = '') {
      const headers = new Headers(originalHeaders);
      for (const name of TRANSPORT_HEADERS) headers.delete(name);
      headers.set(CONTENT_HEADER, contentOf(html) || content);
      headers.set(TITLE_HEADER, encodeURIComponent(titleOf(html, config)));
      await put(url, new Response(html, { headers }));
      await prune();
    },
    async putAll(addresses) {
      await (await caches.open(current)).addAll(addresses);
    },
    async listPages() {
      const pages = new Map<string, OfflinePage>();
      for (const name of await names()) {
        const cache = await caches.open(name);
        for (const request of (await cache.keys()).toReversed()) {
          const { pathname } = new URL(request.url);
          if (kindOf(pathname, config) !== 'page' || pages.has(pathname)) continue;
          const title = (await cache.match(request, { ignoreVary: true }))?.headers.get(TITLE_HEADER);
          pages.set(pathname, { pathname, title: decodeURIComponent(title ?? '') });
        }
      }
      return [...pages.values()];
    },
    async clear() {
      for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
    },
  };
}

/** A page is cached by its path alone, anything else by its full URL. */
function keyOf({ origin, pathname, search }: URL, config: OfflineConfig): string {
  if (kindOf(pathname, config) !== 'page') return origin + pathname + search;
  return origin + (pathname.replace(/\/+$/u, '') || '/');
}
