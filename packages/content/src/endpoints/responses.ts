/** Responses that all endpoints share. */

/** Creates an error response with a text. */
export function errorResponse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff', ...headers },
  });
}

/** Creates a JSON response. */
export function jsonResponse(data: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(data, { headers: { 'x-content-type-options': 'nosniff', ...headers } });
}

/**
 * Whether the client already has the response with this entity tag. Tags are compared weakly, because a proxy can
 * compress a response.
 */
export function matchesEtag(request: Request, tag: string): boolean {
  const tags = request.headers.get('if-none-match')?.split(',') ?? [];
  const opaque = (text: string): string => text.trim().replace(/^W\//u, '');
  return tags.some((one) => one.trim() === '*' || opaque(one) === opaque(tag));
}
