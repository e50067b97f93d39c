import { readBody, errorResponse } from '@recto/content/node';
import { z } from 'zod';
import type { SiteEndpoint } from './endpoint.ts';

/** Default maximum size of a request body, in bytes. */
const MAX_BODY_BYTES = 64 * 1024;

/** Maximum length of a validation message in characters, since it repeats names from the request. */
const MAX_MESSAGE_LENGTH = 2000;

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/iu;

/** Parses the input of a request with the endpoint's schema. Returns a response if the input is not valid. */
export async function readInput({ input, limit }: SiteEndpoint, request: Request, url: URL): Promise<unknown> {
  if (!input) return undefined;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const sent = isRead ? Object.fromEntries(url.searchParams) : await readJson(request, limit?.bytes ?? MAX_BODY_BYTES);
  if (sent instanceof Response) return sent;
  const parsed = input.safeParse(sent);
  return parsed.success ? parsed.data : errorResponse(400, z.prettifyError(parsed.error).slice(0, MAX_MESSAGE_LENGTH));
}

async function readJson(request: Request, bytes: number): Promise<unknown> {
  // Forms of other sites can send other content types without a CORS preflight request.
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) {
    return errorResponse(415, 'The body is not JSON. Send it with the content type application/json.');
  }
  const text = await readBody(request, bytes);
  if (text === undefined) return errorResponse(413, `The body is longer than ${bytes} bytes.`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return errorResponse(400, 'The body is not JSON.');
  }
}
