import { readBody } from '@recto/content/node';

/** Longest message, in bytes. */
const MOST_BYTES = 64 * 1024;

const INVALID_REQUEST = -32_600;

/** The one message of a request, or why there is none. */
export async function readMessage(request: Request): Promise<{ message: unknown } | Response> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') {
    return refuseMessage(415, 'A message is JSON. Send it with the content type application/json.');
  }
  const text = await readBody(request, MOST_BYTES);
  if (text === undefined) return refuseMessage(413, `A message has at most ${MOST_BYTES} bytes.`);
  try {
    const message: unknown = JSON.parse(text);
    // One request would otherwise be a thousand, whatever is counted.
    if (Array.isArray(message)) return refuseMessage(400, 'Send one message at a time.', {}, INVALID_REQUEST);
    if (typeof message === 'object' && message !== null) return { message };
    return refuseMessage(400, 'A message is a JSON object.', {}, INVALID_REQUEST);
  } catch {
    return refuseMessage(400, 'This is no JSON.');
  }
}

/** Codes of JSON-RPC for what never got to the protocol. */
const CODES: Partial<Record<number, number>> = { 400: -32_700 };
const OTHER = -32_000;

/** A refusal as programs of this protocol read it: by its status, and in words. */
export function refuseMessage(
  status: number,
  message: string,
  headers: Record<string, string> = {},
  code = CODES[status] ?? OTHER,
): Response {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status, headers });
}
