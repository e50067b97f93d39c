import { acceptedEncoding, createByteCache } from '@recto/content/node';
import { hash } from 'node:crypto';
import { compressText } from './compress-text.ts';
import type { CompressText } from './compress-text.ts';

/** Responses with fewer bytes are not compressed, since they fit into one packet. */
export const MIN_COMPRESSED_BYTES = 1024;

/** Size of the cache of compressed texts in bytes; when it is full, the least recently used text is removed. */
const MAX_CACHE_BYTES = 32_000_000;

const TEXT =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.+-]*\+)?(?:json|xml)\b|application\/javascript\b|image\/svg\+xml\b)/u;

/** The functions that compress responses. */
export interface Compressors {
  /** For responses that are the same for all visitors: the result is cached. */
  cached: CompressText;
  /** For responses that must not be cached. */
  uncached: CompressText;
}

const compressors: Compressors = { cached: createCachedCompress(), uncached: compressText };

/** Compresses a text response as the request accepts it, and adds `accept-encoding` to its `vary` header. */
export async function compressResponse(
  request: Request,
  response: Response,
  { cached, uncached }: Compressors = compressors,
): Promise<Response> {
  const { status, headers } = response;
  const isText = TEXT.test(headers.get('content-type') ?? '');
  const isWritten = response.body !== null || status === 304;
  if (!isWritten || !isText || headers.has('content-encoding') || hasNoTransform(headers)) return response;
  const newHeaders = new Headers(headers);
  addVary(newHeaders, 'accept-encoding');
  // A 304 has no body, but must have the same `vary` header as the full response.
  if (status === 304) return new Response(null, { status, headers: newHeaders });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const encoding = acceptedEncoding(request);
  if (encoding === 'identity' || bytes.byteLength < MIN_COMPRESSED_BYTES)
    return new Response(bytes, { status, headers: newHeaders });
  const isRead = request.method !== 'HEAD';
  const compress = isShared(response) ? cached : uncached;
  const packed = isRead ? await compress(bytes, encoding) : undefined;
  if (isRead && !packed) return new Response(bytes, { status, headers: newHeaders });
  newHeaders.set('content-encoding', encoding);
  newHeaders.delete('content-length');
  return new Response(packed ?? null, { status, headers: newHeaders });
}

/**
 * Whether a response may be cached for other requests. Responses with `no-store` or `private` are not cached, nor are
 * errors: their texts depend on the request, so their number has no limit.
 */
export function isShared({ status, headers }: Response): boolean {
  return status === 200 && !/\b(?:no-store|private)\b/iu.test(headers.get('cache-control') ?? '');
}

/** Adds a name to the `vary` header, unless it is already there. */
export function addVary(headers: Headers, name: string): void {
  const listedNames = new Set((headers.get('vary') ?? '').split(',').map((entry) => entry.trim().toLowerCase()));
  if (!listedNames.has(name) && !listedNames.has('*')) headers.append('vary', name);
}

function hasNoTransform(headers: Headers): boolean {
  return headers.get('cache-control')?.includes('no-transform') === true;
}

/**
 * Wraps `compress` with a cache, since pages and payloads are the same for all visitors. Requests for a text that is
 * being compressed wait for the same result.
 */
export function createCachedCompress(compress: CompressText = compressText, maxBytes = MAX_CACHE_BYTES): CompressText {
  const keep = createByteCache<Awaited<ReturnType<CompressText>>>(maxBytes);
  return async (text, encoding) => {
    const key = `${encoding} ${hash('sha256', text)}`;
    return await keep(key, async () => await compress(text, encoding));
  };
}
