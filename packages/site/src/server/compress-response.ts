import { acceptedEncoding } from '@recto/content/node';
import { createPackOnce } from './pack-once.ts';

/** Smaller answers fit into one packet as they are. */
const LEAST_BYTES = 1024;

const TEXT =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.+-]*\+)?(?:json|xml)\b|application\/javascript\b|image\/svg\+xml\b)/u;

const packOnce = createPackOnce();

/** The same answer as small as the request allows, so that whoever stands between knows what it depends on. */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  const { status, headers } = response;
  const isText = TEXT.test(headers.get('content-type') ?? '');
  const isWritten = response.body !== null || status === 304;
  if (!isWritten || !isText || headers.has('content-encoding') || isAsItIs(headers)) return response;
  const answer = new Headers(headers);
  addVary(answer, 'accept-encoding');
  // It has no text, and says of the one that is known what was said with it.
  if (status === 304) return new Response(null, { status, headers: answer });
  const text = await response.text();
  const encoding = acceptedEncoding(request);
  if (encoding === 'identity' || Buffer.byteLength(text) < LEAST_BYTES) {
    return new Response(text, { status, headers: answer });
  }
  answer.set('content-encoding', encoding);
  answer.delete('content-length');
  return new Response(await packOnce(text, encoding), { status, headers: answer });
}

/** Adds to what an answer depends on, beside what it says already. */
function addVary(headers: Headers, name: string): void {
  const named = new Set((headers.get('vary') ?? '').split(',').map((entry) => entry.trim().toLowerCase()));
  if (!named.has(name) && !named.has('*')) headers.append('vary', name);
}

function isAsItIs(headers: Headers): boolean {
  return headers.get('cache-control')?.includes('no-transform') === true;
}
