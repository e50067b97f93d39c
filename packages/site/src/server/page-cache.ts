import { acceptedEncoding, createByteCache, hasAlready } from '@recto/content/node';
import type { KeptPage } from '../api/running-site.ts';
import { compressText } from './compress-text.ts';
import type { CompressText } from './compress-text.ts';
import { LEAST_COMPRESSED_BYTES, addVary, isShared } from './compress-response.ts';
import { entityTag } from './entity-tag.ts';

/** Bytes of pages that are kept, and as many of compressed copies; beyond them the page unused for longest is removed. */
const MOST_BYTES = 32_000_000;

/**
 * Answers a request from memory, or with what `make` answers, which is kept under the key if it is the same for everyone.
 * Requests for a page that is being made wait for it.
 */
export interface PageCache {
  (request: Request, key: string, make: () => Promise<Response>): Promise<Response>;
  /** A page that is kept, at once. */
  find: (key: string) => KeptPage | undefined;
}

export interface PageCacheOptions {
  mostBytes?: number;
  compress?: CompressText;
}

interface CachedPage extends KeptPage {
  bytes: Uint8Array<ArrayBuffer>;
  headers: Headers;
}

/** Pages as they are sent, with compressed copies that are made once. Its content must not change. */
export function createPageCache({ mostBytes = MOST_BYTES, compress = compressText }: PageCacheOptions = {}): PageCache {
  const keepPage = createByteCache<CachedPage | undefined>(mostBytes, (page) => page?.bytes.byteLength ?? 0);
  const keepCompressed = createByteCache<Awaited<ReturnType<CompressText>>>(mostBytes);

  const send = async (request: Request, key: string, { bytes, tag, headers }: CachedPage): Promise<Response> => {
    if (hasAlready(request, tag)) return new Response(null, { status: 304, headers });
    const encoding = bytes.byteLength < LEAST_COMPRESSED_BYTES ? 'identity' : acceptedEncoding(request);
    if (encoding === 'identity') return new Response(bytes, { headers });
    const compressed = await keepCompressed(copyKey(encoding, key, tag), async () => await compress(bytes, encoding));
    const response = new Response(compressed ?? bytes, { headers });
    if (compressed) response.headers.set('content-encoding', encoding);
    return response;
  };

  /** What is kept of an answer; nothing of one that is not for everyone. */
  const readPage = async (key: string, response: Response): Promise<CachedPage | undefined> => {
    if (!isShared(response)) return undefined;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const tag = await entityTag(bytes);
    const headers = new Headers(response.headers);
    headers.set('etag', tag);
    addVary(headers, 'accept-encoding');
    const bodyIn: KeptPage['bodyIn'] = (encoding) =>
      encoding === 'identity' ? bytes : keepCompressed.find(copyKey(encoding, key, tag));
    return { bytes, tag, headers, bodyIn, variants: new Map() };
  };

  const answer = async (request: Request, key: string, make: () => Promise<Response>): Promise<Response> => {
    let made: Response | undefined;
    const page = await keepPage(key, async () => {
      made = await make();
      return await readPage(key, made);
    });
    return page ? await send(request, key, page) : (made ?? (await make()));
  };
  return Object.assign(answer, { find: keepPage.find });
}

function copyKey(encoding: string, key: string, tag: string): string {
  return `${encoding} ${key} ${tag}`;
}
