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
