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
