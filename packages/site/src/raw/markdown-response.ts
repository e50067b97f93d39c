import type { ResolvedPage } from '../payload/resolved-page.ts';

/**
 * Responds with the markdown version of a page; `undefined` if it has none. Like the page, it is revalidated on every
 * request.
 */
export async function markdownResponse(page: ResolvedPage): Promise<Response | undefined> {
  const { status, markdown, head } = page;
  if (!markdown || status !== 200) return undefined;
  return new Response(await markdown(page), {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
      vary: 'accept',
      // States that HTML and markdown are the same document.
      ...(head.canonical !== undefined && { link: `<${head.canonical}>; rel="canonical"` }),
    },
  });
}

/**
 * Whether an `Accept` header prefers markdown to HTML. Markdown has to be named: a client that accepts anything gets
 * HTML. With equal weights, a named type wins over a wildcard, and markdown wins if both are named.
 * The function must not use anything outside of it, since its source is written into the code for static hosts.
 */
export function prefersMarkdown(accept: string): boolean {
  const weights: Record<string, number> = {};
  for (const entry of accept.toLowerCase().split(',')) {
    const [type = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    const value = weight === undefined ? 1 : Number(weight.slice(2));
    // An invalid weight counts as 0.
    weights[type] = Number.isFinite(value) && weight !== 'q=' ? value : 0;
  }
  const markdown = weights['text/markdown'] ?? 0;
  return markdown > 0 && markdown >= (weights['text/html'] ?? weights['text/*'] ?? weights['*/*'] ?? 0);
}
