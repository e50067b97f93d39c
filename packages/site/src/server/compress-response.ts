import { acceptedEncoding, createByteCache } from '@recto/content/node';
import { hash } from 'node:crypto';
import { compressText } from './compress-text.ts';
import type { CompressText } from './compress-text.ts';

/** Smaller answers fit into one packet as they are. */
export const LEAST_COMPRESSED_BYTES = 1024;

/** Bytes of compressed texts that are kept; beyond them the text unused for longest is let go. */
const MOST_BYTES = 32_000_000;

const TEXT =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.+-]*\+)?(?:json|xml)\b|application\/javascript\b|image\/svg\+xml\b)/u;

export interface Compressors {
  /** For answers that are the same for everyone. */
  once: CompressText;
  /** For answers of which no copy is kept. */
  each: CompressText;
}

const compressors: Compressors = { once: createPackOnce(), each: compressText };

/** The same answer as small as the request allows, so that whoever stands between knows what it depends on. */
export async function compressResponse(
  request: Request,
  response: Response,
  { once, each }: Compressors = compressors,
): Promise<Response> {
  const { status, headers } = response;
  const isText = TEXT.test(headers.get('content-type') ?? '');
  const isWritten = response.body !== null || status === 304;
  if (!isWritten || !isText || headers.has('content-encoding') || isAsItIs(headers)) return response;
  const answer = new Headers(headers);
  addVary(answer, 'accept-encoding');
  // It has no text, and says of the one that is known what was said with it.
  if (status === 304) return new Response(null, { status, headers: answer });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const encoding = acceptedEncoding(request);
  if (encoding === 'identity' || bytes.byteLength < LEAST_COMPRESSED_BYTES)
    return new Response(bytes, { status, headers: answer });
  const isRead = request.method !== 'HEAD';
  const compress = isShared(response) ? once : each;
  const packed = isRead ? await compress(bytes, encoding) : undefined;
  if (isRead && !packed) return new Response(bytes, { status, headers: answer });
  answer.set('content-encoding', encoding);
  answer.delete('content-length');
  return new Response(packed ?? null, { status, headers: answer });
}

/**
 * Whether a copy may be cached for other requests. Answers with `no-store` or `private` are not cached here
 * either, nor are errors: their texts depend on the request, so there is no limit to their number.
 */
export function isShared({ status, headers }: Response): boolean {
  return status === 200 && !/\b(?:no-store|private)\b/iu.test(headers.get('cache-control') ?? '');
}

/** Adds to what an answer depends on, beside what it says already. */
export function addVary(headers: Headers, name: string): void {
  const named = new Set((headers.get('vary') ?? '').split(',').map((entry) => entry.trim().toLowerCase()));
  if (!named.has(name) && !named.has('*')) headers.append('vary', name);
}

function isAsItIs(headers: Headers): boolean {
  return headers.get('cache-control')?.includes('no-transform') === true;
}

/**
 * Compresses a text once for all requests: pages and payloads of one build are the same for everyone. Requests for a text
 * that is being compressed share one result.
 */
export function createPackOnce(compress: CompressText = compressText, mostBytes = MOST_BYTES): CompressText {
  const keep = createByteCache<Awaited<ReturnType<CompressText>>>(mostBytes);
  return async (text, encoding) => {
    const key = `${encoding} ${hash('sha256', text)}`;
    return await keep(key, async () => await compress(text, encoding));
  };
}
