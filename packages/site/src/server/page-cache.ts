import { acceptedEncoding, createByteCache, matchesEtag } from '@recto/content/node';
import type { CachedPage } from '../api/running-site.ts';
import { compressText } from './compress-text.ts';
import type { CompressText } from './compress-text.ts';
import { MIN_COMPRESSED_BYTES, addVary, isShared } from './compress-response.ts';
import { entityTag } from './entity-tag.ts';
import { metrics } from './operation/metrics.ts';

/**
 * Size of the cache in bytes, for pages and again for their compressed copies; when it is full, the least recently used
 * page is removed.
 */
const MAX_CACHE_BYTES = 32_000_000;

/**
 * Responds to a request from memory, or with the response of `make`, which is cached under the key if it is the same
 * for all visitors. Requests for a page that is being made wait for it.
 */
export interface PageCache {
  (request: Request, key: string, make: () => Promise<Response>): Promise<Response>;
  /** Returns a cached page, synchronously. */
  find: (key: string) => CachedPage | undefined;
}

/** Options of `createPageCache`. */
export interface PageCacheOptions {
  /** Maximum size in bytes. */
  maxBytes?: number;
  /** Compresses pages. */
  compress?: CompressText;
}

interface StoredPage extends CachedPage {
  bytes: Uint8Array<ArrayBuffer>;
  headers: Headers;
}

/** Creates a cache of responses, each with compressed copies. The response for a key must never change. */
export function createPageCache({
  maxBytes = MAX_CACHE_BYTES,
  compress = compressText,
}: PageCacheOptions = {}): PageCache {
  const keepPage = createByteCache<StoredPage | undefined>(maxBytes, (page) => page?.bytes.byteLength ?? 0);
  const keepCompressed = createByteCache<Awaited<ReturnType<CompressText>>>(maxBytes);

  const send = async (request: Request, key: string, { bytes, tag, headers }: StoredPage): Promise<Response> => {
    if (matchesEtag(request, tag)) return new Response(null, { status: 304, headers });
    const encoding = bytes.byteLength < MIN_COMPRESSED_BYTES ? 'identity' : acceptedEncoding(request);
    if (encoding === 'identity') return new Response(bytes, { headers });
    const compressed = await keepCompressed(copyKey(encoding, key, tag), async () => await compress(bytes, encoding));
    const response = new Response(compressed ?? bytes, { headers });
    if (compressed) response.headers.set('content-encoding', encoding);
    return response;
  };

  /** Reads the cacheable parts of a response; `undefined` if it is not the same for all visitors. */
  const readPage = async (key: string, response: Response): Promise<StoredPage | undefined> => {
    if (!isShared(response)) return undefined;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const tag = await entityTag(bytes);
    const headers = new Headers(response.headers);
    headers.set('etag', tag);
    addVary(headers, 'accept-encoding');
    const bodyIn: CachedPage['bodyIn'] = (encoding) =>
      encoding === 'identity' ? bytes : keepCompressed.find(copyKey(encoding, key, tag));
    return { bytes, tag, headers, bodyIn, variants: new Map() };
  };

  const respond = async (request: Request, key: string, make: () => Promise<Response>): Promise<Response> => {
    let response: Response | undefined;
    let result = 'hit';
    const page = await keepPage(key, async () => {
      result = 'miss';
      response = await make();
      return await readPage(key, response);
    });
    metrics.count('recto_page_cache_requests', { result });
    return page ? await send(request, key, page) : (response ?? (await make()));
  };
  return Object.assign(respond, { find: keepPage.find });
}

function copyKey(encoding: string, key: string, tag: string): string {
  return `${encoding} ${key} ${tag}`;
}
