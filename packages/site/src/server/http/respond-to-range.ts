import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { parseRange } from './parse-range.ts';

/** An uncompressed file of the build. */
export interface StaticFile {
  /** Its path in the file system. */
  file: string;
  /** Size in bytes. */
  size: number;
  /** Entity tag. */
  etag: string;
  /** Media type. */
  type?: string | undefined;
  /** When it was last changed, as a date that can be parsed. */
  mtime?: string | undefined;
}

/** Browsers open these as pages. They are small, and their security headers are set on the complete file. */
const DOCUMENT = /^(?:text\/html|image\/svg\+xml|application\/(?:xhtml\+)?xml|text\/xml)\b/u;

/**
 * Responds to a range request, for seeking in media and resuming downloads: 206, or 416 if the file has no such range.
 * `undefined` if the complete file has to be sent. Ranges apply to the file itself and never to a compressed copy,
 * which has another entity tag; a date in `If-Range` is not accepted, since file and copies have the same date.
 */
export function respondToRange(
  request: Request,
  { file, size, etag, type, mtime }: StaticFile,
  headers: Readonly<Record<string, string>> = {},
): Response | undefined {
  const { headers: requestHeaders, method } = request;
  const range = requestHeaders.get('range');
  if (method !== 'GET' || range === null || DOCUMENT.test(type ?? '')) return undefined;
  // Conditional requests take precedence; the handler that sends complete files responds to them.
  if (requestHeaders.has('if-none-match') || requestHeaders.has('if-modified-since')) return undefined;
  const ifRange = requestHeaders.get('if-range');
  if (ifRange !== null && ifRange.trim() !== etag) return undefined;
  const part = parseRange(range, size);
  if (!part) return undefined;
  if (part === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { 'content-range': `bytes */${size}`, 'accept-ranges': 'bytes', 'cache-control': 'no-store' },
    });
  }
  const { start, end } = part;
  const body = Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream<Uint8Array>;
  return new Response(body, {
    status: 206,
    headers: {
      ...headers,
      'accept-ranges': 'bytes',
      'content-length': String(end - start + 1),
      'content-range': `bytes ${start}-${end}/${size}`,
      etag,
      vary: 'accept-encoding',
      ...(type !== undefined && { 'content-type': type }),
      ...(mtime !== undefined && { 'last-modified': new Date(mtime).toUTCString() }),
    },
  });
}
