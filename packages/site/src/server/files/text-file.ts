/** A response with plain text. */
export function textFile(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

/** A response with XML. */
export function xmlFile(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

/** A response with markdown. */
export function markdownFile(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'text/markdown; charset=utf-8' } });
}
