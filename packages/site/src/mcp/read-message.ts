import { readBody } from '@recto/content/node';

/** Maximum length of a message, in bytes. */
const MAX_BYTES = 64 * 1024;

const INVALID_REQUEST = -32_600;
const PARSE_ERROR = -32_700;

/** Reads the message of a request. Returns an error response if it is not a single JSON object. */
export async function readMessage(request: Request): Promise<{ message: unknown } | Response> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') {
    return errorResponse(415, 'A message must be JSON. Send it with the content type application/json.');
  }
  const text = await readBody(request, MAX_BYTES);
  if (text === undefined) return errorResponse(413, `A message may have at most ${MAX_BYTES} bytes.`);
  try {
    const message: unknown = JSON.parse(text);
    // A batch would bypass the rate limit.
    if (Array.isArray(message)) return errorResponse(400, 'Send one message at a time.', {}, INVALID_REQUEST);
    if (typeof message === 'object' && message !== null) return { message };
    return errorResponse(400, 'A message must be a JSON object.', {}, INVALID_REQUEST);
  } catch {
    return errorResponse(400, 'The message is not valid JSON.');
  }
}

/** JSON-RPC error codes by HTTP status, for requests that are rejected before the protocol handles them. */
const CODE_BY_STATUS: Partial<Record<number, number>> = { 400: PARSE_ERROR };
const OTHER_ERROR = -32_000;

/** Builds an error response with an HTTP status and a JSON-RPC error. */
export function errorResponse(
  status: number,
  message: string,
  headers: Record<string, string> = {},
  code = CODE_BY_STATUS[status] ?? OTHER_ERROR,
): Response {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status, headers });
}
