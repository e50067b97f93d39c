import type { ResolvedPage } from '../payload/resolved-page.ts';

/** The markdown of a page as an answer; `undefined` where it has none. It is asked for anew each time, as the page is. */
export async function answerMarkdown(page: ResolvedPage): Promise<Response | undefined> {
  const { status, markdown, head } = page;
  if (!markdown || status !== 200) return undefined;
  return new Response(await markdown(page), {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
      vary: 'accept',
      // Who finds both is told that they are one text.
      ...(head.canonical !== undefined && { link: `<${head.canonical}>; rel="canonical"` }),
    },
  });
}

/**
 * Whether an `Accept` header asks for markdown rather than HTML. It has to be named: a client that accepts anything gets a page.
 * Of two that are wanted as much, the one that is named wins over the one that is merely taken; named both, it is markdown.
 * Everything it needs is inside, since hosts that run no server of ours get its text.
 */
export function prefersMarkdown(accept: string): boolean {
  const wanted: Record<string, number> = {};
  for (const entry of accept.toLowerCase().split(',')) {
    const [type = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    const value = weight === undefined ? 1 : Number(weight.slice(2));
    // What is no weight asks for nothing.
    wanted[type] = Number.isFinite(value) && weight !== 'q=' ? value : 0;
  }
  const markdown = wanted['text/markdown'] ?? 0;
  return markdown > 0 && markdown >= (wanted['text/html'] ?? wanted['text/*'] ?? wanted['*/*'] ?? 0);
}
