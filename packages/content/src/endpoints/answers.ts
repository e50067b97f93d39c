/** Ways to answer that every endpoint shares. */

export function refuse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff', ...headers },
  });
}

export function answerJson(data: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(data, { headers: { 'x-content-type-options': 'nosniff', ...headers } });
}

/** Whether the client has the bytes of this entity tag. A tag may be weak: an answer can be compressed on its way. */
export function hasAlready(request: Request, tag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  const opaque = (text: string): string => text.trim().replace(/^W\//u, '');
  return known.some((one) => one.trim() === '*' || opaque(one) === opaque(tag));
}
