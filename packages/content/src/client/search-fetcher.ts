import { MAX_PARTS, partPath, rootPath, partsPath } from '../search/search-urls.ts';
import type { SearchSource } from '../search/find/create-searcher.ts';
import { listNames } from '../search/parts/part-names.ts';
import { INDEX_FORMAT } from '../search/parts/search-root.ts';
import type { SearchRoot } from '../search/parts/search-root.ts';

/** Name of the browser cache for offline use. */
const CACHE = 'recto-search';

/** Loads the parts of search indexes. */
export interface SearchFetcher extends SearchSource {
  /** Fetches the missing parts of all opened indexes, so that search works offline. */
  cacheAll: () => Promise<void>;
}

/** Texts of parts by name. */
type Parts = Record<string, string>;

/** `caches` exists only in secure contexts. Elsewhere the same global name could be an element with this id. */
function findCaches(): CacheStorage | undefined {
  return 'CacheStorage' in globalThis && globalThis.caches instanceof CacheStorage ? globalThis.caches : undefined;
}

/** Creates a loader of index parts from the files of the site. Each part is fetched once and cached for offline use. */
export function createSearchFetcher(
  site: string,
  fetchIt: typeof fetch = fetch,
  caches: Pick<CacheStorage, 'open'> | undefined = findCaches(),
): SearchFetcher {
  const opened = new Map<string, SearchRoot>();
  const open = async (): Promise<Cache | undefined> => await caches?.open(CACHE).catch(() => undefined);

  const keep = async (url: string, response: Response): Promise<void> => {
    // Search works without the cache if the disk is full.
    await (await open())?.put(url, response).catch(() => undefined);
  };

  const get = async (url: string, cache: RequestCache = 'default'): Promise<Response> => {
    const response = await fetchIt(url, { cache });
    if (response.ok) await keep(url, response.clone());
    return response;
  };

  /** Removes parts that the index no longer contains. */
  const deleteOutdated = async (cache: Cache, locale: string, names: ReadonlySet<string>): Promise<void> => {
    const folder = site + partPath(locale, '');
    for (const { url } of await cache.keys()) {
      if (url.startsWith(folder) && !names.has(url.slice(folder.length))) await cache.delete(url);
    }
  };

  /**
   * Stores the parts of one bundle in the cache individually, and returns their names. The cache entry of the bundle
   * contains only these names.
   */
  const unpack = async (cache: Cache, { locale }: SearchRoot, name: string): Promise<string[]> => {
    const url = site + partPath(locale, name);
    const cached = await cache.match(url);
    if (cached) return (await cached.json()) as string[];
    // The parts are cached individually, so the browser need not cache the bundle, too.
    const response = await fetchIt(url, { cache: 'no-store', priority: 'low' });
    const parts = (await read(response, url, () => response.json())) as Parts;
    for (const [part, text] of Object.entries(parts)) {
      await cache.put(site + partPath(locale, part), new Response(text));
    }
    await cache.put(url, new Response(JSON.stringify(Object.keys(parts))));
    return Object.keys(parts);
  };

  const findKept = async (url: string): Promise<Response | undefined> => await (await open())?.match(url);

  /** Reads parts from the cache, and fetches the missing ones in as few requests as possible. */
  const readSeveral = async ({ locale }: SearchRoot, names: readonly string[]): Promise<Parts> => {
    const addressOf = (name: string): string => site + partPath(locale, name);
    const parts: Parts = {};
    const find = async (name: string): Promise<string[]> => {
      const cached = await findKept(addressOf(name));
      if (cached) parts[name] = await cached.text();
      return cached ? [] : [name];
    };
    const missing = (await Promise.all(names.map(find))).flat();
    for (let start = 0; start < missing.length; start += MAX_PARTS) {
      const url = site + partsPath(locale, missing.slice(start, start + MAX_PARTS));
      const response = await fetchIt(url);
      const fetched = (await read(response, url, () => response.json())) as Parts;
      for (const [name, text] of Object.entries(fetched)) void keep(addressOf(name), new Response(text));
      Object.assign(parts, fetched);
    }
    return parts;
  };

  /** Parts that are requested in the same tick are fetched together. */
  const collecting = new Map<SearchRoot, { names: Set<string>; parts: Promise<Parts> }>();
  const collect = async (root: SearchRoot, name: string): Promise<string> => {
    const batch = collecting.get(root);
    const names = batch?.names ?? new Set<string>();
    const parts =
      batch?.parts ??
      new Promise<void>((resolve) => {
        setTimeout(resolve);
      }).then(async () => {
        collecting.delete(root);
        return await readSeveral(root, [...names]);
      });
    if (!batch) collecting.set(root, { names, parts });
    names.add(name);
    return (await parts)[name] ?? '';
  };

  return {
    async cacheAll() {
      const cache = await open();
      if (!cache) return;
      for (const root of opened.values()) {
        const names = listNames('bundle', root.bundles);
        const neededNames = new Set(names);
        for (const name of names) for (const part of await unpack(cache, root, name)) neededNames.add(part);
        await deleteOutdated(cache, root.locale, neededNames);
      }
    },
    async root(locale) {
      const url = site + rootPath(locale);
      // The URL of this file does not change with the content, so the cache must be revalidated.
      const response = await get(url, 'no-cache').catch(async (error: unknown) => {
        const cached = await (await open())?.match(url);
        if (!cached) throw error;
        return cached;
      });
      if (response.status === 404) return undefined;
      const root = (await read(response, url, () => response.json())) as SearchRoot;
      if (root.form !== INDEX_FORMAT) throw new Error(`${url} has an unsupported format.`);
      opened.set(locale, root);
      return root;
    },
    async part(locale, name) {
      const root = opened.get(locale);
      if (root?.isServed === true) return await collect(root, name);
      const url = site + partPath(locale, name);
      const response = (await findKept(url)) ?? (await get(url));
      return await read(response, url, () => response.text());
    },
  };
}

async function read<Value>({ ok, status }: Response, url: string, take: () => Promise<Value>): Promise<Value> {
  if (!ok) throw new Error(`${url} responded with ${status}`);
  return await take();
}
